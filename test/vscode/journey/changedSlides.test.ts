import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

describe('The tab of a deck whose slides were changed in a file', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    journey = await PackagedJourney.start('changed-slides');
    workbench = journey.workbench;
    await workbench.openFile('quarterly-review.md');
    await workbench.runCommand('Deckwright: Generate Presentation');
    await deckTab().waitFor({ timeout: 60_000 });
    await workbench.deckFrame().locator('.slides > section').first().waitFor();
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  const deckTab = () => workbench.page.locator('.tab[data-resource-name^="webview-deckwright.deck-"]');
  const textTab = () => workbench.page.locator('.tab[data-resource-name$=".deck.md"]');
  /** Around the deck, in the page of its tab. */
  const told = () => workbench.tabPage.locator('.changed');
  const save = async () => {
    await workbench.unsavedTab.waitFor();
    await workbench.runCommand('File: Save');
    await workbench.unsavedTab.waitFor({ state: 'detached' });
  };

  it('says nothing while the file is as it was generated', async () => {
    await workbench.runCommand('Deckwright: Edit Slides');
    await textTab().waitFor({ timeout: 60_000 });
    // They open before it, and come later than the text.
    await workbench.page.locator('.tab', { hasText: 'Slides: ' }).waitFor({ timeout: 60_000 });
    await deckTab().click();
    await told().waitFor({ state: 'hidden' });
  });

  it('says so once the file is saved, and leads to the slides', async () => {
    await workbench.page.locator('.editor-instance .view-line', { hasText: '# Third' }).first().click();
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.type(' of all');
    await save();
    await told().getByText('Changed in “').waitFor();
    await workbench.picture('told');
    await told().getByRole('button').click();
    await told().waitFor({ state: 'detached' });
  });

  it('says it too when the window was loaded anew', async () => {
    await deckTab().click();
    await told().getByText('Changed in “').waitFor();
    await workbench.reload();
    // VS Code may come back with the tab that was in front before the last click.
    await deckTab().click();
    await told().getByText('Changed in “').waitFor({ timeout: 90_000 });
  });

  it('says it no more when all is as it was', async () => {
    // Its group may have come back with another tab in front.
    await textTab().click();
    await workbench.page.locator('.editor-instance .view-line', { hasText: 'of all' }).first().click();
    await workbench.page.keyboard.press('End');
    for (const _ of ' of all') await workbench.page.keyboard.press('Backspace');
    await save();
    await told().waitFor({ state: 'hidden' });
  });
});
