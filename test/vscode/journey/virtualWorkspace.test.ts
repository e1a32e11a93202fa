import assert from 'node:assert/strict';
import { HostedService } from '../support/hostedService.ts';
import { listedGenerations } from '../support/listedGenerations.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import { buildTestExtension } from '../support/testExtension.ts';
import type { Workbench } from '../support/workbench.ts';

describe('A workspace that is on no disk', function () {
  this.timeout(120_000);
  let service: HostedService;
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    service = await HostedService.start();
    const folders = [{ uri: 'deckwright-memory:/notes', name: 'notes' }];
    journey = await PackagedJourney.start(
      'virtual',
      (folder) => folder.write('virtual.code-workspace', JSON.stringify({ folders })),
      {
        workspaceFile: 'virtual.code-workspace',
        settings: { 'deckwright.baseUrl': service.baseUrl },
        extensions: [await buildTestExtension('virtualFiles')],
      },
    );
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(async () => {
    await journey?.end();
    await service?.close();
  });

  it('has its documents made into decks, with the pictures that they show', async () => {
    await workbench.runCommand('Deckwright: Set API Key');
    await workbench.waitForQuickInput('API Key for');
    await workbench.answer(service.key);
    await workbench.notification('works and is saved').waitFor();
    await workbench.generate('talk.md');
    await workbench.said(/is ready: 2 slides/);
    await workbench.picture('ready');
    const [id] = await listedGenerations(journey.server.userFolder);
    const { presentation } = await service.status(id!);
    const { sources } = JSON.parse(presentation.notices.at(-1)) as { sources: { fileName: string }[] };
    assert.deepEqual(
      sources.map(({ fileName }) => fileName),
      ['img/bridge.png'],
    );
  });

  it('has its files offered to go along', async () => {
    await workbench.openMenu(workbench.file('talk.md'), 'Attach Files…');
    await workbench.chooseFromMenu('Attach Files…');
    await workbench.waitForQuickInput('Files for “talk.md”');
    await workbench.pick('img/bridge.png');
    await workbench.page.keyboard.press('Enter');
    await workbench.notification('One file goes along with every deck of “talk.md”').waitFor();
  });

  it('takes part in the list', async () => {
    await workbench.showPresentations();
    await workbench.treeRow(/2 slides/).hover();
    await workbench.page.locator('.monaco-hover', { hasText: 'talk.md' }).waitFor();
    await workbench.picture('list');
  });

  it('has its deck files shown with their pictures, and changed', async () => {
    await workbench.showExplorer();
    await workbench.openFile('tea.deck.md');
    await workbench.runCommand('Deckwright: Open Deck');
    const slides = workbench.tabPage.locator('section');
    const picture = slides.locator('img').first();
    await workbench.until(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth === 1));
    await workbench.page.locator('.editor-instance .view-line', { hasText: '# Tea' }).first().click();
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.type(' time');
    await slides.filter({ hasText: 'Tea time' }).first().waitFor();
    await workbench.runCommand('File: Save');
    await workbench.until(async () => (await workbench.page.locator('.tab.dirty').count()) === 0);
    await workbench.picture('deck-file');
  });
});
