import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { layouts } from '../../../src/layouts/layouts.ts';
import { splitStat } from '../../../src/layouts/stats/figure.ts';
import { arrange, groupsOf, partsOf, sizeOf, textsOf, tooMuch, wordsIn } from '../../support/arranging.ts';

const sentence = 'Words of a few letters, ';
const steps = (count: number, text: string, label = (at: number) => String(at + 1)) =>
  arrange('steps', {
    steps: Array.from({ length: count }, (_, at) => ({ label: label(at), text: rich(text) })),
  });
const rowsOf = (arranged: ReturnType<typeof steps>): number =>
  new Set(groupsOf(arranged, 'step').map(({ box }) => box.y)).size;
const stepSize = (arranged: ReturnType<typeof steps>): number => sizeOf(textsOf(arranged, 'paragraph')[0]);

describe('steps', () => {
  it('stand on a line where they are few and short, on two where they are many, else under each other', () => {
    assert.equal(rowsOf(steps(4, 'Sign the contract')), 1);
    assert.equal(rowsOf(steps(7, 'Sign the contract')), 2);
    assert.equal(rowsOf(steps(4, sentence.repeat(12))), 4);
  });

  it('stand under each other where they go on from a slide before', () => {
    assert.equal(rowsOf(steps(3, 'Sign the contract', (at) => String(at + 5))), 3);
  });

  it('are set the larger the fewer words they have', () => {
    assert.equal(stepSize(steps(3, 'Sign it')), 34);
    assert.ok(stepSize(steps(3, sentence.repeat(6))) < 34);
    assert.ok(stepSize(steps(6, sentence.repeat(12))) >= 20);
  });

  it('have stations for numbers, and words on the line for dates', () => {
    const numbered = partsOf(steps(7, sentence));
    assert.equal(numbered.filter((part) => part.kind === 'shape' && part.shape === 'station').length, 7);
    const dated = steps(3, 'Sign it', (at) => ['July', 'August', 'September'][at]!);
    assert.deepEqual(textsOf(dated, 'station').map(wordsIn), ['July', 'August', 'September']);
    assert.equal(partsOf(dated).filter((part) => part.kind === 'shape' && part.shape === 'point').length, 3);
  });

  it('say how many are too many', () => {
    assert.deepEqual(tooMuch(steps(10, 'Sign it'))[0], { where: 'steps', unit: 'items', has: 10, most: 8 });
  });

  it('say how many lines are too many under each other', () => {
    const [problem] = tooMuch(steps(6, sentence.repeat(20)));
    assert.equal(problem?.unit, 'lines');
    assert.ok((problem?.has ?? 0) > (problem?.most ?? 0));
  });

  it('do not count their numbers among the texts of the slide, but their dates', () => {
    const roles = (label: string) =>
      layouts
        .texts({
          layout: 'steps',
          id: '',
          notes: '',
          title: rich('t'),
          steps: [{ label, text: rich('x') }],
        } as never)
        .map(({ role }) => role);
    assert.ok(roles('1.').includes('number'));
    assert.ok(roles('July').includes('station'));
  });
});

