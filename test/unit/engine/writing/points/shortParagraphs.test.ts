import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import type { Point } from '../../../../../src/engine/writing/points/points.ts';
import { shortParagraphs } from '../../../../../src/engine/writing/points/shortParagraphs.ts';
import { paragraphOf } from '../../../../support/boats.ts';
import { writing } from '../../../../support/scenes.ts';

describe('shortParagraphs', () => {
  const told = (...paragraphs: Point[][]): string[] =>
    shortParagraphs({ points: paragraphs.flat() }, writing).points.map(({ text }) => plain(text));
  const clock = paragraphOf('The clock is wound by hand', 'Whoever winds it has a key');
  const bell = [
    'The bell is cracked since the storm of last November',
    'It is silent ever since, and whoever wants to know what time it is has to look up at the clock',
    'The founder comes in May, and will not say before then what it costs',
  ];

  const [whole = '', ...more] = bell;
  const inOneBreath = 'The clock is wound by hand. Whoever winds it has a key.';

  it('says a short one as one point, and has below the first sentence of a longer one what is said of it', () => {
    const paragraphs = [paragraphOf(...bell), clock];
    assert.deepEqual(told(...paragraphs), [whole, inOneBreath]);
    const [first] = shortParagraphs({ points: paragraphs.flat() }, writing).points;
    assert.deepEqual(first?.items?.map(plain), more);
  });

  it('leaves beside it what turns it or binds, and what the next one goes on from', () => {
    const [first, second, third] = paragraphOf(...bell);
    for (const last of [
      { ...third!, turns: true },
      { ...third!, binds: true },
    ])
      assert.deepEqual(told([first!, second!, last], clock), [...bell, inOneBreath]);
    const follows = clock.map((point, at) => (at === 0 ? { ...point, follows: true } : point));
    assert.deepEqual(told(paragraphOf(...bell), follows), [...bell, inOneBreath]);
  });

  it('leaves together what begins with two words', () => {
    const [first] = told(paragraphOf('It does not', ...bell), clock);
    assert.equal(first, `It does not. ${bell[0]}.`);
  });

  it('says a few words with what comes next, and the last ones with what they are said of', () => {
    assert.deepEqual(told(paragraphOf(bell[0]!, 'Bells', bell[1]!)), [bell[0], `Bells. ${bell[1]}.`]);
    assert.deepEqual(told(paragraphOf(bell[0]!, bell[1]!, 'No')), [bell[0], `${bell[1]}. No.`]);
  });

  it('says with its sentence what replies to it in a few words', () => {
    const [first, reply, last] = paragraphOf(bell[0]!, 'That kills it for me', bell[2]!);
    assert.deepEqual(told([first!, { ...reply!, follows: true }, last!]), [
      `${bell[0]}. That kills it for me.`,
      bell[2],
    ]);
  });

  it('leaves one paragraph of longer sentences as it is', () => {
    assert.equal(told(clock).length, clock.length);
  });
});
