import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import type { Deck } from '../../../src/layouts/deck.ts';
import { layouts } from '../../../src/layouts/layouts.ts';
import { KeptSlides } from '../../../src/player/keptSlides.ts';
import { PageRenderer } from '../../../src/player/page.ts';
import { everyLayout } from '../../support/decks/everyLayout.ts';

/** How much of a listing is colored depends on the time it takes. */
const deckWithoutCode = (): Deck => {
  const deck = everyLayout();
  const sections = deck.sections.map((section) => ({
    ...section,
    slides: section.slides.filter(({ layout }) => layout !== 'code'),
  }));
  return { ...deck, sections };
};

const changed = (deck: Deck): Deck => {
  const [section, ...more] = deck.sections;
  const slides = section!.slides.map((slide, at) => (at === 5 ? { ...slide, title: rich('Other') } : slide));
  return { ...deck, sections: [{ ...section!, slides }, ...more] };
};

describe('KeptSlides', () => {
  it('has only the changed slide arranged again, and shows the same as if all were', async function () {
    this.timeout(30_000);
    let arranged = 0;
    const renderer = new PageRenderer({
      arrange: (slide, setting) => {
        arranged += 1;
        return layouts.arrange(slide, setting);
      },
    });
    const kept = new KeptSlides();
    const deck = deckWithoutCode();
    await renderer.slides(deck, { pictures: 'p' }, kept);
    arranged = 0;
    const again = await renderer.slides(changed(deck), { pictures: 'p' }, kept);
    assert.equal(arranged, 1);
    const afresh = await renderer.slides(changed(deck), { pictures: 'p' });
    assert.deepEqual(
      again.slides.map(({ markup }) => markup),
      afresh.slides.map(({ markup }) => markup),
    );
  });

  it('keeps nothing under another theme', async function () {
    this.timeout(30_000);
    const renderer = new PageRenderer();
    const kept = new KeptSlides();
    const deck = deckWithoutCode();
    await renderer.slides(deck, { pictures: 'p' }, kept);
    const other = await renderer.slides({ ...deck, theme: 'plum' }, { pictures: 'p' }, kept);
    const afresh = await renderer.slides({ ...deck, theme: 'plum' }, { pictures: 'p' });
    assert.deepEqual(
      other.slides.map(({ markup }) => markup),
      afresh.slides.map(({ markup }) => markup),
    );
    assert.equal(other.styleSheet.markup, afresh.styleSheet.markup);
  });
});
