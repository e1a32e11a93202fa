import assert from 'node:assert/strict';
import { themeOf } from '../../../../src/deck/look.ts';
import type { Chart } from '../../../../src/deck/slide.ts';
import { chartXml } from '../../../../src/export/pptx/chartPart.ts';
import { xmlFile } from '../../../../src/export/pptx/xml.ts';

const theme = themeOf({ theme: 'harbor' });
const box = { width: 752, height: 456 };
const names = ['A long name of a market', 'Another long name of one', 'A third and even longer name'];
const written = (figure: number, categories: readonly string[], series: number): string => {
  const chart: Chart = {
    kind: series > 1 ? 'grouped' : 'bar',
    categories: [...categories],
    series: Array.from({ length: series }, (_, at) => ({
      name: `Series ${at}`,
      values: categories.map(() => figure),
    })),
    suffix: ' €',
    decimals: 0,
  };
  return xmlFile(chartXml(chart, box, theme, 'rId1'));
};

describe('chartXml', () => {
  for (const [what, figure, categories, series, shown] of [
    ['short ones of four series', 7, ['a', 'b', 'c'], 4, true],
    ['none of four series that are too wide for their bars', 12_345, ['a', 'b', 'c'], 4, false],
    ['wide ones of one series', 12_345, ['a', 'b', 'c'], 1, true],
    ['wide ones at bars that lie', 12_345, names, 4, true],
    ['none at bars that lie and are thin', 12_345, [...names, ...names, ...names, ...names], 4, false],
  ] as const)
    it(`writes figures at bars where there is room: ${what}`, () => {
      const xml = written(figure, categories, series);
      assert.equal(xml.includes('<c:showVal val="1"/>'), shown);
      // In place of figures there is an axis.
      assert.equal(/<c:valAx>.*?<c:delete val="(\d)"\/>/.exec(xml)?.[1], shown ? '1' : '0');
      assert.match(xml, /<c:gapWidth val="\d+"\/>/);
    });

  const xmlOf = (chart: Partial<Chart>): string =>
    xmlFile(
      chartXml(
        { kind: 'bar', categories: ['a', 'b', 'c'], series: [], decimals: 0, ...chart },
        box,
        theme,
        'rId1',
      ),
    );
  const oneSeries = (...values: number[]) => [{ name: 'One', values }];

  for (const [what, kind, values, ends] of [
    ['bars of figures close to each other', 'bar', [98, 97, 99], '<c:min val="0"/>'],
    ['bars of losses close to each other', 'bar', [-98, -97, -99], '<c:max val="0"/>'],
    ['bars that a program begins there itself', 'bar', [12, 97, 99], ''],
    ['no lines of figures close to each other', 'line', [98, 97, 99], ''],
  ] as const)
    it(`begins at zero ${what}`, () => {
      const xml = xmlOf({ kind, series: oneSeries(...values) });
      assert(xml.includes(`<c:orientation val="minMax"/>${ends}</c:scaling><c:delete val="1"/>`));
    });

  it('writes figures on slices in what can be read on each', () => {
    const xml = xmlOf({ kind: 'doughnut', series: oneSeries(60, 30, 10) });
    const on = [...xml.matchAll(/<c:dLbl><c:idx val="\d"\/>.*?schemeClr val="(\w+)"/g)].map(
      ([, name]) => name,
    );
    // Two deep colors and a pale one.
    assert.deepEqual(on, ['bg1', 'bg1', 'tx1']);
  });

  it('has figures at the points of one short line, and an axis for several', () => {
    const [one] = oneSeries(1, 20, 3);
    assert.match(xmlOf({ kind: 'line', series: [one!] }), /<c:dLblPos val="t"\/>/);
    assert.doesNotMatch(xmlOf({ kind: 'line', series: [one!, one!] }), /<c:dLblPos/);
  });

  it('draws bars no wider than the page does', () => {
    // A third of 707 pixels each, for a bar of 96.
    assert.match(xmlOf({ series: oneSeries(1, 20, 3) }), /<c:gapWidth val="145"\/>/);
  });

  it('takes the first color as deep as the page has it, from the accent', () => {
    assert.match(
      xmlOf({ series: oneSeries(1, 20, 3) }),
      /<c:spPr><a:solidFill><a:schemeClr val="accent1"><a:lumMod val="\d+"\/>/,
    );
  });
});
