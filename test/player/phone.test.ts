import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { themeIds } from '../../src/deck/themes.ts';
import type { Deck } from '../../src/layouts/deck.ts';
import { launchChromium } from '../support/chromium.ts';
import { deckOf } from '../support/deckOf.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { documentIn } from '../support/decks/languages.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { findReadmes, spread } from '../support/readmes.ts';
import { findSerious, loadAxe } from './axe.ts';
import { openWatchedPage } from './watchedPage.ts';

const wantsAll = process.argv.includes('--all') || process.env.ALL_READMES === '1';
const readmes = await findReadmes();

const upright = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };
const phone = { viewport: upright, hasTouch: true, isMobile: true };
const leastText = 12;

/** Runs in the page: what is wider than its card, hidden behind its edge, or too small to read. */
const measureCards = (least: number): string[] => {
  const found: string[] = [];
  const skipped =
    '.hidden-text, .motif, .c-ghost, .notes, defs, style, annotation, .diagram-drawing[data-state="small"]';
  const scrolling = '.table, .code, .formula';
  const wide = document.documentElement.scrollWidth;
  if (wide > window.innerWidth) found.push(`the page is ${wide} wide`);
  for (const card of document.querySelectorAll<HTMLElement>('.slides > section')) {
    const frame = card.getBoundingClientRect();
    const report = (what: string, element: Element) =>
      found.push(
        `${card.dataset.layout} ${card.id}: ${what}: ${JSON.stringify(element.textContent?.trim().slice(0, 40))}`,
      );
    for (const element of card.querySelectorAll('*')) {
      if (element.closest(skipped) || (element instanceof SVGElement && !element.matches('svg, text')))
        continue;
      const rect = element.getBoundingClientRect();
      if (rect.width === 0 || rect.height === 0) continue;
      const scroller = element.closest<HTMLElement>(scrolling);
      const isInside = scroller !== null && scroller !== element;
      if (!isInside && (rect.left < frame.left - 1 || rect.right > frame.right + 1))
        report('wider than its card', element);
      if (rect.bottom > frame.bottom + 1) report('below its card', element);
      if (element === scroller && scroller.scrollWidth > scroller.clientWidth && scroller.tabIndex !== 0)
        report('scrolls by no key', element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || element.namespaceURI?.endsWith('MathML')) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < least - 0.05) report(`text at ${size.toFixed(1)}`, element);
    }
  }
  return found;
};

