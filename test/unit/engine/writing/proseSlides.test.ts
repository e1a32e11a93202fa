import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { type Said, saidOf } from '../../../../src/engine/features/said.ts';
import type { Frame } from '../../../../src/engine/writing/draft/draft.ts';
import { proseSlides } from '../../../../src/engine/writing/proseSlides.ts';
import { frame, writing } from '../../../support/scenes.ts';

const said = (texts: readonly string[]): Said[] => {
  const paragraph = rich(texts.join(' '));
  return texts.map((text, at) => ({
    ...saidOf(rich(text), { opensParagraph: at === 0, isLast: false, isLoud: false }, 'us'),
    paragraph,
  }));
};
const long = (name: string): string =>
  `${name} carries 40 tons of coal and the mail of the island from the old pier to the new one.`;
const boats = ['Ada', 'Bertha', 'Cora', 'Dora', 'Emma', 'Flora'].map(long);
const slidesOf = (texts: readonly string[], own: Frame = frame) => proseSlides(said(texts), 3, own, writing);
const titlesOf = (texts: readonly string[]): string[] => slidesOf(texts).map(({ title }) => plain(title));

describe('proseSlides', () => {
  it('goes on under the sentence that the next slide begins with, and under a heading of the author’s', () => {
    const nameless = slidesOf(boats, { ...frame, isNameless: true }).map(({ title }) => plain(title));
    assert.deepEqual(nameless, [boats[0]?.slice(0, -1), boats[3]?.slice(0, -1)]);
    assert.deepEqual(titlesOf(boats), [plain(frame.title), plain(frame.title)]);
    for (const boat of boats) assert.ok(JSON.stringify(slidesOf(boats)).includes(boat.slice(0, -1)));
  });

  it('has three sentences beside each other, and two in one', () => {
    const [slide] = slidesOf(boats.slice(0, 3));
    assert.ok(slide?.layout === 'bullets');
    assert.equal(slide.items.length, 3);
    const [two] = slidesOf(boats.slice(0, 2));
    assert.equal(two?.layout, 'statement');
  });

  it('shows a long sentence where there is room for it', () => {
    const wall = `The boat is ${Array.from({ length: 13 }, (_, at) => `faster in bay ${at}`).join(', ')}, and older.`;
    assert.ok(JSON.stringify(slidesOf(['A lot went into the boat.', wall])).includes('faster in bay 12'));
  });

  it('sets its pages tighter under a title of two lines rather than leave out what it ends with', () => {
    const title = [
      { text: 'What the boats of the island carry to the town and back in every week of the year' },
    ];
    const boatsOf = (count: number): string => 'boats '.repeat(count).trim();
    const texts = [
      `The harbor ${boatsOf(25)}.`,
      `The island ${boatsOf(31)}.`,
      `The paper ${boatsOf(17)}.`,
      `Therefore ${boatsOf(21)}.`,
      `And ${boatsOf(25)}.`,
      'Therefore the name of each boat must be unique.',
    ];
    assert.match(
      JSON.stringify(slidesOf(texts, { ...frame, title })),
      /the name of each boat must be unique/,
    );
  });

  it('calls what goes on by a short sentence that carries a point, where no heading of the author’s is above', () => {
    const short = 'We decided to close the harbor.';
    const texts = [...boats.slice(0, 4), short, boats[4]!, boats[5]!];
    const isCalledSo = (above: Frame) =>
      slidesOf(texts, above).some(({ title }) => plain(title) === 'We decided to close the harbor');
    assert.deepEqual([isCalledSo({ ...frame, isNameless: true }), isCalledSo(frame)], [true, false]);
  });

  it('leaves out what says least rather than what comes last', () => {
    const decided = 'In the end we decided to buy the boat for 9,000 dollars.';
    const [slide] = proseSlides(said([...boats, decided]), 1, frame, writing);
    assert.ok(JSON.stringify(slide).includes('we decided to buy the boat'));
  });

  it('leaves the asides of a sentence out only where it is a wall with them', () => {
    const aside = (words: number) =>
      boats[0]!.replace('to the new one', `(at the yard${' of Bo'.repeat(words)}) to the new one`);
    const shown = (text: string) => JSON.stringify(proseSlides(said([text]), 1, frame, writing));
    assert.ok(shown(aside(3)).includes('at the yard'));
    assert.ok(!shown(aside(12)).includes('at the yard'));
  });

  it('says nothing in one breath that several people say', () => {
    const quoted = [
      '“The harbor is old,” said Ada of the board.',
      '“The boats are older,” said Bo of the yard.',
    ];
    const slides = slidesOf(quoted, { ...frame, isNameless: true });
    assert.ok(slides.every(({ layout }) => layout !== 'statement'));
  });

  it('says large, two sentences at most, what stands under no heading', () => {
    const wide = boats.map((boat) =>
      boat.replace('.', ', and brings back the timber and the fish of the other shore for the market.'),
    );
    const slides = slidesOf(wide.slice(0, 4), { ...frame, isNameless: true });
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
