import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { type Point, pointOf } from '../../../../../src/engine/writing/points/points.ts';
import { underOpeners, underTopic } from '../../../../../src/engine/writing/points/underOpeners.ts';
import { writing } from '../../../../support/scenes.ts';

const paragraphOf = (...sentences: string[]): Point[] => {
  const paragraph = rich(sentences.join(' '));
  return sentences.map((text, at) => ({
    ...pointOf(rich(text)),
    paragraph,
    ...(at > 0 ? { goesOn: true } : {}),
  }));
};

describe('underTopic', () => {
  const leadOf = (points: readonly Point[]): string | undefined => {
    const { lead } = underTopic({ points }, writing);
    return lead && plain(lead);
  };

  it('has what a paragraph begins with stand over what is said about it', () => {
    assert.equal(
      leadOf(paragraphOf('The bell is cracked', 'Nobody rings bells', 'A beam is missing')),
      'The bell is cracked',
    );
    assert.equal(
      leadOf(paragraphOf('The bell is cracked', 'It has been silent', 'A beam is missing')),
      'The bell is cracked',
    );
  });

  it('leaves equals as they are', () => {
    assert.equal(leadOf(paragraphOf('Summer is quiet', 'Four months are short', 'People knew')), undefined);
    assert.equal(
      leadOf(paragraphOf('Lena: the board paper', 'Jo: the board', 'Mattis visits piers')),
      undefined,
    );
  });

  it('has what is asked for stand over the rest in any case', () => {
    const [ask, ...others] = paragraphOf('Approve the second tower', 'Summer is quiet', 'People knew');
    assert.equal(leadOf([{ ...ask!, binds: true }, ...others]), 'Approve the second tower');
  });
});

describe('underOpeners', () => {
  const trees = (...paragraphs: Point[][]): string[][] =>
    underOpeners({ points: paragraphs.flat() }, writing).points.map(({ text, items = [] }) => [
      plain(text),
      ...items.map(plain),
    ]);
  const clock = paragraphOf('The clock is wound by hand', 'Whoever winds it has a key');

  it('has a long paragraph go on below the sentence that it begins with, and says a short one in one breath', () => {
    const bell = paragraphOf(
      'The bell is cracked since the storm of last November',
      'It is silent ever since, and whoever wants to know what time it is has to look up at the clock',
      'The founder comes in May, and will not say before then what it costs',
    );
    assert.deepEqual(trees(bell, clock), [
      bell.map(({ text }) => plain(text)),
      ['The clock is wound by hand. Whoever winds it has a key.'],
    ]);
  });

  it('leaves together what begins with two words', () => {
    const [first] = trees(paragraphOf('It does not', 'The bell is cracked'), clock);
    assert.deepEqual(first, ['It does not. The bell is cracked.']);
  });

  it('puts what has its own name beside what has one, and below what has none', () => {
    assert.deepEqual(trees(paragraphOf('You keep: the mug', 'You return: the keys'), clock).slice(0, 2), [
      ['You keep: the mug'],
      ['You return: the keys'],
    ]);
    assert.deepEqual(trees(paragraphOf('You may keep the mug', 'Not so: the keys'), clock)[0], [
      'You may keep the mug. Not so: the keys.',
    ]);
  });
});