describe('stats', () => {
  const stats = (values: string[], more: object = {}) =>
    arrange('stats', { stats: values.map((value) => ({ value, label: rich('Visits') })), ...more });
  const across = (arranged: ReturnType<typeof stats>): number =>
    new Set(groupsOf(arranged, 'stat').map(({ box }) => box.x)).size;

  it('are of one size, that fits the column of the longest', () => {
    const sizes = textsOf(stats(['€1,204,500', '41', '3 %']), 'value').map(sizeOf);
    assert.equal(new Set(sizes).size, 1);
    assert.equal(sizeOf(textsOf(stats(['41']), 'value')[0]), 152);
    assert.ok(sizes[0]! < 88);
  });

  it('stand two by two where four of them are long, and in a row where they are short', () => {
    assert.equal(across(stats(['€1,204,500', '41', '3 %', '12'])), 2);
    assert.equal(across(stats(['41', '3 %', '12', '7'])), 4);
    assert.equal(across(stats(['41', '3 %', '12', '7', '9'])), 3);
  });

  it('have the label beside a figure that is alone', () => {
    const arranged = stats(['41']);
    const [value] = textsOf(arranged, 'value');
    const [label] = textsOf(arranged, 'label');
    assert.ok(label!.box.x >= value!.box.x + value!.box.width);
  });

  it('set a unit beside its figure in a size of its own, and under it where there is no room', () => {
    const [beside] = textsOf(stats(['41 days', '3']), 'value');
    assert.equal(beside?.paragraphs.length, 1);
    assert.equal(beside?.paragraphs[0]?.runs[1]?.style?.size, 32);
    const [below] = textsOf(stats(['41 days of continuous work', '3', '5', '7']), 'value');
    assert.equal(below?.paragraphs.length, 2);
  });

  it('tell a figure from its unit', () => {
    assert.deepEqual(splitStat('€14.2 million'), { figure: '€14.2', unit: 'million' });
    assert.deepEqual(splitStat('41 days'), { figure: '41', unit: 'days' });
    for (const whole of ['31.4 %', '4,812', '€14.2m', 'twice', 'v2.1', '3 × 2'])
      assert.deepEqual(splitStat(whole), { figure: whole, unit: '' });
  });

  it('say which label has too many lines', () => {
    const label = rich(sentence.repeat(8));
    const arranged = arrange('stats', {
      stats: [
        { value: '4', label: rich('Visits') },
        { value: '5', label },
        { value: '6', label: rich('Visits') },
      ],
    });
    assert.deepEqual(
      tooMuch(arranged).map(({ where, at, most }) => [where, at, most]),
      [['label', 1, 3]],
    );
  });
});

describe('an agenda', () => {
  const numbersOf = (...items: string[]): string[] =>
    textsOf(arrange('agenda', { items: items.map((item) => rich(item)) }), 'number').map(wordsIn);

  it('counts what has no number of its own', () => {
    assert.deepEqual(numbersOf('Why', 'How'), ['1', '2']);
    assert.deepEqual(numbersOf('1. Why', '2.4 How'), []);
    assert.deepEqual(numbersOf('TOP 1: Why', 'TOP 2: How', 'Any other business'), []);
    assert.deepEqual(numbersOf('第一章 概述', '第二章 数据'), []);
    assert.deepEqual(numbersOf('Why', 'How', 'Q4 results'), ['1', '2', '3']);
  });

  const agenda = (count: number) =>
    arrange('agenda', { items: Array.from({ length: count }, (_, at) => rich(`Topic ${at}`)) });

  it('has two columns above five items, read down the first', () => {
    const columns = (count: number) => new Set(groupsOf(agenda(count), 'row').map(({ box }) => box.x)).size;
    assert.deepEqual([columns(5), columns(6)], [1, 2]);
    const rows = groupsOf(agenda(6), 'row');
    assert.equal(rows[0]?.box.x, rows[2]?.box.x);
  });

  it('holds ten', () => {
    assert.deepEqual(tooMuch(agenda(10)), []);
    assert.equal(tooMuch(agenda(11))[0]?.unit, 'items');
  });
});

describe('a summary', () => {
  const summary = (points: string[]) => arrange('summary', { points: points.map(rich) });

  it('sets short messages larger', () => {
    assert.equal(sizeOf(textsOf(summary(['One', 'Two']), 'label')[0]), 34);
    assert.equal(sizeOf(textsOf(summary(Array(5).fill(sentence.repeat(5))), 'label')[0]), 26);
  });

  it('says what is more than five messages of two lines', () => {
    const problems = tooMuch(summary([...Array(5).fill('x'), sentence.repeat(9)]));
    assert.deepEqual(
      problems.map(({ unit }) => unit),
      ['items', 'lines'],
    );
  });
});
