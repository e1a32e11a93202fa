import type { Chart } from '../../deck/slide.ts';
import { typeScale } from '../../deck/typeScale.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { solid } from './colors.ts';
import { centipoints } from './units.ts';
import { el, type Xml } from './xml.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const { size } = typeScale.axis;
const letterWidth = size * 0.6;
/** What a program leaves of a chart's box for the bars. */
const plotShare = 0.94;

export const value = (name: string, val: string | number | boolean): Xml => el(name, { val });
export const scheme = (val: string): Xml => el('a:schemeClr', { val });

export const textProperties = (color: Xml, isBold = false): Xml =>
  el(
    'c:txPr',
    {},
    el('a:bodyPr'),
    el('a:lstStyle'),
    el(
      'a:p',
      {},
      el('a:pPr', {}, el('a:defRPr', { sz: centipoints(size), b: isBold }, solid(color))),
      el('a:endParaRPr', { lang: 'en-US' }),
    ),
  );

/** How a figure is written, as a program with sheets says it. */
export const numberFormat = ({ prefix = '', suffix = '', decimals }: Chart): string => {
  const quoted = (text: string): string => (text === '' ? '' : `"${text.replaceAll('"', '')}"`);
  const figure = decimals > 0 ? `#,##0.${'#'.repeat(decimals)}` : '#,##0';
  return `${quoted(prefix)}${figure}${quoted(suffix)}`;
};

const written = ({ prefix = '', suffix = '', decimals }: Chart, figure: number): string =>
  `${prefix}${figure.toLocaleString('en-US', { maximumFractionDigits: decimals })}${suffix}`;

/** Names too wide to stand under their columns stand beside bars that lie. */
export const liesDown = ({ kind, categories }: Chart, width: number): boolean =>
  kind !== 'line' &&
  categories.length * (Math.max(0, ...categories.map(visualLength)) * letterWidth + 16) > width;

/** What a category has of the chart's box. */
const pitchOf = ({ categories, series }: Chart, { width, height }: Size, lies: boolean): number => {
  const legendHeight = series.length > 1 ? size * 3 : 0;
  return ((lies ? height - legendHeight : width) * plotShare) / categories.length;
};

/** Of a bar, in hundredths: what parts groups at least, and by how much bars of one overlap. */
const gaps = { bar: 55, stacked: 55, grouped: 70, line: 0, doughnut: 0 } as const;
const overlaps = { bar: 0, stacked: 100, grouped: -8, line: 0, doughnut: 0 } as const;
const widestBar = { lying: 36, standing: 96 } as const;
const widestGap = 500;

/** How a chart's bars stand: how far apart groups are, and bars within one. */
export const barsOf = (chart: Chart, box: Size, lies: boolean): { gap: number; overlap: number } => {
  const bars = chart.kind === 'stacked' ? 1 : chart.series.length;
  const widest = lies ? widestBar.lying : widestBar.standing;
  const gap = Math.round((pitchOf(chart, box, lies) / widest - bars) * 100);
  const { [chart.kind]: least } = gaps;
  return { gap: Math.min(widestGap, Math.max(least, gap)), overlap: overlaps[chart.kind] };
};

/** A line has figures where there is one, and at few points. */
const mostPoints = 8;

/** Whether there is room for every figure at its bar or point; else there is an axis. */
export const labelsFit = (chart: Chart, box: Size, lies: boolean): boolean => {
  const { kind, categories, series } = chart;
  if (kind === 'stacked') return false;
  if (kind === 'line' && (series.length > 1 || categories.length > mostPoints)) return false;
  const category = pitchOf(chart, box, lies);
  const pitch =
    series.length === 1 ? category : category / (series.length + barsOf(chart, box, lies).gap / 100);
  const texts = series.flatMap(({ values }) =>
    values.flatMap((figure) => (figure === null ? [] : [written(chart, figure)])),
  );
  return (lies ? size : Math.max(0, ...texts.map(visualLength)) * letterWidth + 6) <= pitch;
};

/** What stands at a bar, a point or in a slice. */
export interface Labels {
  readonly format: string;
  readonly color: Xml;
  readonly position?: 'outEnd' | 't';
  readonly isBold?: boolean;
}

const whatIsShown = (shown: boolean): Xml[] => [
  value('c:showLegendKey', false),
  value('c:showVal', shown),
  value('c:showCatName', false),
  value('c:showSerName', false),
  value('c:showPercent', false),
  value('c:showBubbleSize', false),
];

const labelParts = ({ format, color, position, isBold }: Labels): Xml[] => [
  el('c:numFmt', { formatCode: format, sourceLinked: false }),
  el('c:spPr', {}, el('a:noFill'), el('a:ln', {}, el('a:noFill'))),
  textProperties(color, isBold),
  ...(position ? [value('c:dLblPos', position)] : []),
  ...whatIsShown(true),
];

export const noLabels: Xml = el('c:dLbls', {}, whatIsShown(false));

/** `each`: of points that have their own. */
export const dataLabels = (labels: Labels, each: readonly Labels[] = []): Xml =>
  el(
    'c:dLbls',
    {},
    each.map((own, idx) => el('c:dLbl', {}, value('c:idx', idx), labelParts(own))),
    labelParts(labels),
  );
