import type { Page } from 'playwright-core';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

const written = '# Tea for all\n\nWhat we drink, and why\n\n---\n\n## Kinds of tea\n\n- Green\n- Black\n';

describe('Presenting a deck file', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    journey = await PackagedJourney.start('presenting-file', (folder) =>
      folder.write('tea.deck.md', written),
    );
    workbench = journey.workbench;
    await workbench.openFile('tea.deck.md');
    await workbench.runCommand('Deckwright: Open Deck');
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  /** In code that runs in the page of the deck, the window that the editor would hand to the person's browser. */
  const opened = async (open: () => Promise<void>): Promise<Page> => {
    const popup = workbench.page.context().waitForEvent('page', { timeout: 60_000 });
    await open();
    const dialog = workbench.page.locator('.monaco-dialog-box', { hasText: 'external website' });
    const which = await Promise.race([popup, dialog.waitFor({ timeout: 60_000 }).then(() => undefined)]);
    if (!which) await dialog.locator('.monaco-button', { hasText: 'Open' }).first().click();
    return popup;
  };
  const shows = async (wall: Page, title: string) => {
    // A web view starts in a window that is seen.
    await workbench.page.bringToFront();
    await workbench.deckFrame().locator('.stage-current', { hasText: title }).waitFor({ timeout: 60_000 });
    await wall.locator('.slides > section.present', { hasText: title }).waitFor();
  };
  const slides = () => workbench.tabPage;
  const write = async (before: string, after: string) => {
    await workbench.openFile('tea.deck.md');
    await workbench.page.locator('.editor-instance .view-line', { hasText: before }).first().click();
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.type(after);
  };

  it('begins by F5 in the tab of its slides', async () => {
    await slides().locator('.preview-slide', { hasText: 'Tea for all' }).first().click();
    const wall = await opened(() => workbench.page.keyboard.press('F5'));
    await shows(wall, 'Tea for all');
    await workbench.picture('speaker-view');
  });

  it('shows what is written there now, by the line above its heading', async () => {
    await write('# Tea for all', ' of us');
    const lens = workbench.page.locator('.codelens-decoration a', { hasText: 'Present' });
    const wall = await opened(() => lens.first().click());
    await shows(wall, 'Tea for all of us');
  });

  it('shows it from the tab of the deck too', async () => {
    await write('# Tea for all of us', ', always');
    await workbench.page.locator('.tab', { hasText: 'Tea for all of us' }).last().click();
    const button = workbench.page.locator(
      '.editor-group-container.active .editor-actions [aria-label^="Present"]',
    );
    await shows(await opened(() => button.click()), 'Tea for all of us, always');
  });
});
