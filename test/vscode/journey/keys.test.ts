import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

describe('While a deck has the keyboard', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    const keybindings = [
      { key: 'ctrl+alt+9', command: 'workbench.action.quickOpen' },
      { key: 'ctrl+k y', command: 'workbench.action.showCommands' },
    ];
    journey = await PackagedJourney.start('keys', async () => {}, { keybindings });
    workbench = journey.workbench;
    await workbench.generate('quarterly-review.md');
    await workbench.deckFrame().locator('section.present').first().waitFor({ timeout: 60_000 });
    await workbench.deckFrame().locator(':root').click();
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  const turnsPages = async (): Promise<void> => {
    const shown = workbench.deckFrame().locator('section.present').last();
    const first = await shown.textContent();
    await workbench.until(() => workbench.deckHasKeyboard());
    await workbench.page.keyboard.press('ArrowRight');
    await workbench.until(async () => (await shown.textContent()) !== first);
  };
  /** No person hits the key within the same millisecond. */
  const hold = async (key: string): Promise<void> => {
    await workbench.until(() => workbench.deckHasKeyboard());
    await workbench.page.keyboard.down(key);
    await workbench.until(async () => !(await workbench.deckHasKeyboard()));
  };

  it('a person’s own shortcuts work', async () => {
    await hold('Control');
    await workbench.page.keyboard.press('Alt+9');
    await workbench.page.keyboard.up('Control');
    await workbench.leaveQuickInput();
    await turnsPages();
  });

  it('their own chords work, with a plain key as the second one', async () => {
    await hold('Control');
    await workbench.page.keyboard.press('k');
    await workbench.page.keyboard.up('Control');
    await workbench.page.keyboard.press('y');
    await workbench.quickInput.locator('input').waitFor();
    await workbench.leaveQuickInput();
    await turnsPages();
  });

  it('it has it back when a key is let go with which nothing was pressed', async () => {
    await hold('Alt');
    await workbench.page.keyboard.up('Alt');
    await turnsPages();
    await workbench.page.keyboard.press('Control');
    await turnsPages();
  });

  it('it keeps it where something is selected, to be copied', async () => {
    const text = workbench.deckFrame().locator('section.present :is(h1, h2)').first();
    await text.evaluate((heading) => getSelection()?.selectAllChildren(heading));
    await workbench.page.keyboard.press('Control+C');
    const copied = () => workbench.page.evaluate(() => navigator.clipboard.readText());
    const shown = await text.textContent();
    await workbench.until(async () => (await copied()).trim() === shown?.trim());
  });
});
