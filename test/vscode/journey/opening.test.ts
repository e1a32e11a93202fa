import assert from 'node:assert/strict';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

describe('A deck and the document that it was made of', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    journey = await PackagedJourney.start('opening');
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  const deckTab = () => workbench.page.locator('.tab', { hasText: 'Third quarter review' });
  const groups = () => workbench.page.locator('.editor-group-container').count();
  const isShown = () => workbench.deckFrame().locator('.slides > section').first().waitFor();
  const closeDeck = async () => {
    await deckTab().click();
    await workbench.runCommand('View: Close Editor');
    await deckTab().waitFor({ state: 'detached' });
  };

  it('are beside each other when the deck opens by itself, and who writes goes on writing', async () => {
    await workbench.openFile('quarterly-review.md');
    await workbench.runCommand('Deckwright: Generate Presentation');
    await deckTab().waitFor({ timeout: 60_000 });
    await isShown();
    assert.equal(await groups(), 2);
    assert.equal(await workbench.deckHasKeyboard(), false);
    await workbench.page.keyboard.type('Still here');
    await workbench.page.locator('.view-line', { hasText: 'Still here' }).waitFor();
    await workbench.picture('beside');
    await workbench.runCommand('File: Revert File');
  });

  it('are beside each other too when the deck is opened from the document, with the keyboard', async () => {
    await closeDeck();
    await workbench.page.locator('.codelens-decoration a', { hasText: 'Open Presentation' }).click();
    await isShown();
    await workbench.until(() => workbench.deckHasKeyboard());
    assert.equal(await groups(), 2);
    await workbench.page.locator('.tab[data-resource-name="quarterly-review.md"].active').waitFor();
  });

  it('are not when another document is before the person: the deck opens there', async () => {
    await closeDeck();
    await workbench.openFile('technical-design.md');
    await workbench.showPresentations();
    await workbench.treeRow('Third quarter review').click();
    await isShown();
    await workbench.until(() => workbench.deckHasKeyboard());
    assert.equal(await groups(), 1);
  });
});
