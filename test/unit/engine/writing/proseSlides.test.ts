import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { type Said, saidOf } from '../../../../src/engine/features/said.ts';
import type { Frame } from '../../../../src/engine/writing/draft.ts';
import { proseSlides } from '../../../../src/engine/writing/proseSlides.ts';
import { frame, writing } from '../../../support/scenes.ts';

const said = (texts: readonly string[]): Said[] =>
  texts.map((text, at) =>
    saidOf(rich(text), { opensParagraph: at === 0, isLast: false, isLoud: false }, 'us'),
  );
const long = (name: string): string =>
  `${name} carries 40 tons of coal and the mail of the island from the old pier to the new one every single week.`;
const boats = ['Ada', 'Bertha', 'Cora', 'Dora', 'Emma', 'Flora'].map(long);
const slidesOf = (texts: readonly string[], own: Frame = frame) => proseSlides(said(texts), 3, own, writing);
const titlesOf = (texts: readonly string[]): string[] => slidesOf(texts).map(({ title }) => plain(title));

describe('proseSlides', () => {
  it('shows a long text on one slide rather than on several of one title', () => {
    assert.deepEqual(titlesOf(boats), [plain(frame.title)]);
  });

  it('goes on where the next slide has something to be called by', () => {
    const short = 'The harbor closes for 90 days.';
    assert.deepEqual(titlesOf([...boats.slice(0, 3), short, ...boats.slice(3)]), [
      plain(frame.title),
      'The harbor closes for 90 days',
    ]);
  });

  it('goes on where one slide does not hold what was decided', () => {
    const decided = boats.map((boat) => `We decided that ${boat}`);
    assert.ok(slidesOf(decided).length > 1);
  });

  it('says large, two sentences at most, what stands under no heading', () => {
    const slides = slidesOf(boats.slice(0, 5), { ...frame, isNameless: true });
    assert.ok(slides.length > 1);
    assert.ok(slides.every(({ layout }) => layout === 'statement'));
    const terse = Array.from({ length: 12 }, (_, at) => `The boat number ${at} is kept at the pier.`);
    const lists = slidesOf(terse, { ...frame, isNameless: true });
    assert.ok(lists.some(({ layout }) => layout === 'bullets'));
  });

  it('shows every sentence where all is to be seen', () => {
    const slides = proseSlides(said(boats), Infinity, frame, { ...writing, style: 'Preserve' });
    const shown = JSON.stringify(slides);
    for (const boat of boats) assert.ok(shown.includes(boat.slice(0, -1)));
  });
});
