import assert from 'node:assert/strict';
import { builtInProcesses } from '../support/builtInProcess.ts';
import { forgetPages } from '../support/keepState.ts';
import { loseKeyboardOnTheWay } from '../support/keyboardLostOnTheWay.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

describe('A first deck with the built-in service', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;
  let link: string;

  before(async () => {
    journey = await PackagedJourney.start('first-deck');
    workbench = journey.workbench;
    await workbench.picture('folder');
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  /** Without a click into the deck. */
  const turnsPages = async (): Promise<void> => {
    const shown = workbench.deckFrame().locator('section.present').last();
    await shown.waitFor({ timeout: 30_000 });
    const first = await shown.textContent();
    await workbench.until(() => workbench.deckHasKeyboard());
    await workbench.page.keyboard.press('ArrowRight');
    await workbench.until(async () => (await shown.textContent()) !== first);
  };

  it('says how to begin while there is nothing yet', async () => {
    await workbench.showPresentations();
    await workbench.page.getByText('No presentation yet').waitFor();
    await workbench.picture('nothing-yet');
    await workbench.showExplorer();
  });

  it('offers to generate in the context menu of a Markdown file, and nowhere else', async () => {
    await workbench.file('quarterly-review.md').click({ button: 'right' });
    const labels = await workbench.menuLabels();
    assert.ok(labels.includes('Generate Presentation'), labels.join());
    assert.ok(labels.includes('Generate Presentation with Options…'), labels.join());
    await workbench.picture('context-menu');
  });

  it('makes a deck and says so once, in passing', async () => {
    const saidInStatusBar = await workbench.recordStatusBar();
    await workbench.chooseFromMenu('Generate Presentation');
    const ready = workbench.page.locator('.statusbar-item', { hasText: /is ready: \d+ slides/ });
    await ready.waitFor({ timeout: 60_000 });
    assert.equal(await workbench.notification('is ready').count(), 0);
    assert.notDeepEqual(await saidInStatusBar(), []);
    await workbench.statusBar.waitFor({ state: 'hidden' });
    await workbench.picture('ready');
  });

  it('opens the deck by itself where nothing else is open, with its title in the frame', async () => {
    await workbench.page.locator('.tab', { hasText: 'Third quarter review' }).waitFor();
    const deck = workbench.deckFrame();
    await deck.locator('.slides').waitFor({ timeout: 30_000 });
    await deck.locator('section.present', { hasText: /./ }).first().waitFor();
    await workbench.picture('deck-in-a-tab');
  });

  it('turns the pages with the keyboard', async () => {
    await workbench.page.locator('.tab', { hasText: 'Third quarter review' }).click();
    await turnsPages();
    await workbench.picture('next-slide');
  });

  it('leaves the editor its shortcuts while the deck has the keyboard', async () => {
    await workbench.page.keyboard.press('F1');
    await workbench.quickInput.locator('input').waitFor();
    await workbench.picture('palette-from-the-deck');
    await workbench.page.keyboard.press('Escape');
    await workbench.quickInput.waitFor({ state: 'hidden' });
  });

  it('lists the deck with its slides and age, and shows its cover to the mouse', async () => {
    await workbench.showPresentations();
    const row = workbench.treeRow(/\d+ slides/);
    await row.waitFor();
    await row.hover();
    const cover = workbench.page.locator('.monaco-hover img[src^="data:image/svg"]');
    await workbench.until(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth > 100));
    await workbench.picture('list');
  });

  it('opens it from the list, and the keyboard turns its pages at once', async () => {
    await workbench.runCommand('View: Close All Editors');
    await workbench.page.locator('.tab').first().waitFor({ state: 'detached' });
    await workbench.treeRow(/\d+ slides/).click();
    await turnsPages();
  });

  it('leaves it at its slide when it is opened once more', async () => {
    const loadedAt = await workbench.deckLoadedAt();
    await workbench.treeRow(/\d+ slides/).click();
    await turnsPages();
    assert.equal(await workbench.deckLoadedAt(), loadedAt);
  });

  it('takes the keyboard where VS Code does not pass it on', async () => {
    const passOn = await loseKeyboardOnTheWay(workbench.page);
    await workbench.runCommand('View: Close All Editors');
    await workbench.page.locator('.tab').first().waitFor({ state: 'detached' });
    await workbench.treeRow(/\d+ slides/).click();
    await turnsPages();
    await workbench.treeRow(/\d+ slides/).click();
    await turnsPages();
    await passOn();
  });

  it('opens it again by itself where VS Code fails to start its web view', async () => {
    await workbench.runCommand('View: Close All Editors');
    await workbench.page.locator('.tab').first().waitFor({ state: 'detached' });
    await workbench.page.route('**/webview/browser/pre/index.html*', (route) => route.abort(), { times: 1 });
    await workbench.treeRow(/\d+ slides/).click();
    await turnsPages();
    assert.equal(await workbench.page.locator('.tab').count(), 1);
  });

  it('says so where that fails again, and what helps', async () => {
    await workbench.runCommand('View: Close All Editors');
    await workbench.page.locator('.tab').first().waitFor({ state: 'detached' });
    const start = '**/webview/browser/pre/index.html*';
    await workbench.page.route(start, (route) => route.abort(), { times: 2 });
    await workbench.treeRow(/\d+ slides/).click();
    const told = workbench.notification('VS Code did not start the tab');
    await told.waitFor({ timeout: 60_000 });
    await workbench.picture('tab-empty-twice');
    const opening = workbench.page.context().waitForEvent('page');
    await told.locator('.monaco-button', { hasText: 'Open in Browser' }).click();
    await (await opening).close();
    await workbench.runCommand('View: Close All Editors');
    await workbench.treeRow(/\d+ slides/).click();
    await turnsPages();
  });

  it('renames it, in the list and on its tab', async () => {
    await workbench.treeRow(/\d+ slides/).click({ button: 'right' });
    await workbench.picture('list-menu');
    await workbench.chooseFromMenu('Rename…');
    await workbench.waitForQuickInput('Rename Presentation');
    await workbench.answer(' ');
    await workbench.waitForQuickInput('A title needs at least one letter.');
    await workbench.answer('Third quarter, for the board');
    await workbench.treeRow('Third quarter, for the board').waitFor();
    await workbench.page.locator('.tab', { hasText: 'Third quarter, for the board' }).waitFor();
    await workbench.picture('renamed');
  });

  it('takes it off the list with its tab, and Undo brings both back', async () => {
    const tab = workbench.page.locator('.tab', { hasText: 'Third quarter, for the board' });
    await workbench.treeRow('Third quarter, for the board').click({ button: 'right' });
    await workbench.chooseFromMenu('Remove');
    await tab.waitFor({ state: 'detached' });
    await workbench.pressInNotification('is off the list', 'Undo');
    await workbench.treeRow('Third quarter, for the board').waitFor();
    await tab.waitFor();
    await workbench.deckFrame().locator('.slides').waitFor();
  });

  it('copies the link', async () => {
    await workbench.runCommand('Deckwright: Copy Link');
    await workbench.notification('is on the clipboard').waitFor();
    link = await workbench.page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /^http:\/\/127\.0\.0\.1:\d+\/.*\/?p\//);
    await workbench.picture('link-copied');
  });

  it('lists the decks of this folder only, or of all', async () => {
    await workbench.pressInViewTitle('Show Presentations of This Folder Only');
    await workbench.treeRow('Third quarter, for the board').waitFor();
    await workbench.pressInViewTitle('Show Presentations of All Folders');
    await workbench.treeRow('Third quarter, for the board').waitFor();
  });

  it('shows the deck again after its service was killed', async () => {
    const loadedAt = await workbench.deckLoadedAt();
    const [killed] = await builtInProcesses(journey.server.userFolder);
    assert.ok(killed);
    process.kill(killed, 'SIGKILL');
    await workbench.until(async () => {
      const [now] = await builtInProcesses(journey.server.userFolder);
      return now !== undefined && now !== killed;
    });
    await workbench.until(async () => (await workbench.deckLoadedAt()) > loadedAt);
    await workbench.deckFrame().locator('section.present').first().waitFor({ timeout: 30_000 });
  });

  it('restores the tab and the list when the window is reloaded', async () => {
    await workbench.reload();
    await workbench.deckFrame().locator('section.present').first().waitFor({ timeout: 90_000 });
    await workbench.showPresentations();
    await workbench.treeRow('Third quarter, for the board').waitFor();
    await workbench.picture('after-reload');
  });

  it('restores the tab also where the editor kept nothing of its page', async () => {
    await forgetPages(workbench.page);
    await workbench.reload();
    await workbench.deckFrame().locator('section.present').first().waitFor({ timeout: 90_000 });
  });

  it('shows the deck in one tab, also when the one from before the reload was behind another', async () => {
    const deckTabs = workbench.page.locator('.tab', { hasText: 'Third quarter, for the board' });
    await workbench.showExplorer();
    await workbench.openFile('technical-design.md');
    await workbench.reload();
    await workbench.page.waitForSelector('.tab.active[data-resource-name="technical-design.md"]');
    await workbench.showPresentations();
    await workbench.treeRow('Third quarter, for the board').click();
    await workbench.deckFrame().locator('section.present').first().waitFor({ timeout: 90_000 });
    await workbench.until(async () => (await deckTabs.count()) === 1);
    await workbench.picture('one-tab');
  });

  it('keeps the links that were given, over the reload', async () => {
    assert.equal((await fetch(link)).status, 200);
  });

  it('ends its service with the window', async () => {
    await workbench.close();
    await workbench.until(async () => (await builtInProcesses(journey.server.userFolder)).length === 0);
  });
});
