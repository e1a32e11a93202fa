import type { Chart } from '../../deck/slide.ts';
import type { Theme } from '../../deck/theme.ts';
import { axes } from './chartAxes.ts';
import {
  barsOf,
  dataLabels,
  labelsFit,
  liesDown,
  noLabels,
  numberFormat,
  type Size,
  scheme,
  textProperties,
  value,
} from './chartLabels.ts';
import { seriesXml, slicesXml } from './chartSeries.ts';
import { type ChartColor, chartColors } from './colors.ts';
import { namespaces } from './package.ts';
import { el, type Xml } from './xml.ts';

type ColorAt = (index: number) => ChartColor;

const colorsIn = (theme: Theme): ColorAt => {
  const colors = chartColors(theme);
  return (index) => colors[index % colors.length]!;
};

const doughnut = (chart: Chart, colorAt: ColorAt): Xml =>
  el(
    'c:doughnutChart',
    {},
    value('c:varyColors', true),
    slicesXml(chart, colorAt),
    value('c:firstSliceAng', 0),
    value('c:holeSize', 58),
  );

const plot = (chart: Chart, box: Size, theme: Theme): Xml[] => {
  const colorAt = colorsIn(theme);
  const { kind } = chart;
  if (kind === 'doughnut') return [doughnut(chart, colorAt)];
  const format = numberFormat(chart);
  const lies = liesDown(chart, box.width);
  const shown = labelsFit(chart, box, lies);
  const isLine = kind === 'line';
  const position = isLine ? 't' : 'outEnd';
  const isBold = chart.series.length === 1;
  const labels = shown ? dataLabels({ format, color: scheme('tx1'), position, isBold }) : noLabels;
  const series = chart.series.map((_, at) => seriesXml(chart, kind, at, colorAt(at)));
  const ids = [value('c:axId', 1), value('c:axId', 2)];
  const { gap, overlap } = barsOf(chart, box, lies);
  const drawn = isLine
    ? el(
        'c:lineChart',
        {},
        value('c:grouping', 'standard'),
        value('c:varyColors', false),
        series,
        labels,
        value('c:marker', true),
        ids,
      )
    : el(
        'c:barChart',
        {},
        value('c:barDir', lies ? 'bar' : 'col'),
        value('c:grouping', kind === 'stacked' ? 'stacked' : 'clustered'),
        value('c:varyColors', false),
        series,
        labels,
        value('c:gapWidth', gap),
        value('c:overlap', overlap),
        ids,
      );
  return [drawn, ...axes(chart, { lies, format, hidesValues: shown })];
};

const legend = (chart: Chart): Xml | undefined =>
  chart.kind === 'doughnut' || chart.series.length > 1
    ? el(
        'c:legend',
        {},
        value('c:legendPos', chart.kind === 'doughnut' ? 'r' : 't'),
        value('c:overlay', false),
        textProperties(scheme('tx1')),
      )
    : undefined;

/** A chart with its figures; the colors are the theme's. */
export const chartXml = (chart: Chart, box: Size, theme: Theme, workbook: string): Xml =>
  el(
    'c:chartSpace',
    {
      'xmlns:c': 'http://schemas.openxmlformats.org/drawingml/2006/chart',
      'xmlns:a': namespaces['xmlns:a'],
      'xmlns:r': namespaces['xmlns:r'],
    },
    value('c:roundedCorners', false),
    el(
      'c:chart',
      {},
      value('c:autoTitleDeleted', true),
      el('c:plotArea', {}, el('c:layout'), plot(chart, box, theme), el('c:spPr', {}, el('a:noFill'))),
      legend(chart),
      value('c:plotVisOnly', true),
      value('c:dispBlanksAs', 'gap'),
    ),
    el('c:spPr', {}, el('a:noFill'), el('a:ln', {}, el('a:noFill'))),
    textProperties(scheme('tx1')),
    el('c:externalData', { 'r:id': workbook }, value('c:autoUpdate', false)),
  );
