import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { DeckInBrowser, settled } from './deckInBrowser.ts';

describe('the speaker view', () => {
  const deck = new DeckInBrowser(everyLayout());
  let page: Page;
  let speaker: Page;

  const openSpeakerView = async () => {
    ({ page } = deck);
    const opening = page.waitForEvent('popup');
    await page.keyboard.press('s');
    speaker = await opening;
    await settled(speaker);
  };
  beforeEach(openSpeakerView);

  const press = async (...keys: string[]) => {
    for (const key of keys) await speaker.keyboard.press(key);
  };
  /** What one window does the other hears of a moment later. */
  const shows = async (slide: string) => {
    await speaker.waitForFunction(
      (value) => document.querySelector<HTMLSelectElement>('.speaker-list')?.value === value,
      slide,
    );
    // And no more than that.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    assert.equal(await speaker.inputValue('.speaker-list'), slide);
  };
  const button = (name: string) => speaker.locator('.speaker-button', { hasText: name });

  it('turns one page by one key after a button was clicked', async () => {
    await button('Next slide').click();
    await shows('1');
    await press('Space');
    await shows('2');
    await button('Previous slide').click();
    await press('Space', 'PageDown');
    await shows('3');
  });

  it('lets who comes to a button by keys press it, once', async () => {
    await button('Next slide').focus();
    await press('Space');
    await shows('1');
    await press('Enter');
    await shows('2');
  });

  it('gives what is said the width of the window below the slides, and a column where it is low', async () => {
    const boxOf = async (part: string) => (await speaker.locator(part).boundingBox())!;
    for (const [width, height] of [
      [922, 690],
      [1_200, 760],
      [1_600, 900],
    ] as const) {
      await speaker.setViewportSize({ width, height });
      const [notes, list] = [await boxOf('.speaker-notes'), await boxOf('.speaker-list')];
      assert.ok(notes.width > 0.9 * width, `${notes.width} of ${width}`);
      assert.ok(notes.height > 0.2 * height, `${notes.height} of ${height}`);
      assert.ok(notes.y + notes.height <= height && list.width >= 200, `${list.width} for titles`);
    }
    await speaker.setViewportSize({ width: 1_300, height: 420 });
    const [notes, stage] = [await boxOf('.speaker-notes'), await boxOf('.stage-next')];
    assert.ok(notes.x > stage.x + stage.width && notes.height > 300);
  });

  it('has the keyboard again after the planned minutes, by Enter and by Esc', async () => {
    for (const [at, key] of ['Enter', 'Escape'].entries()) {
      await speaker.click('.speaker-planned');
      await press('1', 'ArrowUp', key, 'ArrowRight');
      await shows(String(at + 1));
    }
  });

  it('turns pages by the Page keys while minutes are typed', async () => {
    await speaker.click('.speaker-planned');
    await press('5', 'PageDown', '0', 'PageDown', 'PageUp');
    await shows('1');
    assert.equal(await speaker.inputValue('.speaker-planned'), '50');
  });

  it('blackens what the audience sees by B, and shows it again', async () => {
    await press('b');
    await page.waitForSelector('.reveal.paused');
    await speaker.waitForSelector('.stage-current[data-black]');
    await press('ArrowRight');
    await page.waitForSelector('#slide-2.present');
    await page.waitForSelector('.reveal.paused');
    await press('b');
    await page.waitForSelector('.reveal:not(.paused)');
    await page.keyboard.press('b');
    await speaker.waitForSelector('.stage-current[data-black]');
  });

  it('shows its keys by ?', async () => {
    await press('?');
    const help = (await speaker.textContent('dialog.help[open]')) ?? '';
    for (const key of ['Page Down', 'Page Up', 'Home', 'End', 'B', 'Esc']) assert.ok(help.includes(key), key);
    await press('?');
    await speaker.waitForSelector('dialog.help', { state: 'detached' });
    await shows('0');
  });

  it('tells how much of the planned minutes is left', async () => {
    assert.equal(await speaker.isVisible('.speaker-left'), false);
    await speaker.fill('.speaker-planned', '20');
    await speaker.waitForFunction(() =>
      /^Time left 00:(19:5\d|20:00)$/.test(document.querySelector('.speaker-left')?.textContent ?? ''),
    );
  });

  it('counts from each presenting anew, on over a page that is loaded anew, and keeps the plan', async () => {
    const address = page.url().replace(/#.*/, '');
    const start = () =>
      page.evaluate(() =>
        Object.entries(sessionStorage).filter(([key]) => key.startsWith('deckwright:start')),
      );
    const at = async (room: string) => {
      await page.route('**/rooms/**', (route) => route.fulfill({ json: { version: 0, index: 0, by: '' } }));
      await page.goto('about:blank');
      await page.goto(`${address}?speaker=1&present=${room}`);
      await settled(page);
      return start();
    };
    const first = await at('a-room-that-nobody-knows');
    await page.fill('.speaker-planned', '20');
    assert.deepEqual(await at('a-room-that-nobody-knows'), first);
    const both = await at('another-room-of-the-deck');
    assert.equal(both.length, 2);
    assert.equal(await page.inputValue('.speaker-planned'), '20');
  });

  it('turns pages and names its keys as a right-to-left deck is read', async () => {
    await deck.show({ ...everyLayout(), contentLanguage: 'ar' });
    await openSpeakerView();
    await press('ArrowLeft');
    await shows('1');
    for (const each of [speaker, page]) {
      await each.keyboard.press('?');
      const keys = (await each.locator('dialog.help dt').first().textContent()) ?? '';
      assert.match(keys, /←/);
      assert.doesNotMatch(keys, /→/);
    }
  });
});
