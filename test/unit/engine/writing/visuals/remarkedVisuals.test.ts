import assert from 'node:assert/strict';
import { plain, type RichText, rich } from '../../../../../src/deck/richText.ts';
import { policy } from '../../../../../src/engine/policy/policy.ts';
import { remarkedVisuals } from '../../../../../src/engine/writing/visuals/remarkedVisuals.ts';
import { takeawayOf } from '../../../../../src/engine/writing/visuals/takeaway.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';

const frame = (title: string) => ({ id: '', notes: '', title: rich(title) });
const listing = (title: string, lines = 3): Slide => ({
  ...frame(title),
  layout: 'code',
  lines: Array.from({ length: lines }, (_, at) => ({ text: `run ${at}` })),
});
const sentence = (title: string, text: string): Slide => ({
  ...frame(title),
  layout: 'statement',
  text: rich(text),
});
const list = (title: string, ...texts: string[]): Slide => ({
  ...frame(title),
  layout: 'bullets',
  style: 'list',
  items: texts.map((text) => ({ text: rich(text) })),
});
const layoutsOf = (...slides: Slide[]): string[] =>
  remarkedVisuals(slides, 'us').map((slide) =>
    slide.layout === 'code' && slide.below ? `code + ${slide.below.length}` : slide.layout,
  );

describe('remarkedVisuals', () => {
  it('has what goes on after a listing stand below it', () => {
    assert.deepEqual(layoutsOf(listing('Start'), sentence('Start', 'It takes a minute.')), ['code + 1']);
    assert.deepEqual(layoutsOf(listing('Start'), list('Start', 'one', 'two')), ['code + 2']);
    const text: Slide = {
      ...frame('Start'),
      layout: 'text',
      paragraphs: [rich('It ends.'), rich('It waits.')],
    };
    assert.deepEqual(layoutsOf(listing('Start'), text), ['code + 2']);
    assert.deepEqual(layoutsOf(listing('Start'), sentence('Start', 'It takes a minute.'), listing('Start')), [
      'code + 1',
      'code',
    ]);
  });

  it('takes nothing that stands under another title or goes on on more slides', () => {
    assert.deepEqual(layoutsOf(listing('Start'), sentence('Stop', 'It ends.')), ['code', 'statement']);
    assert.deepEqual(
      layoutsOf(listing('Start'), sentence('Start', 'It begins.'), list('Start', 'one', 'two')),
      ['code', 'statement', 'bullets'],
    );
  });

  it('has what the signs of a formula are stand with it', () => {
    const formula: Slide = { ...frame('Growth'), layout: 'math', tex: 'w = a t' };
    const legend = sentence('Growth', 'It gives the weight w in week t.');
    const [slide, ...others] = remarkedVisuals([formula, legend], 'us');
    assert.equal(others.length, 0);
    assert.ok(slide?.layout === 'math');
    assert.equal(plain(slide.text ?? []), 'It gives the weight w in week t.');
    const led: Slide = { ...formula, text: rich('It grows:') };
    assert.deepEqual(layoutsOf(led, legend), ['math', 'statement']);
    assert.deepEqual(layoutsOf(formula, sentence('Decline', 'It falls.')), ['math', 'statement']);
  });

  it('leaves a long listing and a long text to slides of their own', () => {
    const { mostLinesExplained, mostWordsBelow } = policy.code;
    const short = sentence('Start', 'It begins.');
    assert.deepEqual(layoutsOf(listing('Start', mostLinesExplained), short), ['code + 1']);
    assert.deepEqual(layoutsOf(listing('Start', mostLinesExplained + 1), short), ['code + 1']);
    const some = sentence(
      'Start',
      Array(policy.code.mostWordsOfRemark + 1)
        .fill('word')
        .join(' '),
    );
    assert.deepEqual(layoutsOf(listing('Start', mostLinesExplained), some), ['code + 1']);
    assert.deepEqual(layoutsOf(listing('Start', mostLinesExplained + 1), some), ['code', 'statement']);
    const long = (words: number): Slide => sentence('Start', Array(words).fill('word').join(' '));
    assert.deepEqual(layoutsOf(listing('Start'), long(mostWordsBelow)), ['code + 1']);
    assert.deepEqual(layoutsOf(listing('Start'), long(mostWordsBelow + 1)), ['code', 'statement']);
  });

  it('has below a table what is said after it, after its caption', () => {
    const table: Slide = {
      ...frame('Costs'),
      layout: 'table',
      head: [rich('What'), rich('How much')],
      align: ['start', 'end'],
      rows: [[rich('Coal'), rich('4')]],
    };
    const remarksOf = (...slides: Slide[]): string[] =>
      remarkedVisuals(slides, 'us').map((slide) =>
        slide.layout === 'table'
          ? `${plain(slide.lead ?? [])} | ${plain(slide.caption ?? [])}`
          : slide.layout === 'chart'
            ? plain(slide.takeaway ?? [])
            : slide.layout,
      );
    assert.deepEqual(remarksOf(table, sentence('Costs', 'Coal costs 4.')), [' | Coal costs 4.']);
    const named: Slide = { ...table, caption: rich('Prices of May') } as Slide;
    assert.deepEqual(remarksOf(named, sentence('Costs', 'Coal costs 4.')), [
      ' | Prices of May. Coal costs 4.',
    ]);
    assert.deepEqual(remarksOf(table, sentence('Coal', 'Coal costs 4.')), [' | ', 'statement']);
    assert.deepEqual(remarksOf(table, table, sentence('Costs', 'Coal costs 4.')), [
      ' | ',
      ' | ',
      'statement',
    ]);
  });

  it('has beside a chart what is said after it, instead of what can be read off it', () => {
    const chart = {
      kind: 'bar' as const,
      categories: ['Coal', 'Oil'],
      series: [{ name: 'Cost', values: [4, 9] }],
    };
    const takeaway = takeawayOf({ ...chart, decimals: 0 }, 'us')!;
    const slide = (said: RichText): Slide => ({
      ...frame('Costs'),
      layout: 'chart',
      chart: { ...chart, decimals: 0 },
      takeaway: said,
    });
    const saidBeside = (said: RichText): string[] =>
      remarkedVisuals([slide(said), sentence('Costs', 'Oil is dear.')], 'us').map((each) =>
        each.layout === 'chart' ? plain(each.takeaway ?? []) : each.layout,
      );
    assert.deepEqual(saidBeside(takeaway), ['Oil is dear']);
    assert.deepEqual(saidBeside(rich('Sum: 13')), ['Sum: 13. Oil is dear.']);
  });
});
