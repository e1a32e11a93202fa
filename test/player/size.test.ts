import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Deck } from '../../src/layouts/deck.ts';
import { PageRenderer } from '../../src/player/page.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';

const budget = 350 * 1024;

/** Sixty slides with every layout among them. */
const largeDeck = (): Deck => {
  const deck = everyLayout();
  const slides = deck.sections.flatMap((section) => section.slides);
  const sixty = Array.from({ length: 60 }, (_, index) => {
    const slide = slides[index % slides.length]!;
    return {
      ...slide,
      id: `slide-${index}`,
      notes: `${slide.notes} ${'What was said at greater length. '.repeat(12)}${index}`,
    };
  });
  return { ...deck, sections: [{ id: 'all', title: 'All', slides: sixty }] };
};

describe('the page of sixty slides', () => {
  it('weighs at most 350 KB gzipped without fonts and the library of diagrams', async () => {
    const page = await new PageRenderer().page(largeDeck(), { assets: 'assets', pictures: 'deck/pictures' });
    const asset = (name: string) => readFile(new URL(`../../dist/player/${name}`, import.meta.url));
    const parts = [Buffer.from(page), await asset('player.js'), await asset('style.css')].map(
      (part) => gzipSync(part).length,
    );
    const total = parts.reduce((sum, part) => sum + part, 0);
    assert.ok(total <= budget, `${parts.join(' + ')} = ${total} bytes`);
  });
});
