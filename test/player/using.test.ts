import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { exportOf } from '../support/exporting.ts';
import { putOnPaper } from '../support/onPaper.ts';
import { currentSlide, DeckInBrowser, settled, waitForSlide } from './deckInBrowser.ts';

const deck = everyLayout();
const slides = deck.sections.flatMap((section) => section.slides);
const idOf = (layout: string): string => slides.find((slide) => slide.layout === layout)?.id ?? '';

const choose = async (page: Page, action: string) => {
  await page.click('.menu-button');
  await page.click(`[data-action="${action}"]`);
};

describe('the viewing page', () => {
  const shown = new DeckInBrowser(deck);
  let page: Page;
  beforeEach(() => {
    ({ page } = shown);
  });

  it('has a section with layout, id and notes for every slide', async () => {
    const sections = await page.$$eval('.slides > section', (all) =>
      (all as HTMLElement[]).map(({ dataset, children }) => ({
        id: dataset.slideId,
        layout: dataset.layout,
        notes: [...children].filter((child) => child.matches('aside.notes')).length,
      })),
    );
    assert.deepEqual(
      sections,
      slides.map(({ id, layout }) => ({ id, layout, notes: 1 })),
    );
  });

  it('moves by keyboard and says where it is in the address', async () => {
    await page.keyboard.press('ArrowRight');
    await waitForSlide(page, 'slide-2');
    await page.waitForURL(/#\/slide-2$/);
    await page.keyboard.press('End');
    await waitForSlide(page, slides.at(-1)?.id ?? '');
  });

  it('opens at the slide that the address names', async () => {
    const address = `${page.url().replace(/#.*/, '')}#/${idOf('quote')}`;
    await page.goto('about:blank');
    await page.goto(address);
    await settled(page);
    assert.equal(await currentSlide(page), idOf('quote'));
  });

  it('is set up by itself alone, whatever the address asks for, and keeps the address', async () => {
    const asked = `${page.url().replace(/[?#].*/, '')}?plugins=x&controls=true&embedded=true&keyboard=false`;
    await page.goto('about:blank');
    await page.goto(asked);
    await settled(page);
    assert.ok(page.url().startsWith(asked));
    await page.keyboard.press('ArrowRight');
    await waitForSlide(page, 'slide-2');
    assert.equal(await page.locator('.reveal.embedded, .reveal .controls[style*="block"]').count(), 0);
  });

  it('shows all slides in a grid, and comes back from it', async () => {
    await page.keyboard.press('o');
    await page.waitForSelector('dialog.overview[open]');
    const places = await page.$$eval('.overview-slide', (all) =>
      all.map((slide) => slide.getBoundingClientRect()).map(({ x, y, height }) => ({ x, y, height })),
    );
    assert.equal(places.length, slides.length);
    assert.ok(new Set(places.map(({ x }) => x)).size >= 3);
    const rows = [...new Set(places.map(({ y }) => y))];
    assert.ok(rows.length >= 3);
    assert.ok(rows.every((y, at) => at === 0 || y - rows[at - 1]! > places[0]!.height));
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.overview', { state: 'detached' });
    assert.equal(await currentSlide(page), 'slide-1');
  });

  it('goes from the overview to the slide that is chosen, by keys and by a click', async () => {
    await page.keyboard.press('o');
    await page.waitForSelector('dialog.overview[open]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await waitForSlide(page, 'slide-2');
    await choose(page, 'overview');
    await page.click('.overview-slide:nth-child(4)');
    await waitForSlide(page, 'slide-4');
  });

  it('changes the theme, its motif and its diagrams, and keeps the choice in the address', async () => {
    const motif = () => page.$eval('.motif', ({ innerHTML }) => innerHTML);
    const before = await motif();
    await page.click('.menu-button');
    await page.click('.swatch[data-theme="swiss"]');
    assert.equal(await page.getAttribute('html', 'data-theme'), 'swiss');
    assert.notEqual(await motif(), before);
    assert.equal(new URL(page.url()).searchParams.get('theme'), 'swiss');
    await page.reload();
    assert.equal(await page.getAttribute('html', 'data-theme'), 'swiss');
  });

  it('lets the drawing of the cover reach the edge of a screen of any shape', async () => {
    for (const viewport of [
      { width: 960, height: 600 },
      { width: 1200, height: 520 },
    ]) {
      await page.setViewportSize(viewport);
      await page.waitForFunction(() => {
        const { top, right, bottom } = document.querySelector('.motif')!.getBoundingClientRect();
        const isNear = (edge: number, other: number) => Math.abs(edge - other) < 1;
        return isNear(top, 0) && isNear(right, window.innerWidth) && isNear(bottom, window.innerHeight);
      });
    }
  });

  it('draws diagrams', async () => {
    assert.equal(await page.getAttribute('.diagram-drawing', 'data-state'), 'drawn');
  });

  it('turns pages by a click on the edges, whose arrows show while the mouse moves', async () => {
    await page.mouse.move(640, 300);
    await page.waitForSelector('html[data-pointing]');
    assert.equal(await page.isVisible('.edge-back'), false);
    await page.mouse.click(1260, 300);
    await waitForSlide(page, 'slide-2');
    await page.mouse.click(20, 300);
    await waitForSlide(page, 'slide-1');
    await page.waitForSelector('html:not([data-pointing])');
  });

  it('turns one page by the wheel, however far a touchpad goes on', async () => {
    await page.mouse.move(640, 300);
    for (let step = 0; step < 5; step += 1) await page.mouse.wheel(0, 60);
    await waitForSlide(page, 'slide-2');
    assert.equal(await currentSlide(page), 'slide-2');
  });

  it('goes to any slide by its bar, and has the keyboard afterwards', async () => {
    await page.mouse.move(640, 300);
    await page.fill('.slide-bar input', '5');
    await waitForSlide(page, 'slide-5');
    assert.match((await page.textContent('.slide-bar output')) ?? '', /^5 .* \d+$|^Slide 5 of \d+$/);
    await page.keyboard.press('ArrowRight');
    await waitForSlide(page, 'slide-6');
  });

  it('shows the keys by ?, from the menu too, and closes them by Esc or another ?', async () => {
    await page.keyboard.press('?');
    await page.waitForSelector('dialog.help[open]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.help', { state: 'detached' });
    await choose(page, 'keyboard');
    await page.waitForSelector('dialog.help[open]');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog.help', { state: 'detached' });
    assert.equal(await currentSlide(page), 'slide-1');
  });

  it('finds its speaker view again when it is loaded anew, and Esc closes that', async () => {
    const opening = page.waitForEvent('popup');
    await page.keyboard.press('s');
    const speaker = await opening;
    await settled(speaker);
    await page.reload();
    await settled(page);
    await speaker.selectOption('.speaker-list', '3');
    await waitForSlide(page, 'slide-4');
    const closing = speaker.waitForEvent('close');
    await Promise.all([closing, speaker.keyboard.press('Escape').catch(() => undefined)]);
  });

  it('shows the deck again after a speaker view that had to stand in its place', async () => {
    await page.goto(`${page.url().replace(/#.*/, '')}?speaker=1#/slide-3`);
    await settled(page);
    await page.keyboard.press('Escape');
    await waitForSlide(page, 'slide-3');
  });

  it('opens a speaker view that moves with the page and moves it', async () => {
    const opening = page.waitForEvent('popup');
    await page.keyboard.press('s');
    const speaker = await opening;
    await speaker.waitForSelector('html[data-state="settled"]');
    const notes = speaker.locator('.speaker-notes');
    assert.match((await notes.textContent()) ?? '', /What is said here in full: cover/);
    assert.equal(await notes.locator('strong').textContent(), 'cover');
    assert.equal(await notes.locator('ul > li').count(), 2);
    await page.keyboard.press('ArrowRight');
    await speaker.waitForFunction(() =>
      /in full: agenda/.test(document.querySelector('.speaker-notes')?.textContent ?? ''),
    );
    await speaker.keyboard.press('ArrowRight');
    await waitForSlide(page, 'slide-3');
    assert.match((await speaker.textContent('.speaker-elapsed')) ?? '', /^\d\d:\d\d:\d\d$/);
  });

  it('shows slide, notes and the way on in a speaker view as wide as half an editor', async () => {
    await page.setViewportSize({ width: 440, height: 700 });
    await page.goto(`${page.url().replace(/#.*/, '')}?speaker=1`);
    await settled(page);
    const cutOff = await page.evaluate(() =>
      [...document.querySelectorAll('.stage, .speaker-times, .speaker-moves > *, .speaker-notes')]
        .filter((part) => {
          const { left, right, top } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth || top > innerHeight - 60;
        })
        .map(({ className }) => className),
    );
    assert.deepEqual(cutOff, []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 440);
  });

  it('prints one slide a page, and a page of notes after each when asked', async () => {
    const pagesOf = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
    assert.equal(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true })), slides.length);
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await choose(page, 'printWithNotes');
    assert.equal(
      pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true })),
      slides.length * 2,
    );
  });

  it('prints notes in black on white, whatever ground was shown', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await choose(page, 'printWithNotes');
    await putOnPaper(page);
    const [ground, ink] = await page.$eval('.printed [data-layout="notes-page"]', (notes) => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(notes).color,
    ]);
    assert.equal(await page.getAttribute('html', 'data-ground'), 'cover');
    assert.deepEqual([ground, ink], ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  it('prints by the key that the menu names', async () => {
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'true';
      };
    });
    await page.keyboard.press('p');
    await page.waitForSelector('html[data-printed]');
    assert.equal(await currentSlide(page), 'slide-1');
  });

  it('downloads one file that works from disk, without the network', async () => {
    const downloading = page.waitForEvent('download');
    await choose(page, 'download');
    const download = await downloading;
    assert.equal(download.suggestedFilename(), `${deck.title}.html`);
    const file = join(tmpdir(), `deckwright-${process.pid}.html`);
    await download.saveAs(file);
    assert.match(await readFile(file, 'utf8'), /<!--[^<]*reveal\.js [\d.]+: MIT[\s\S]*SIL OPEN FONT LICENSE/);
    const offline = await shown.browser.newContext({ offline: true });
    try {
      const copy = await offline.newPage();
      const wrong: string[] = [];
      copy.on('pageerror', ({ message }) => wrong.push(message));
      copy.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
      copy.on('request', (request) => /^https?:/.test(request.url()) && wrong.push(request.url()));
      await copy.goto(pathToFileURL(file).href);
      await settled(copy);
      await copy.keyboard.press('ArrowRight');
      await waitForSlide(copy, 'slide-2');
      assert.equal(await copy.evaluate(() => document.fonts.check('650 38px "Inter Variable"')), true);
      assert.equal(
        await copy.locator('.diagram-drawing:has(svg)').count(),
        await copy.locator('.diagram-drawing').count(),
      );
      const widths = await copy.$$eval('.slides img', (all) =>
        (all as HTMLImageElement[]).map(({ src }) => src.slice(0, 5)),
      );
      assert.ok(widths.length > 0 && widths.every((start) => start === 'data:'));
      assert.deepEqual(wrong, []);
    } finally {
      await offline.close();
      await writeFile(file, '');
    }
  });

  it('is one file by the service, too, that works from disk and asks for nothing', async () => {
    const made = await exportOf(deck, { format: 'html' });
    const file = join(tmpdir(), `deckwright-exported-${process.pid}.html`);
    await writeFile(file, made.bytes);
    const offline = await shown.browser.newContext({ offline: true });
    try {
      const copy = await offline.newPage();
      const wrong: string[] = [];
      copy.on('pageerror', ({ message }) => wrong.push(message));
      copy.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
      copy.on('request', (request) => /^https?:/.test(request.url()) && wrong.push(request.url()));
      await copy.goto(pathToFileURL(file).href);
      await settled(copy);
      await copy.keyboard.press('ArrowRight');
      await waitForSlide(copy, 'slide-2');
      assert.equal(await copy.evaluate(() => document.fonts.check('650 38px "Inter Variable"')), true);
      assert.equal(
        await copy.locator('.diagram-drawing[data-state="failed"] .diagram-source').count(),
        made.note.remarks.filter(({ about }) => about === 'diagram').length,
      );
      assert.equal(await copy.locator('[data-action^="download"]').count(), 0);
      assert.deepEqual(wrong, []);
    } finally {
      await offline.close();
      await rm(file, { force: true });
    }
  });

  it('stands still for who wants less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await settled(page);
    assert.equal(
      await page.$eval('.slides > section.present', (slide) => getComputedStyle(slide).transitionDuration),
      '0s',
    );
  });

  const inFrame = async () => {
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
    return frame;
  };

  it('works in a frame', async () => {
    const frame = await inFrame();
    assert.equal(await frame.locator('.slides > section.present').count(), 1);
  });

  it('gives the keys that it does not use to the page around its frame', async () => {
    const frame = await inFrame();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }) => {
        if (data.type === 'deckwright.keydown') heard.push(`${data.ctrlKey ? 'Control+' : ''}${data.key}`);
      });
    });
    await frame.locator('.slides > section.present').click();
    for (const key of ['ArrowRight', 'o', 'Escape', 'Control+c', 'F1', 'Control+p'])
      await page.keyboard.press(key);
    await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length >= 2);
    assert.deepEqual(await page.evaluate(() => (window as unknown as { heard: string[] }).heard), [
      'F1',
      'Control+p',
    ]);
  });
});
