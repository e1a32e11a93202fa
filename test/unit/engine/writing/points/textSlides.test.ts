import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { mostWords, type Writing } from '../../../../../src/engine/writing/draft/draft.ts';
import { type Point, pointOf } from '../../../../../src/engine/writing/points/points.ts';
import { pagedPoints } from '../../../../../src/engine/writing/points/textSlides.ts';

const title = rich('Meetings');
const writing: Writing = { language: 'us', deckLanguage: 'us', style: 'Subtle', before: [] };
const slideOf = (point: Point) => {
  const slides = pagedPoints(
    [point],
    undefined,
    mostWords,
    { title, hiddenTitle: title, isContinued: false },
    writing,
  );
  assert.equal(slides.length, 1);
  return slides[0]!;
};

describe('pagedPoints', () => {
  const lines = [
    'It is common for large meetings to have a chat of their own beside the talk',
    'The chat is a space for questions and remarks from everybody who listens, but it can distract',
    'Say to your colleagues how you want to use it',
  ];
  const long = pointOf(rich(`${lines.join('. ')}.`), 'item');

  it('shows several sentences that are too much to be said large as lines', () => {
    const slide = slideOf(long);
    assert.ok(slide.layout === 'bullets');
    assert.deepEqual(
      slide.items.map(({ text }) => plain(text)),
      lines,
    );
  });

  it('has the name of an entry stand above its sentences', () => {
    const slide = slideOf({ ...long, lead: rich('Chat') });
    assert.ok(slide.layout === 'bullets' && slide.lead && slide.items.length === 3);
    assert.equal(plain(slide.lead), 'Chat');
  });

  it('says two short sentences large', () => {
    assert.equal(slideOf(pointOf(rich('The bell is silent. The clock is not.'))).layout, 'statement');
  });
});
