import assert from 'node:assert/strict';
import type { FrameLocator, Page } from 'playwright-core';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

describe('Presenting', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;
  let wall: Page;

  before(async () => {
    journey = await PackagedJourney.start('presenting');
    workbench = journey.workbench;
    await workbench.generate('quarterly-review.md');
    await workbench.deckFrame().locator('section.present').first().waitFor({ timeout: 60_000 });
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  /** In code that runs in the page of the deck, the window that the editor would hand to the person's browser. */
  const opened = async (open: () => Promise<void>): Promise<Page> => {
    const popup = workbench.page.context().waitForEvent('page');
    await open();
    const dialog = workbench.page.locator('.monaco-dialog-box', { hasText: 'external website' });
    const which = await Promise.race([popup, dialog.waitFor().then(() => undefined)]);
    if (!which) await dialog.locator('.monaco-button', { hasText: 'Open' }).first().click();
    return popup;
  };
  const slideOf = (page: Page): Promise<string> =>
    page.evaluate(() => document.querySelector('.slides > section.present')?.id ?? '');
  const position = async (deck: FrameLocator): Promise<string> =>
    (await deck.locator('.speaker-position').textContent()) ?? '';

  it('opens the deck in the browser and the speaker view in its tab, by one button', async () => {
    wall = await opened(() => workbench.page.locator('.editor-actions [aria-label^="Present"]').click());
    await wall.waitForSelector('html[data-state="settled"]');
    await workbench.deckFrame().locator('.speaker-notes').waitFor({ timeout: 30_000 });
    assert.match(await position(workbench.deckFrame()), /^Slide 1 of \d+$/);
    await workbench.picture('speaker-view');
  });

  it('turns the pages of the deck from the speaker view', async () => {
    await workbench.deckFrame().locator('.speaker-button', { hasText: 'Next slide' }).click();
    await workbench.until(async () => (await slideOf(wall)) !== '');
    const second = await wall.evaluate(() => document.querySelectorAll('.slides > section')[1]?.id);
    await workbench.until(async () => (await slideOf(wall)) === second);
  });

  it('moves the speaker view with the deck', async () => {
    await wall.keyboard.press('Escape');
    await wall.keyboard.press('ArrowRight');
    await workbench.until(async () => /^Slide 3 of/.test(await position(workbench.deckFrame())));
  });

  it('blackens what the audience sees by B, and shows it again', async () => {
    await workbench.page.bringToFront();
    await workbench.until(() => workbench.deckHasKeyboard());
    await workbench.page.keyboard.press('b');
    await wall.waitForSelector('.reveal.paused');
    await workbench.page.keyboard.press('b');
    await wall.waitForSelector('.reveal:not(.paused)');
  });

  it('stays in step when the deck is loaded anew', async () => {
    const third = await slideOf(wall);
    await wall.reload();
    await wall.waitForSelector('html[data-state="settled"]');
    await workbench.until(async () => (await slideOf(wall)) === third);
    await workbench.deckFrame().locator('.speaker-list').selectOption('5');
    await workbench.until(async () => (await slideOf(wall)) !== third);
  });

  it('stays in step when the window of the editor is loaded anew', async () => {
    await workbench.reload();
    await workbench.deckFrame().locator('.speaker-notes').waitFor({ timeout: 90_000 });
    await workbench.until(async () => /^Slide 6 of/.test(await position(workbench.deckFrame())));
  });

  it('shows the deck again by Esc, at its slide', async () => {
    await workbench.page.bringToFront();
    await workbench.deckFrame().locator('.speaker-notes').click();
    await workbench.page.keyboard.press('Escape');
    const shown = workbench.deckFrame().locator('.slides > section.present');
    await shown.first().waitFor({ timeout: 30_000 });
    const sixth = await slideOf(wall);
    await workbench.until(async () => (await shown.first().getAttribute('id')) === sixth);
    await workbench.picture('deck-again');
  });

  it('leaves the editor its keys, chords too', async () => {
    const deckKeys = async (...keys: string[]) => {
      await workbench.until(() => workbench.deckHasKeyboard());
      for (const key of keys) await workbench.page.keyboard.press(key);
    };
    await deckKeys('Control+Shift+P');
    await workbench.leaveQuickInput();
    await deckKeys('Control+K', 'Control+P');
    await workbench.leaveQuickInput();
    await workbench.until(() => workbench.deckHasKeyboard());
  });

  it('prints by P, where there is a printer', async () => {
    const page = await opened(() => workbench.page.keyboard.press('p'));
    await page.waitForURL(/[?&]print=1/);
  });
});
