import assert from 'node:assert/strict';
import type { Chart } from '../../../../src/deck/slide.ts';
import { ChartPainter } from '../../../../src/player/drawing/charts.ts';

const size = { width: 752, height: 456 };
const chart: Chart = {
  kind: 'bar',
  categories: ['North', '<script>South</script>'],
  series: [{ name: 'Sales', values: [1200.5, null] }],
  prefix: '€',
  decimals: 1,
};
const drawIn = async (locale: string, over: Partial<Chart> = {}) => {
  const draw = await new ChartPainter().prepare(locale);
  return draw({ ...chart, ...over }, size, 'Sales by market').markup;
};

describe('charts', () => {
  it('are drawn in the theme’s variables, so that a theme can change under them', async () => {
    const markup = await drawIn('en-US');
    assert.match(markup, /fill="var\(--chart-1\)"/);
    assert.doesNotMatch(markup, /#0a00/);
  });

  it('bring their figures as a table in the deck’s own way of writing numbers', async () => {
    assert.match(await drawIn('en-US'), /<th scope="row">North<\/th><td>€1,200\.5<\/td>/);
    assert.match(await drawIn('de'), /<td>€1\.200,5<\/td>/);
    assert.match(await drawIn('en-US'), /&lt;script&gt;South&lt;\/script&gt;<\/th><td><\/td>/);
  });

  it('show names as text', async () => {
    assert.doesNotMatch(await drawIn('en-US'), /<script/);
  });

  for (const kind of ['line', 'bar', 'grouped', 'stacked', 'doughnut'] as const)
    it(`draw a ${kind} of any values`, async () => {
      const series = [
        { name: 'A', values: [0, -3, null, 1e9] },
        { name: 'B', values: [null, null, null, null] },
      ];
      const markup = await drawIn('en-US', { kind, categories: ['a', 'b', 'c', 'd'], series });
      assert.match(markup, /<svg/);
      assert.doesNotMatch(markup, /NaN/);
    });

  it('draw figures of next to nothing as nothing', async () => {
    for (const kind of ['bar', 'line'] as const) {
      const series = [{ name: 'Mass', values: [1.66e-27, 9e-31] }];
      assert.match(await drawIn('en-US', { kind, series }), /<svg/);
    }
  });

  it('begin at zero, but for lines that would all run along the top', async () => {
    const lineOf = (values: readonly number[]) =>
      drawIn('en-US', {
        kind: 'line',
        categories: ['a', 'b', 'c'],
        series: [
          { name: 'A', values: [...values] },
          { name: 'B', values: values.map((value) => value - 1) },
        ],
      });
    assert.match(await lineOf([342, 300, 250]), />€0</);
    assert.doesNotMatch(await lineOf([99, 98, 97]), />€0</);
  });

  it('write a stack’s total at its end', async () => {
    const series = [
      { name: 'A', values: [200, 300] },
      { name: 'B', values: [33, null] },
    ];
    const markup = await drawIn('en-US', { kind: 'stacked', categories: ['a', 'b'], series });
    const written = markup.replace(/<table[\s\S]*/, '');
    assert.match(written, />€233</);
    assert.match(written, />€300</);
    assert.doesNotMatch(written, />€33</);
  });

  /** Where its labels stand, on a canvas of this width. */
  const labelsOf = async (over: Partial<Chart>) => {
    const [, onCanvas = ''] = (await drawIn('en-US', over)).split('<div class="plot');
    return [...onCanvas.matchAll(/translate\(([\d.]+) ([\d.]+)\)"[^>]*>€([\d,.]+)</g)].map(
      ([, x, y, text]) => ({ x: Number(x), y: Number(y), width: (text!.length + 1) * 8 }),
    );
  };
  const grouped = (figure: number, categories: readonly string[]): Partial<Chart> => ({
    kind: 'grouped',
    categories: [...categories],
    series: ['A', 'B', 'C', 'D'].map((name) => ({ name, values: categories.map(() => figure) })),
  });

  it('write no figure over another one at the bars of four series', async () => {
    const three = ['a', 'b', 'c'];
    const short = (await labelsOf(grouped(7, three))).toSorted((left, right) => left.x - right.x);
    assert.equal(short.length, 12);
    for (const [at, label] of short.slice(1).entries())
      assert(label.x - short[at]!.x >= label.width, `${short[at]!.x}, ${label.x}`);
    // They have an axis in place of labels.
    const long = await labelsOf(grouped(12_345, three));
    assert(long.length < 12, JSON.stringify(long));
    assert(
      long.every(({ x }) => x < 80),
      JSON.stringify(long),
    );
  });

  it('write none where bars that lie are too thin for it', async () => {
    const names = ['A long name of a market', 'Another long name of one', 'A third and even longer name'];
    assert.equal((await labelsOf(grouped(12_345, names))).length, 12);
    const many = [...names, ...names, ...names, ...names].map((name, at) => `${name} ${at}`);
    assert((await labelsOf(grouped(12_345, many))).length < 12);
  });

  it('are drawn once for a canvas and once for a phone, where names stand in a legend', async () => {
    const series = [
      { name: 'Alpha', values: [1, 2] },
      { name: 'Beta', values: [3, 5] },
    ];
    const markup = await drawIn('en-US', { kind: 'line', categories: ['a', 'b'], series });
    const [, onCanvas = '', onPhone = ''] = markup.split('<div class="plot');
    assert.match(onCanvas, />Alpha €2</);
    assert.doesNotMatch(onCanvas, /class="legend/);
    assert.match(onPhone, /<li class="s-1">Alpha<\/li>/);
    assert.match(onPhone, />€2</);
  });
});
