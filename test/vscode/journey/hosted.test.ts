import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Script, scripted } from '../../support/scriptedWriter.ts';
import { HostedService } from '../support/hostedService.ts';
import { listedGenerations } from '../support/listedGenerations.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

/** A document of which the service's scripted writer makes what it says. */
const document = (script: Script): string => scripted(script);

describe('A hosted service', function () {
  this.timeout(120_000);
  let service: HostedService;
  let journey: PackagedJourney;
  let workbench: Workbench;
  let gates: string;

  before(async () => {
    service = await HostedService.start();
    gates = await mkdtemp(join(tmpdir(), 'deckwright-gates-'));
    await writeFile(join(gates, 'plan'), '');
    journey = await PackagedJourney.start('hosted', async (folder) => {
      const questions = ['Who is in the room?', 'What should they decide?'];
      await folder.write('two-questions.md', document({ sections: [2, 1], questions }));
      await folder.write('notes.md', '');
      await folder.write('gated.md', document({ sections: [1, 1], gates }));
      await folder.write('unusable.md', document({ sections: [1], unusable: 'Nothing can be made of it.' }));
      await folder.write('hopeless.md', document({ sections: [1], questions: ['Still there?'] }));
    });
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(async () => {
    await journey?.end();
    await service?.close();
    await rm(gates, { recursive: true, force: true });
  });

  it('is chosen by its address, which must be safe', async () => {
    await workbench.runCommand('Deckwright: Choose Service');
    await workbench.waitForQuickInput('Choose the Presentation Service');
    await workbench.picture('services');
    await workbench.pick('Hosted service');
    await workbench.waitForQuickInput('base URL');
    await workbench.quickInput.locator('input').fill('http://decks.example.com/api/v1');
    await workbench.waitForQuickInput('http would send the key unencrypted');
    await workbench.picture('unsafe-address');
    await workbench.answer(service.baseUrl);
  });

  it('refuses a wrong key where it is typed, and takes the right one', async () => {
    await workbench.waitForQuickInput('API Key for');
    assert.equal(await workbench.quickInput.locator('input').getAttribute('type'), 'password');
    await workbench.answer('dw_wrong');
    await workbench.waitForQuickInput('does not accept this key');
    await workbench.picture('wrong-key');
    await workbench.answer(service.key);
    await workbench.notification('works and is saved').waitFor();
    await workbench.picture('right-key');
    const settings = await readFile(journey.server.settingsFile, 'utf8');
    assert.ok(settings.includes(service.baseUrl), 'the address is a setting');
    assert.ok(!settings.includes(service.key), 'the key is not');
  });

  it('asks without taking the keyboard from who writes meanwhile', async () => {
    await workbench.generate('two-questions.md');
    await workbench.openFile('notes.md');
    await workbench.page.locator('.editor-instance .view-line').first().click();
    await workbench.page.keyboard.type('Before, ');
    await workbench.notification(/needs your answer: Who is in the room/).waitFor();
    await workbench.page.keyboard.type('and after.');
    await workbench.page.locator('.view-line', { hasText: 'Before, and after.' }).waitFor();
    await workbench.picture('question-in-a-notice');
    assert.equal(await workbench.quickInput.count(), 0);
  });

  it('asks in a box on request; Escape leaves it waiting', async () => {
    await workbench.openQuestion('Who is in the room?');
    await workbench.picture('question');
    await workbench.page.keyboard.press('Escape');
    await workbench.statusBar.getByText('An answer is wanted').waitFor();
    await workbench.showPresentations();
    await workbench.treeRow('Needs your answer').waitFor();
    await workbench.picture('question-left');
  });

  it('offers the question again from the status bar, and asks the second one in the same box', async () => {
    await workbench.statusBar.click();
    await workbench.waitForQuickInput('Who is in the room?');
    await workbench.answer('The town council');
    await workbench.waitForQuickInput('What should they decide?');
    await workbench.picture('second-question');
  });

  it('takes an answer of several lines from an editor', async () => {
    await workbench.quickInput.locator('[aria-label="Answer in Editor"]').click();
    await workbench.page.waitForSelector('.editor-instance .monaco-editor.focused');
    await workbench.page.locator('.view-line', { hasText: 'What should they decide?' }).waitFor();
    await workbench.page.keyboard.type('Whether to go on.\nAnd with how much money.');
    await workbench.picture('answer-in-editor');
    await workbench.page.locator('.editor-actions [aria-label^="Send Answer"]').click();
    await workbench.notification(/is ready: 3 slides/).waitFor({ timeout: 30_000 });
    await workbench.picture('answered');
    const [id] = await listedGenerations(journey.server.userFolder);
    const status = await service.status(id!);
    const echo = JSON.stringify(status.presentation.notices);
    assert.ok(echo.includes('The town council'), echo);
    assert.ok(echo.includes('Whether to go on.\\\\nAnd with how much money.'), echo);
  });

  it('shows its deck in a tab', async () => {
    await workbench.pressInNotification(/is ready: 3 slides/, 'Open');
    await workbench.deckFrame().getByText('Section 1, slide 1').first().waitFor({ timeout: 30_000 });
    await workbench.picture('deck');
  });

  it('is watched on after the window was reloaded in the middle of a job', async () => {
    await workbench.generate('gated.md');
    await workbench.statusBar.waitFor();
    await workbench.reload();
    await workbench.statusBar.waitFor({ timeout: 30_000 });
    await workbench.picture('reloaded-in-the-middle');
    await workbench.statusBar.click();
    await workbench.treeRow('In progress').waitFor();
    await writeFile(join(gates, 'write 0'), '');
    await workbench.statusBar.getByText('1/2').waitFor({ timeout: 30_000 });
    await writeFile(join(gates, 'write 1'), '');
    await workbench.said(/is ready: 2 slides/);
  });

  it('shows the same list in a second window', async () => {
    const second = await journey.openWindow();
    await second.showPresentations();
    await second.treeRow(/2 slides/).waitFor();
    await second.treeRow(/3 slides/).waitFor();
    await second.picture('list');
    await second.treeRow(/3 slides/).click({ button: 'right' });
    await second.chooseFromMenu('Remove');
    await second.treeRow(/3 slides/).waitFor({ state: 'detached' });
    await second.pressInNotification('is off the list', 'Undo');
    await second.treeRow(/3 slides/).click();
    await second.deckFrame().getByText('Section 1, slide 1').first().waitFor({ timeout: 30_000 });
    await second.treeRow(/3 slides/).focus();
    await second.page.locator('.sidebar .monaco-list').focus();
    await second.page.keyboard.press('Delete');
    await second.notification('is off the list').waitFor();
    await workbench.showPresentations();
    await workbench.treeRow(/2 slides/).waitFor();
    await workbench.treeRow(/3 slides/).waitFor({ state: 'detached' });
    await second.close();
  });

  it('says why a job failed, and offers to generate again', async () => {
    await workbench.generate('unusable.md');
    const failure = workbench.notification('Nothing can be made of it.');
    await failure.waitFor({ timeout: 30_000 });
    await workbench.picture('failure');
    const known = (await listedGenerations(journey.server.userFolder)).length;
    await failure.locator('.monaco-button', { hasText: 'Generate Again' }).click();
    await workbench.until(async () => (await listedGenerations(journey.server.userFolder)).length > known);
    await failure.waitFor({ timeout: 30_000 });
  });

  it('closes the box of a question that is answered elsewhere', async () => {
    await workbench.generate('hopeless.md');
    await workbench.openQuestion('Still there?');
    const [id] = await listedGenerations(journey.server.userFolder);
    await service.reply(id!, 'Yes.');
    await workbench.said(/answered already|is ready: 1 slide/);
    await workbench.quickInput.waitFor({ state: 'hidden' });
  });

  it('asks for the key again after it was revoked', async () => {
    await workbench.runCommand('Deckwright: Remove API Key');
    await workbench.notification('is removed').waitFor();
    await workbench.generate('two-questions.md');
    await workbench.notification('needs an API key').waitFor();
    await workbench.picture('no-key');
    await workbench.pressInNotification('needs an API key', 'Set API Key');
    await workbench.waitForQuickInput('API Key for');
    await workbench.answer(service.key);
    await workbench.notification(/needs your answer: Who is in the room/).waitFor();
  });

  it('takes questions that are skipped, in the notice or by an empty Enter', async () => {
    const [id] = await listedGenerations(journey.server.userFolder);
    await workbench.pressInNotification(/needs your answer: Who is in the room/, 'Skip');
    await workbench.openQuestion('What should they decide?');
    await workbench.page.keyboard.press('Enter');
    await workbench.until(async () => (await service.status(id!)).status === 'completed');
    const { presentation } = await service.status(id!);
    assert.equal(JSON.stringify(presentation.notices).match(/"Skip\\?"/g)?.length, 2);
  });

  it('is named in a sentence of its own when it does not answer', async () => {
    await service.close();
    await workbench.generate('unusable.md');
    await workbench.notification('Nothing answers at').first().waitFor({ timeout: 60_000 });
    await workbench.picture('service-gone');
  });
});
