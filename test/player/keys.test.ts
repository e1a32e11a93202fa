import assert from 'node:assert/strict';
import type { FrameLocator, Page } from 'playwright-core';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { currentSlide, DeckInBrowser, waitForSlide } from './deckInBrowser.ts';

describe('the keys of a deck', () => {
  const shown = new DeckInBrowser(everyLayout());
  let page: Page;
  beforeEach(() => {
    ({ page } = shown);
  });

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  it('act without Ctrl, Meta and Alt alone, and with Shift only where it is meant', async () => {
    await page.evaluate(() => {
      const did: string[] = [];
      Object.assign(window, { did });
      window.print = () => did.push('print');
      window.open = () => {
        did.push('open');
        return null;
      };
    });
    await press('Control+Shift+P', 'Shift+P', 'Alt+S', 'Alt+O', 'Alt+N', 'Alt+P', 'Control+Shift+ArrowRight');
    await press('Alt+Space', 'Shift+N', 'Meta+b', 'Shift+O');
    assert.deepEqual(await page.evaluate(() => (window as unknown as { did: string[] }).did), []);
    assert.equal(await page.locator('dialog').count(), 0);
    assert.equal(await currentSlide(page), 'slide-1');
    await press('Shift+Space', 'ArrowRight', 'ArrowRight', 'Shift+Space');
    await waitForSlide(page, 'slide-2');
  });

  it('work on after a theme was chosen in the menu, which Esc closed', async () => {
    await page.click('.menu-button');
    await page.click('.swatch[data-theme="swiss"]');
    await press('ArrowRight');
    assert.equal(await currentSlide(page), 'slide-1');
    await press('Escape');
    assert.equal(await page.isVisible('.menu-panel'), false);
    await press('ArrowRight');
    await waitForSlide(page, 'slide-2');
    await press('Space');
    assert.equal(await page.isVisible('.menu-panel'), true);
  });

  it('turn one page after the edge was clicked', async () => {
    await page.mouse.move(640, 300);
    await page.mouse.click(1260, 300);
    await waitForSlide(page, 'slide-2');
    await press('Space');
    await waitForSlide(page, 'slide-3');
  });

  /** With a page around it, as in an editor. */
  const inFrame = async (): Promise<FrameLocator> => {
    const address = page.url();
    const outside = `${shown.origin}/outside`;
    await page.route(outside, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${address}" width="640" height="360"></iframe>`,
      }),
    );
    await page.goto(outside);
    const frame = page.frameLocator('iframe');
    await frame.locator('html[data-state="settled"]').waitFor();
    await frame.locator('.slides > section.present').click();
    return frame;
  };

  it('go to the editor around the frame where the deck has no use for them, chords and from the menu too', async () => {
    const frame = await inFrame();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }) => {
        if (data.type === 'deckwright.keydown') heard.push(`${data.inChord ? 'chord ' : ''}${data.code}`);
      });
    });
    await press('Control+Shift+P', 'Control+Shift+F', 'Control+Shift+X', 'Control+x', 'Alt+S');
    await press('Control+k', 'Control+s', 'Control+k', 's');
    await frame.locator('.menu-button').click();
    await press('Control+Shift+E');
    const expected = ['KeyP', 'KeyF', 'KeyX', 'KeyS', 'KeyK', 'chord KeyS', 'KeyK', 'chord KeyS', 'KeyE'];
    await page.waitForFunction(
      (count) => (window as unknown as { heard: string[] }).heard.length >= count,
      expected.length,
    );
    assert.deepEqual(await page.evaluate(() => (window as unknown as { heard: string[] }).heard), expected);
  });

  it('are the deck’s again after a chord that the editor had the second key of', async () => {
    const frame = await inFrame();
    await press('Control+k');
    await page.evaluate(() => window.frames[0]!.postMessage({ type: 'deckwright.keyed' }, '*'));
    // Comes after it.
    await frame.locator(':root').evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await press('ArrowRight');
    await frame.locator('.slides > section.present#slide-2').waitFor();
  });
});
