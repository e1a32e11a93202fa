import assert from 'node:assert/strict';
import {
  areDefinitions,
  bodyBox,
  cardBox,
  cardType,
  code,
  codeSize,
  columnWidth,
  fittedType,
  footerBox,
  listStyle,
  minimumSize,
  mostCodeLines,
  splitStat,
  statColumns,
  statStyle,
  stepFor,
  stepsArrangement,
  stepsType,
  tableDensity,
  titleBox,
  typeScale,
  visualLength,
} from '../../../src/deck/canvas.ts';
import { rich } from '../../../src/deck/richText.ts';

const bullets = (...texts: string[]) => texts.map((text) => ({ text: rich(text) }));

describe('the canvas', () => {
  it('stacks title, body and footer without touching', () => {
    assert.ok(titleBox.y + titleBox.height < bodyBox.y);
    assert.ok(bodyBox.y + bodyBox.height < footerBox.y);
  });

  it('sets nothing under its minimum', () => {
    for (const style of [...Object.values(typeScale), ...Object.values(fittedType).flat()])
      assert.ok(style.size >= minimumSize.caption && style.lineHeight > style.size, JSON.stringify(style));
    for (const role of ['body', 'small', 'stepTitle', 'summaryPoint'] as const)
      assert.ok(typeScale[role].size >= minimumSize.body);
  });

  it('counts full-width letters twice', () => {
    assert.equal(visualLength('abc'), 3);
    assert.equal(visualLength('図書館'), 6);
    assert.equal(visualLength('naïve – “x”'), 11);
  });

  it('sets short text large and takes the last step for what is longer than all', () => {
    assert.equal(stepFor(fittedType.statement, 'Short.').size, 60);
    assert.equal(stepFor(fittedType.statement, 'x'.repeat(900)).size, 32);
  });

  it('holds eighteen lines of code, and sets few lines larger', () => {
    assert.ok(mostCodeLines(true, 0) >= 18);
    const lines = (count: number, length: number): string[] => Array(count).fill('x'.repeat(length));
    assert.equal(codeSize(lines(4, 40), true, 0).size, 28);
    assert.equal(codeSize(lines(4, 65), true, 0).size, 24);
    assert.equal(codeSize(lines(4, code.columns), true, 0).size, 20);
    assert.equal(codeSize(lines(18, 40), true, 0).size, 16);
    for (const { columns, size } of code.sizes)
      assert.ok(columns * size * 0.6 + code.gutter + 2 * code.paddingX <= bodyBox.width);
  });

  it('sets a list as large as its box holds', () => {
    assert.equal(listStyle(bullets('One', 'Two'), 0).role, 'bodyLarge');
    assert.equal(listStyle(bullets('One', 'Two', 'Three', 'Four'), 0).role, 'bodyRoomy');
    assert.equal(listStyle([{ text: rich('One'), items: [rich('inner')] }], 0).role, 'bodyRoomy');
    assert.equal(listStyle(bullets(...Array(6).fill('x'.repeat(150))), 0).role, 'body');
  });

  it('sees name and value in short items with leads', () => {
    const item = { lead: rich('Margin:'), text: rich('31 %') };
    assert.ok(areDefinitions([item, item, item], false));
    assert.ok(!areDefinitions([item, item, { text: rich('no lead') }], false));
  });

  it('gives cards equal boxes that fill the body', () => {
    const { width, height } = cardBox(6, 0);
    assert.equal(width, columnWidth(3, 24));
    assert.ok(2 * height + 24 <= bodyBox.height);
  });

  const statsOf = (...values: string[]) => ({
    layout: 'stats' as const,
    id: 'stats',
    notes: '',
    title: rich('Figures'),
    stats: values.map((value) => ({ value, label: rich('Visits') })),
  });

  it('sets all figures of a slide in one size that fits its column', () => {
    assert.equal(statStyle(statsOf('41')).size, 152);
    const three = statStyle(statsOf('€1,204,500', '41', '3 %'));
    assert.ok(10 * three.size * 0.66 <= columnWidth(3, 40));
  });

  it('sets four long figures two by two, and short ones in a row', () => {
    assert.equal(statColumns(statsOf('€1,204,500', '41', '3 %', '12')), 2);
    assert.equal(statColumns(statsOf('41', '3 %', '12', '7')), 4);
    assert.equal(statColumns({ ...statsOf('€1,204,500', '41', '3 %', '12'), lead: rich('In short') }), 4);
  });

  it('tells a figure from its unit', () => {
    assert.deepEqual(splitStat('€14.2 million'), { figure: '€14.2', unit: 'million' });
    assert.deepEqual(splitStat('41 days'), { figure: '41', unit: 'days' });
    for (const whole of ['31.4 %', '4,812', '€14.2m', 'twice', 'v2.1', '3 × 2'])
      assert.deepEqual(splitStat(whole), { figure: whole, unit: '' });
  });

  it('arranges few short steps on a line, many on two rows, long ones under each other', () => {
    const steps = (count: number, length: number) =>
      Array.from({ length: count }, (_, index) => ({
        label: `${index + 1}`,
        text: rich('x'.repeat(length)),
      }));
    assert.equal(stepsArrangement(steps(4, 60)), 'line');
    assert.equal(stepsArrangement(steps(7, 40)), 'rows');
    assert.equal(stepsArrangement(steps(4, 400)), 'vertical');
  });

  it('sets few short steps large, and the more words the smaller', () => {
    const steps = (count: number, text: string) =>
      Array.from({ length: count }, (_, index) => ({ label: `${index + 1}`, text: rich(text) }));
    const sentence = 'Words of a few letters, '.repeat(4);
    assert.deepEqual(stepsType(steps(3, 'Sign it'), 0), {
      text: 'bodyLarge',
      title: 'cardLeadLarge',
      isLarge: true,
    });
    assert.equal(stepsType(steps(3, sentence), 0).text, 'bodyRoomy');
    assert.equal(stepsType(steps(5, sentence), 0).isLarge, false);
    assert.equal(stepsType(steps(6, sentence.repeat(4)), 0).text, 'small');
  });

  it('sets the words of few cards large, under a lead smaller', () => {
    const cards = (count: number, text: string) =>
      Array.from({ length: count }, () => ({ lead: rich('One date'), text: rich(text) }));
    const sentence = 'Every order gets a delivery date that we keep. ';
    assert.equal(cardType(cards(3, 'We keep it'), 0).text, 'bodyLarge');
    assert.equal(cardType(cards(3, sentence.repeat(2)), 0).text, 'bodyRoomy');
    assert.equal(cardType(cards(3, sentence.repeat(2)), 2).text, 'body');
    assert.equal(cardType(cards(6, sentence.repeat(2)), 0).text, 'small');
  });

  it('breaks no word for the sake of a larger size', () => {
    const word = 'x'.repeat(22);
    assert.equal(cardType([{ text: rich(word) }, { text: rich('b') }, { text: rich('c') }], 0).text, 'small');
  });

  it('sets a table by its size', () => {
    const rows = (count: number, text: string) =>
      Array.from({ length: count }, () => [rich(text), rich(text)]);
    const head = [rich('a'), rich('b')];
    assert.equal(tableDensity({ head, rows: rows(3, 'short') }), 'roomy');
    assert.equal(tableDensity({ head, rows: rows(3, 'x'.repeat(80)) }), 'regular');
    assert.equal(tableDensity({ head, rows: rows(9, 'short') }), 'dense');
  });
});
