import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { Deck } from '../../src/layouts/deck.ts';
import { type Attack, attackDocument, attacks, grouped } from '../support/attacks.ts';
import { launchChromium } from '../support/chromium.ts';
import { deckOf } from '../support/deckOf.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { TestService } from '../support/runningService.ts';
import { upload } from '../support/uploading.ts';
import { findBreaches } from './breaches.ts';

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

  const breachesOf = (deck: Deck): Promise<string[]> => findBreaches(browser, server.show(deck));

  it('are at least sixty, each with a name of its own', () => {
    assert.ok(attacks.length >= 60, `${attacks.length}`);
    assert.equal(new Set(attacks.map(({ name }) => name)).size, attacks.length);
  });

  for (const group of grouped(attacks, 9))
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

  describe('through the service, from upload to page', () => {
    let service: TestService;
    before(async () => {
      service = await TestService.start({ writerModule: null });
    });
    after(() => service.close());

    const pageOf = async (text: string, fileName: string): Promise<string> => {
      const file = await upload(service, { name: fileName, bytes: new Blob([text]) });
      const started = await service.call('POST', '/presentations/generate', {
        prompt: 'Make a presentation of the attached document.',
        non_interactive: true,
        attachments: [{ id: 'attack', url: file.download_url, file_name: fileName, type: 'text/markdown' }],
      });
      const end = await service.finished(started.body.generation_id);
      assert.equal(end.status, 'completed', JSON.stringify(end));
      return end.presentation.url;
    };

    for (const [index, group] of grouped(attacks, Math.ceil(attacks.length / 3)).entries())
      it(`stay words, part ${index + 1}`, async () => {
        const address = await pageOf(
          attackDocument(group),
          `attack"><img src=x onerror=breached('file name')>${index}.md`,
        );
        assert.deepEqual(await findBreaches(browser, address), []);
      });
  });
});
