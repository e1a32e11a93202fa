import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { type Said, saidOf } from '../../../../../src/engine/features/said.ts';
import { chooseSaid } from '../../../../../src/engine/writing/points/chooseSaid.ts';

const said = (...texts: string[]): Said[] =>
  texts.map((text, at) =>
    saidOf(rich(text), { opensParagraph: at === 0, isLast: false, isLoud: false }, 'us'),
  );
const chosen = (all: readonly Said[], words: number, points = 5): string[] =>
  chooseSaid(all, { words, points }).map((chain) => chain.map(({ text }) => plain(text)).join(' '));

describe('chooseSaid', () => {
  const minutes = said(
    'The meeting was long and the coffee was cold.',
    'We decided to buy the heat pump for 48,600 dollars.',
    'Then somebody told a story about a goat.',
  );

  it('takes the point before what happened to be said', () => {
    assert.deepEqual(chosen(minutes, 12), ['We decided to buy the heat pump for 48,600 dollars.']);
  });

  it('leaves narration out, whatever room there is', () => {
    assert.ok(!chosen(minutes, 100).join().includes('goat'));
  });

  it('shows nothing that points back without what it points to', () => {
    const all = said(
      'The roof of the school is old.',
      'It was decided to replace it for 30,000 euros in July.',
    );
    assert.deepEqual(chosen(all, 40), [
      'The roof of the school is old. It was decided to replace it for 30,000 euros in July.',
    ]);
  });

  it('shows with a claim what limits it, if there is room', () => {
    const all = [
      ...said('We decided to buy the boat for 9,000 dollars.', 'The boat is blue.'),
      ...said('The crew found that it saves 40 % of the fuel.', 'However, it does not sail in winter.'),
    ];
    assert.match(chosen(all, 27).join(' '), /saves 40 %.*However/);
    assert.doesNotMatch(chosen(all, 20).join(' '), /However/);
  });

  it('leaves nothing out between the beginning of a paragraph and what it shows of it', () => {
    const all = said(
      'The harbor has two cranes.',
      'One of the cranes is from 1962.',
      'The weight of both is 14 tons.',
    );
    assert.equal(chosen(all, 40).length, 3);
    assert.deepEqual(chosen(all, 9), ['The harbor has two cranes.']);
  });

  it('begins with the first sentence where it must, whatever says more', () => {
    const all = said(
      'Both cranes were still out of order that morning.',
      'We decided to buy a crane in May.',
    );
    const [first] = chooseSaid(all, { words: 8, points: 2, fromBeginning: true }).flat();
    assert.match(plain(first?.text ?? []), /^Both cranes/);
    assert.match(chosen(all, 8)[0] ?? '', /^We decided/);
  });

  it('takes what binds before what says more of what is', () => {
    const all = [
      ...said('The harbor has 14 cranes and 3 tugs.'),
      ...said('The name of each ship must be unique.'),
    ];
    assert.deepEqual(chosen(all, 8), ['The name of each ship must be unique.']);
  });

  it('begins under a heading with “This …” where that says most, whatever binds', () => {
    const all = said(
      'This policy holds for 14 harbors and we decided on it in May.',
      'The pilot of each ship is required to sign in.',
    );
    assert.match(chosen(all, 24)[0] ?? '', /^This policy/);
  });

  it('has something of each paragraph before more of one', () => {
    const opens = { opensParagraph: true, isLast: false, isLoud: false };
    const all = said('The pilot knows the bank.', 'The bank is made of sand.').concat(
      saidOf(rich('The tug has a new engine.'), opens, 'us'),
    );
    assert.deepEqual(chosen(all, 11), ['The pilot knows the bank.', 'The tug has a new engine.']);
  });

  it('keeps the order of the text', () => {
    const all = said('The pilot knows the sandbank well.', 'We decided to wait for him until Monday.');
    assert.deepEqual(chosen(all, 40).length, 2);
    assert.match(chosen(all, 40)[0] ?? '', /pilot/);
  });

  it('shows a sentence that is a wall whole where there is no other, if a slide holds it', () => {
    const wall = (count: number) => `The ship ${'and the old pilot of the harbor '.repeat(count)}waits.`;
    assert.deepEqual(chosen(said(wall(12), wall(11)), 30), [wall(11)]);
    assert.deepEqual(chosen(said(wall(12)), 30), []);
  });

  it('has nothing of a text that says nothing', () => {
    assert.deepEqual(chosen([], 30), []);
    assert.deepEqual(chosen(said('Here are some strategies:'), 30), []);
  });
});
