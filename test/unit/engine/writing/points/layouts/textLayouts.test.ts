import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../../src/deck/richText.ts';
import { lookOf } from '../../../../../../src/engine/writing/draft/draft.ts';
import { textSlide } from '../../../../../../src/engine/writing/points/bestSlide.ts';
import { type Point, pointOf } from '../../../../../../src/engine/writing/points/points.ts';
import { paragraphOf } from '../../../../../support/boats.ts';
import { frame, writing } from '../../../../../support/scenes.ts';

/** After many lists, what may stand on cards does. */
const afterLists = { ...writing, before: Array.from({ length: 5 }, () => 'bullets list') };
const lookAfterLists = (...points: Point[]): string | undefined => {
  const slide = textSlide({ points }, frame, afterLists);
  return slide && lookOf(slide);
};
const entries = (...texts: string[]): Point[] => texts.map((text) => pointOf(rich(text), 'item'));
const named = (...names: string[]): Point[] =>
  names.map((name) => ({ ...pointOf(rich('Keep the boat at the pier.'), 'item'), lead: rich(name) }));

describe('textLayouts', () => {
  it('stands no word or two on a card beside a paragraph', () => {
    const paragraph =
      'It is kept at the pier and taken out on every day of the year but not in a storm, says Bo';
    assert.equal(
      lookAfterLists(...entries('A small boat', 'A large boat', 'No boat at all')),
      'bullets cards',
    );
    assert.equal(lookAfterLists(...entries('A small boat', 'A large boat', paragraph)), 'bullets list');
  });

  it('stands sentences on cards where they are about as long as each other and none goes on', () => {
    const sentences = (...texts: string[]) => texts.map((text) => pointOf(rich(text)));
    const [first, second, third] = sentences('A small boat sails', 'A large boat stays', 'No boat leaves');
    assert.equal(lookAfterLists(first!, second!, third!), 'bullets cards');
    assert.equal(lookAfterLists(first!, { ...second!, follows: true }, third!), 'bullets list');
    assert.equal(
      lookAfterLists(first!, ...sentences('A boat '.repeat(30), 'No boat leaves')),
      'bullets list',
    );
  });

  it('reads two sentences of a paragraph as a text after many lists', () => {
    const paragraph = rich('The boat');
    const [first, second] = ['The boat is old and leaks.', 'It is mended in the spring of every year.'].map(
      (text) => ({ ...pointOf(rich(text)), paragraph }),
    );
    assert.equal(lookAfterLists(first!, { ...second!, goesOn: true, follows: true }), 'statement');
  });

  it('lists many sentences of a paragraph one of which decides, after however many lists', () => {
    const [first, ...others] = paragraphOf(
      'The pier is emptied every fortnight',
      'To empty it each week costs four pounds eighty for each visit, about a hundred and twenty five a year',
      'Another bin was suggested, which costs three hundred and ten pounds',
      'It is agreed to pay for half a year and to look at it again in November',
    );
    assert.equal(lookAfterLists(first!, ...others), 'statement');
    assert.equal(
      lookAfterLists(first!, ...others.slice(0, 2), { ...others[2]!, binds: true }),
      'bullets list',
    );
  });

  it('reads a few short paragraphs as a text after many lists, and neither one nor a page of them', () => {
    const boat = paragraphOf('The boat is old', 'It leaks where it was mended in the spring of last year');
    const pier = paragraphOf('The pier was built by the village in a single winter, without a plan');
    assert.equal(lookAfterLists(...boat, ...pier), 'text');
    const long = paragraphOf('The pier is kept by the village'.repeat(16));
    assert.equal(lookAfterLists(...boat, ...long), 'bullets list');
    const slide = textSlide({ points: [...boat, ...pier] }, frame, afterLists);
    assert.deepEqual(slide?.layout === 'text' && slide.paragraphs.map(plain), [
      'The boat is old. It leaks where it was mended in the spring of last year.',
      'The pier was built by the village in a single winter, without a plan.',
    ]);
    assert.notEqual(lookAfterLists(...boat), 'text');
  });

  it('lines up what comes one after the other, and no choices', () => {
    assert.equal(lookAfterLists(...named('Week 1', 'Week 2')), 'steps');
    for (const choices of [
      ['Option 1', 'Option 2'],
      ['Variant 1', 'Variant 2'],
      ['Workaround #1', 'Workaround #2'],
    ])
      assert.notEqual(lookAfterLists(...named(...choices)), 'steps', choices[0]);
  });

  it('sets what is said of entries below them, and apart', () => {
    const remark = pointOf(rich('That is one in three.'), 'below');
    const slide = textSlide(
      { points: [...entries('A small boat', 'A large boat'), remark] },
      frame,
      afterLists,
    );
    assert.ok(slide?.layout === 'bullets');
    assert.deepEqual([slide.items.length, slide.below], [2, remark.text]);
  });
});
