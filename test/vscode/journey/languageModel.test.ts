import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { listedGenerations } from '../support/listedGenerations.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import { buildTestExtension } from '../support/testExtension.ts';
import type { Workbench } from '../support/workbench.ts';

const slow = 60_000;

describe('A language model of the editor', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  const setting = async (): Promise<unknown> =>
    JSON.parse(await readFile(journey.server.settingsFile, 'utf8'))['deckwright.model'];

  const allow = async (name: string): Promise<void> => {
    const dialog = workbench.page.locator('.monaco-dialog-box', { hasText: `May ${name} word` });
    await dialog.waitFor();
    await workbench.picture(`consent-${name}`);
    await dialog.locator('.monaco-button', { hasText: 'Allow' }).click();
  };

  const choose = async (name: string): Promise<void> => {
    await workbench.pickFor('Deckwright: Choose Language Model', name);
    await allow(name);
    await workbench.notification(`now worded by ${name}`).first().waitFor();
    await clearNotifications();
  };

  const clearNotifications = async (): Promise<void> => {
    await workbench.runCommand('Notifications: Clear All Notifications');
  };

  const shownText = async (): Promise<string> => {
    const slides = workbench.deckFrame().locator('.slides');
    await slides.waitFor({ timeout: slow });
    return (await slides.textContent()) ?? '';
  };

  before(async () => {
    journey = await PackagedJourney.start('language-model', undefined, {
      settings: { 'chat.disableAIFeatures': false },
      extensions: [await buildTestExtension('chatProvider')],
    });
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  it('is listed with the others, and is not used without consent', async () => {
    await workbench.runCommand('Deckwright: Choose Language Model');
    const picker = await workbench.waitForQuickInput('Choose the Language Model');
    for (const label of ['No language model', 'Good model', 'Asking model', 'Leaving model', 'Own endpoint…'])
      await picker.locator('.monaco-list-row', { hasText: label }).waitFor();
    await workbench.picture('picker');
    await workbench.pick('Good model');
    const dialog = workbench.page.locator('.monaco-dialog-box', { hasText: 'May Good model word' });
    await dialog.waitFor();
    await workbench.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await setting(), undefined);
  });

  it('words the deck once it is allowed to', async () => {
    await choose('Good model');
    assert.equal(await setting(), 'editor:deckwright-tests/good');
    await workbench.generate('quarterly-review.md');
    await workbench.said(/is ready: \d+ slides/);
    assert.match(await shownText(), /The crew weighs what step/);
    await workbench.picture('worded');
    await clearNotifications();
  });

  it('asks what it wants to know', async () => {
    await choose('Asking model');
    await workbench.generate('technical-design.md');
    await workbench.openQuestion('Who will be in the room?');
    await workbench.answer('The board');
    await workbench.said(/is ready: \d+ slides/);
    await clearNotifications();
  });

  it('is cancelled where the person wants it no more, and the deck is made without it', async () => {
    await choose('Hanging model');
    await workbench.generate('quarterly-review.md');
    await workbench.notification('The hanging model was asked.').first().waitFor({ timeout: slow });
    await workbench.pickFor('Deckwright: Choose Language Model', 'No language model');
    await workbench.notification('The hanging model was cancelled.').first().waitFor({ timeout: slow });
    await workbench.said(/is ready: \d+ slides/);
    await clearNotifications();
  });

  it('that goes in the middle costs the deck its words, and the person is told once', async () => {
    await choose('Leaving model');
    await workbench.generate('quarterly-review.md');
    const ready = workbench.notification(/is ready: \d+ slides/).first();
    await ready.waitFor({ timeout: slow });
    assert.equal(await workbench.notification('model').count(), 1);
    await ready.getByText('The language model cannot be reached.').waitFor();
    assert.deepEqual(await ready.locator('.monaco-button').allInnerTexts(), [
      'Generate Again',
      'Choose Language Model',
      'Show Log',
    ]);
    await workbench.picture('gone');
    const known = (await listedGenerations(journey.server.userFolder)).length;
    await ready.locator('.monaco-button', { hasText: 'Generate Again' }).click();
    await workbench.until(async () => (await listedGenerations(journey.server.userFolder)).length > known);
  });
});
