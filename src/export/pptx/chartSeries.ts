import type { Chart } from '../../deck/slide.ts';
import { dataLabels, type Labels, numberFormat, scheme, value } from './chartLabels.ts';
import { type ChartColor, solid } from './colors.ts';
import { columnName } from './workbook.ts';
import { el, type Xml } from './xml.ts';

const texts = (reference: string, all: readonly string[]): Xml =>
  el(
    'c:strRef',
    {},
    el('c:f', {}, reference),
    el(
      'c:strCache',
      {},
      value('c:ptCount', all.length),
      all.map((text, idx) => el('c:pt', { idx }, el('c:v', {}, text))),
    ),
  );

const figures = (reference: string, all: readonly (number | null)[], format: string): Xml =>
  el(
    'c:numRef',
    {},
    el('c:f', {}, reference),
    el(
      'c:numCache',
      {},
      el('c:formatCode', {}, format),
      value('c:ptCount', all.length),
      all.flatMap((figure, idx) =>
        figure === null ? [] : [el('c:pt', { idx }, el('c:v', {}, String(figure)))],
      ),
    ),
  );

const linePoint = (fill: Xml): Xml =>
  el(
    'c:marker',
    {},
    value('c:symbol', 'circle'),
    value('c:size', 7),
    el('c:spPr', {}, solid(fill), el('a:ln', { w: 9525 }, solid(fill))),
  );

/** Parts what stands wall to wall. */
const paperLine = (w: number): Xml => el('a:ln', { w }, solid(scheme('bg1')));

/** What is drawn, by kind: what stands before the figures of a series, and after them. */
const looks = {
  line: (fill: Xml) => ({
    before: [
      el('c:spPr', {}, el('a:ln', { w: 34925, cap: 'rnd' }, solid(fill), el('a:round'))),
      linePoint(fill),
    ],
    after: [value('c:smooth', false)],
  }),
  bar: (fill: Xml) => ({
    before: [el('c:spPr', {}, solid(fill)), value('c:invertIfNegative', false)],
    after: [],
  }),
  stacked: (fill: Xml) => ({
    before: [el('c:spPr', {}, solid(fill), paperLine(9525)), value('c:invertIfNegative', false)],
    after: [],
  }),
} as const;
const lookOf = { line: looks.line, bar: looks.bar, grouped: looks.bar, stacked: looks.stacked } as const;
type AxisKind = keyof typeof lookOf;

const slice = (idx: number, fill: Xml): Xml =>
  el(
    'c:dPt',
    {},
    value('c:idx', idx),
    value('c:bubble3D', false),
    el('c:spPr', {}, solid(fill), paperLine(19050)),
  );

const nameOf = ({ series }: Chart, at: number): Xml =>
  el('c:tx', {}, texts(`Sheet1!$${columnName(at + 1)}$1`, [series[at]!.name]));

const figuresOf = (chart: Chart, at: number): Xml[] => {
  const { values } = chart.series[at]!;
  const last = chart.categories.length + 1;
  const column = columnName(at + 1);
  const all = chart.categories.map((_, index) => values[index] ?? null);
  return [
    el('c:cat', {}, texts(`Sheet1!$A$2:$A$${last}`, chart.categories)),
    el('c:val', {}, figures(`Sheet1!$${column}$2:$${column}$${last}`, all, numberFormat(chart))),
  ];
};

const order = (at: number): Xml[] => [value('c:idx', at), value('c:order', at)];

export const seriesXml = (chart: Chart, kind: AxisKind, at: number, { fill }: ChartColor): Xml => {
  const { before, after } = lookOf[kind](fill);
  return el('c:ser', {}, order(at), nameOf(chart, at), before, figuresOf(chart, at), after);
};

/** The one series of a doughnut: each slice in its color, its figure in what can be read on it. */
export const slicesXml = (chart: Chart, colorAt: (index: number) => ChartColor): Xml => {
  const all = chart.categories.map((_, index) => colorAt(index));
  const labelOn = (on: Xml): Labels => ({ format: numberFormat(chart), color: on, isBold: true });
  return el(
    'c:ser',
    {},
    order(0),
    nameOf(chart, 0),
    all.map(({ fill }, index) => slice(index, fill)),
    dataLabels(
      labelOn(scheme('tx1')),
      all.map(({ on }) => labelOn(on)),
    ),
    figuresOf(chart, 0),
  );
};