describe('on a phone', () => {
  let browser: Browser;
  let server: PageServer;
  before(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const onPhone = async (
    address: string,
    use: (page: Page, context: BrowserContext) => Promise<void>,
    more: { readonly viewport?: typeof upright; readonly reducedMotion?: 'reduce' } = {},
  ): Promise<void> => {
    const { page, troubles } = await openWatchedPage(browser, server.origin, {
      ...phone,
      ...more,
    });
    try {
      await page.goto(address);
      await page.waitForSelector('html[data-state="settled"]');
      await use(page, page.context());
      assert.deepEqual(troubles, []);
    } finally {
      await page.context().close();
    }
  };
  const assertReads = (deck: Deck): Promise<void> =>
    onPhone(server.show(deck), async (page) => {
      assert.ok(await page.locator('.reading').isVisible());
      assert.deepEqual(await page.evaluate(measureCards, leastText), []);
    });

  const deck = everyLayout();
  const ids = deck.sections.flatMap(({ slides }) => slides.map(({ id }) => id));
  const idOf = (layout: string): string =>
    deck.sections.flatMap(({ slides }) => slides).find((slide) => slide.layout === layout)?.id ?? '';
  /** The distance of a slide's top from the window's, once it has come to rest. */
  const waitForTop = (page: Page, id: string) =>
    page.waitForFunction((slide) => {
      const top = document.getElementById(slide)?.getBoundingClientRect().top ?? Number.NaN;
      return Math.abs(top) <= 12;
    }, id);

  for (const theme of themeIds)
    it(`every layout is a card that can be read, in ${theme}`, () => assertReads(everyLayout({ theme })));

  it('mirrors an Arabic deck', async () => {
    const { deck: arabic } = await deckOf(documentIn('ar'), { language: 'ar' });
    await assertReads(arabic);
    await onPhone(server.show(arabic), async (page) => {
      const edges = await page.$eval('.title', (title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return range.getBoundingClientRect().right;
      });
      assert.ok(edges > 340, `${edges}`);
    });
  });

  for (const file of ['quarterly-review.md', 'technical-design.md', 'product-brief.ja.md'])
    it(`reads ${file}`, async () => {
      const text = await readFile(new URL(`../../examples/${file}`, import.meta.url), 'utf8');
      await assertReads((await deckOf(text, { id: file })).deck);
    });

  for (const path of wantsAll ? readmes : spread(readmes, 10))
    it(`reads ${path}`, async () =>
      assertReads((await deckOf(await readFile(path, 'utf8'), { id: path })).deck));

  it('opens at the slide that the address names, by id and by number', async () => {
    const address = server.show(deck);
    await onPhone(`${address}#/${idOf('quote')}`, (page) => waitForTop(page, idOf('quote')).then());
    await onPhone(`${address}#/3`, (page) => waitForTop(page, ids[3]!).then());
    await onPhone(address, async (page) => {
      await page.evaluate((id) => {
        location.hash = `/${id}`;
      }, idOf('summary'));
      await waitForTop(page, idOf('summary'));
    });
  });

  it('says in the address which slide is read', () =>
    onPhone(server.show(deck), async (page) => {
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), idOf('stats'));
      await page.waitForURL(new RegExp(`#/${idOf('stats')}$`));
    }));

  it('moves by the arrow keys and with the speaker view', () =>
    onPhone(server.show(deck), async (page) => {
      await page.keyboard.press('ArrowRight');
      await waitForTop(page, ids[1]!);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await waitForTop(page, ids[1]!);
      const opening = page.waitForEvent('popup');
      await page.keyboard.press('s');
      const speaker = await opening;
      await speaker.waitForSelector('html[data-state="settled"]');
      await speaker.keyboard.press('ArrowRight');
      await waitForTop(page, ids[2]!);
    }));

  it('has the overview that the list of its keys names, and goes to the slide that is chosen there', () =>
    onPhone(server.show(deck), async (page) => {
      await page.keyboard.press('o');
      await page.locator('.overview .overview-slide').nth(4).click();
      await page.waitForSelector('.overview', { state: 'detached' });
      await waitForTop(page, ids[4]!);
    }));

  it('keeps its slide when it is turned, and turns pages by a swipe when it lies', () =>
    onPhone(`${server.show(deck)}#/${idOf('table')}`, async (page, context) => {
      const present = (id: string) =>
        page.waitForFunction((wanted) => document.querySelector('section.present')?.id === wanted, id);
      await page.setViewportSize(lying);
      await present(idOf('table'));
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= lying.width);
      const finger = await context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: 200 }],
        });
      await touch('touchStart', 620);
      await touch('touchMove', 420);
      await touch('touchMove', 200);
      await touch('touchEnd', 200);
      const next = ids[ids.indexOf(idOf('table')) + 1]!;
      await present(next);
      await page.setViewportSize(upright);
      await waitForTop(page, next);
      assert.equal(
        await page.locator('.slides > section[hidden], .slides > section[aria-hidden]').count(),
        0,
      );
    }));

  it('opens a diagram that is too small to read', async () => {
    const stations = Array.from(
      { length: 30 },
      (_, at) => `  s${at}[Station ${at}] --> s${at + 1}[Station ${at + 1}]`,
    );
    const slide = {
      layout: 'diagram' as const,
      id: 'large',
      notes: '',
      title: [{ text: 'Thirty stations' }],
      source: ['flowchart LR', ...stations].join('\n'),
    };
    const large = { ...deck, sections: [{ id: 'one', title: 'One', slides: [slide] }] };
    await onPhone(server.show(large), async (page) => {
      await page.tap('.diagram-drawing[data-state="small"]');
      await page.waitForSelector('dialog.enlarged[open]');
    });
  });

  it('opens the diagram of a downloaded deck', async () => {
    const file = join(tmpdir(), `deckwright-phone-${process.pid}.html`);
    const { page } = await openWatchedPage(browser, server.origin);
    await page.goto(server.show(deck));
    await page.waitForSelector('html[data-state="settled"]');
    const downloading = page.waitForEvent('download');
    await page.click('.menu-button');
    await page.click('[data-action="download"]');
    await (await downloading).saveAs(file);
    await page.context().close();
    const offline = await browser.newContext({ ...phone, offline: true });
    try {
      const copy = await offline.newPage();
      await copy.goto(pathToFileURL(file).href);
      await copy.waitForSelector('html[data-state="settled"]');
      await copy.tap('[data-layout="diagram"] .diagram-drawing[role="button"]');
      await copy.waitForSelector('dialog.enlarged[open]');
    } finally {
      await offline.close();
    }
    await writeFile(file, '');
  });

  it('prints the slides as they are on a canvas', () =>
    onPhone(server.show(deck), async (page) => {
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      assert.equal((pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length, ids.length);
      await page.waitForSelector('.reading');
    }));

  it('has nothing in the way of anyone', () =>
    onPhone(server.show(deck), async (page) => {
      await loadAxe(page);
      assert.deepEqual(await findSerious(page), []);
    }));

  it('jumps, and does not glide, for who wants less motion', () =>
    onPhone(
      server.show(deck),
      async (page) => {
        assert.equal(
          await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
          'auto',
        );
      },
      { reducedMotion: 'reduce' },
    ));
});
