import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { Deck } from '../../src/deck/deck.ts';
import { type Attack, attackDocument, attacks } from '../support/attacks.ts';
import { launchChromium } from '../support/chromium.ts';
import { deckOf } from '../support/deckOf.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { openWatchedPage } from './watchedPage.ts';

const groups = (count: number): Attack[][] =>
  [...Array(Math.ceil(attacks.length / count)).keys()].map((index) =>
    attacks.slice(index * count, (index + 1) * count),
  );

/** A deck with every layout, every text of a slide replaced by an attack; what carries meaning stays. */
const poisonedDeck = (attackOf: (slide: number) => Attack): Deck => {
  const kept = new Set([
    'id',
    'layout',
    'theme',
    'language',
    'narrative',
    'kind',
    'style',
    'tone',
    'align',
    'marks',
    'type',
    'href',
    'remote',
  ]);
  const poison = (value: unknown, key: string, text: string): unknown => {
    if (kept.has(key)) return value;
    if (typeof value === 'string') return text;
    if (Array.isArray(value)) return value.map((each) => poison(each, key, text));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, poison(inner, name, text)]),
      );
    return value;
  };
  const deck = everyLayout();
  const title = attackOf(0).markdown;
  return Deck.parse({
    ...deck,
    title,
    assets: poison(deck.assets, 'assets', title),
    sections: deck.sections.map((section) => ({
      ...section,
      slides: section.slides.map((slide, index) => poison(slide, '', attackOf(index).markdown)),
    })),
  });
};

/** What the page must not hold, wherever it came from. */
const findLiveParts = (): string[] => {
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const name = element.tagName.toLowerCase();
    if (/^(script|iframe|object|embed|base|form|meta|link|template|video|audio)$/.test(name))
      found.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push(`${name} ${attribute}`);
      if (
        /^(href|src|xlink:href|action|formaction|ping|srcset)$/i.test(attribute) &&
        /^[\s\u0000-\u0020]*(java|vb)script:|^data:text/i.test(value)
      )
        found.push(`${name} ${attribute}=${value}`);
    }
  }
  return found;
};

describe('attacks', () => {
  let browser: Browser;
  let server: PageServer;
  before(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const breachesOf = async (deck: Deck): Promise<string[]> => {
    const { page, troubles } = await openWatchedPage(browser, server.origin);
    const breaches: string[] = [];
    try {
      await page.exposeFunction('breached', (name: string) => breaches.push(name));
      await page.goto(server.show(deck));
      await page.waitForSelector('html[data-state="settled"]');
      await walk(page);
      return [...breaches, ...troubles, ...(await page.evaluate(findLiveParts))];
    } finally {
      await page.context().close();
    }
  };

  /** Every slide is shown once, hovered and pressed: an attack may wait for that. */
  const walk = async (page: Page): Promise<void> => {
    await page.evaluate(() => {
      for (const slide of document.querySelectorAll<HTMLElement>('.slides > section')) {
        slide.style.display = 'block';
        for (const element of slide.querySelectorAll('a[href], [tabindex], svg a, .clickable')) {
          const address = element.getAttribute('href') ?? '';
          for (const type of ['mouseover', 'focus', 'mouseenter'])
            element.dispatchEvent(new Event(type, { bubbles: true }));
          if (!/^(https?:|mailto:|\?)/.test(address))
            element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }
      }
    });
  };

  it('are at least sixty, each with a name of its own', () => {
    assert.ok(attacks.length >= 60, `${attacks.length}`);
    assert.equal(new Set(attacks.map(({ name }) => name)).size, attacks.length);
  });

  for (const group of groups(9))
    it(`stay words on their way from Markdown to the page: ${group.map(({ name }) => name).join(', ')}`, async () => {
      const { deck } = await deckOf(attackDocument(group));
      assert.deepEqual(await breachesOf(deck), []);
    });

  // Each layout meets another attack in every round; in a dozen of them each attack stands in several layouts.
  for (const round of [...Array(12).keys()])
    it(`stay words in every field of a deck, round ${round + 1}`, async () => {
      const deck = poisonedDeck((slide) => attacks[(slide * 5 + round * 8) % attacks.length] as Attack);
      assert.deepEqual(await breachesOf(deck), []);
    });
});
