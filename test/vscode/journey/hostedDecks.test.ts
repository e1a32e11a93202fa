import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApi } from '../../support/callApi.ts';
import { readPptx } from '../../support/readPptx.ts';
import { type Script, scripted } from '../../support/scriptedWriter.ts';
import { HostedService } from '../support/hostedService.ts';
import { listedGenerations } from '../support/listedGenerations.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

const slow = 60_000;

describe('The decks of a hosted service that shows them to its workspace alone', function () {
  this.timeout(240_000);
  let service: HostedService;
  let journey: PackagedJourney;
  let workbench: Workbench;
  let folder: string;
  let first: string;

  before(async () => {
    service = await HostedService.start({ links: 'workspace' });
    folder = await mkdtemp(join(tmpdir(), 'deckwright-exported-'));
    // Where no folder is open, decks are edited in their service.
    journey = await PackagedJourney.start(
      'hosted-decks',
      (made) => made.write('none.code-workspace', JSON.stringify({ folders: [] })),
      { workspaceFile: 'none.code-workspace', settings: { 'deckwright.baseUrl': service.baseUrl } },
    );
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(async () => {
    await journey?.end();
    await service?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const generate = async (script: Script): Promise<void> => {
    await workbench.runCommand('Deckwright: Generate Presentation from Prompt…');
    await workbench.waitForQuickInput('Generate Presentation from Prompt');
    await workbench.answer(scripted(script));
  };
  const setKey = async (): Promise<void> => {
    await workbench.waitForQuickInput('API Key for');
    await workbench.answer(service.key);
    await workbench.notification('works and is saved').waitFor();
  };
  const listed = async (query = ''): Promise<{ id: string; title: string; url: string }[]> =>
    (await service.beyond('GET', `/presentations${query}`)).body.presentations;
  const shows = (text: string) => workbench.deckFrame().getByText(text).first().waitFor({ timeout: slow });

  it('are made of a prompt, and shown in a tab', async () => {
    await workbench.runCommand('Deckwright: Set API Key');
    await setKey();
    await generate({ sections: [2] });
    await shows('Section 1, slide 1');
    await workbench.picture('deck');
    [first] = (await listed()).map(({ id }) => id) as [string];
  });

  it('are given to others by a link that leads to them without a key', async () => {
    await workbench.runCommand('Deckwright: Copy Link');
    await workbench.notification(/Until .*\d.*, the link on the clipboard shows/).waitFor();
    await workbench.picture('link');
    const link = await workbench.page.evaluate(() => navigator.clipboard.readText());
    assert.match((await callApi(link)).body, /Section 1, slide 1/);
  });

  it('are there again after a reload, also when their links were replaced meanwhile', async () => {
    const [before] = await listed();
    const { status } = await service.beyond('POST', `/presentations/${first}/link`);
    assert.equal(status, 200);
    const gone = await callApi(before!.url);
    assert.equal(gone.status, 404);
    assert.match(gone.body, /ends after 12 hours, or when it is replaced/);
    await workbench.reload();
    await workbench.runCommand('View: Close All Editors');
    await workbench.showPresentations();
    await workbench.treeRow(/2 slides/).click();
    await shows('Section 1, slide 1');
  });

  it('say what to do where there is no key to ask for a link with', async () => {
    await workbench.runCommand('Deckwright: Remove API Key');
    await workbench.notification('is removed').waitFor();
    await workbench.runCommand('View: Close All Editors');
    await workbench.treeRow(/2 slides/).click();
    await shows('with the key of the service set');
    await workbench.picture('no-key');
    await workbench.runCommand('View: Close All Editors');
    await workbench.runCommand('Deckwright: Set API Key');
    await setKey();
    await workbench.treeRow(/2 slides/).click();
    await shows('Section 1, slide 1');
  });

  it('are edited as text where no folder is open, and kept in their service', async () => {
    await workbench.openMenu(workbench.treeRow(/2 slides/), 'Edit Slides');
    await workbench.chooseFromMenu('Edit Slides');
    const title = workbench.page.locator('.editor-instance .view-line', { hasText: '## Section 1, slide 1' });
    await title.first().click();
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.type(', written over');
    await workbench.page.locator('.tab.dirty').first().waitFor();
    await workbench.runCommand('File: Save');
    await workbench.until(async () => (await workbench.page.locator('.tab.dirty').count()) === 0);
    await workbench.picture('edited');
    const { body } = await service.beyond('GET', `/presentations/${first}/deck`);
    assert.match(body, /^## Section 1, slide 1, written over$/m);
  });

  it('are exported as PowerPoint files', async () => {
    await workbench.openMenu(workbench.treeRow(/2 slides/), 'Export…');
    await workbench.chooseFromMenu('Export…');
    await workbench.waitForQuickInput(/As what\?|PowerPoint/);
    await workbench.pick('Text, tables, charts');
    await workbench.waitForQuickInput('Show Local');
    const file = join(folder, 'deck.pptx');
    // It proposes a place only when it has looked at it.
    const place = workbench.quickInput.locator('input').first();
    await workbench.until(async () => (await place.inputValue()).endsWith('.pptx'));
    await place.fill(file);
    // It takes no answer while it looks at another folder.
    await workbench.until(async () => {
      if (!(await workbench.quickInput.isVisible())) return true;
      await workbench.page.keyboard.press('Enter');
      return false;
    });
    await workbench.notification('deck.pptx is saved').waitFor({ timeout: slow });
    const { slides } = readPptx(await readFile(file));
    assert.equal(slides.length, 2);
    assert.match(JSON.stringify(slides), /written over/);
  });

  it('are in the bin of their service once they are off the list', async () => {
    await workbench.openMenu(workbench.treeRow(/2 slides/), 'Remove');
    await workbench.chooseFromMenu('Remove');
    const notice = workbench.notification('is off the list').first();
    await notice.hover();
    await notice.locator('.codicon-notifications-clear').click();
    await workbench.until(async () => (await listed()).length === 0);
    assert.deepEqual(
      (await listed('?bin=true')).map(({ id }) => id),
      [first],
    );
  });

  it('are made no further when the person cancels', async () => {
    await generate({ sections: [1], gates: join(folder, 'closed') });
    const row = workbench.treeRow('In progress');
    await row.waitFor();
    const job = workbench.page.locator('.sidebar .monaco-list-row[aria-level="2"]').first();
    await workbench.openMenu(job, 'Cancel Generation');
    await workbench.chooseFromMenu('Cancel Generation');
    const [id] = await listedGenerations(journey.server.userFolder);
    await workbench.until(async () => (await service.status(id!)).status === 'failed');
    assert.equal((await service.status(id!)).error, 'Cancelled');
    await workbench.picture('cancelled');
  });
});
