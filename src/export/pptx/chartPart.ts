import type { Chart } from '../../deck/slide.ts';
import { typeScale } from '../../deck/typeScale.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { solid } from './colors.ts';
import { namespaces } from './package.ts';
import { centipoints } from './units.ts';
import { columnName } from './workbook.ts';
import { el, type Xml } from './xml.ts';

const scheme = (val: string): Xml => el('a:schemeClr', { val });
const value = (name: string, val: string | number | boolean): Xml => el(name, { val });
const seriesColors = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];
const colorAt = (index: number): Xml => solid(scheme(seriesColors[index % seriesColors.length]!));

/** How a figure is written, as a program with sheets says it. */
const numberFormat = ({ prefix = '', suffix = '', decimals }: Chart): string => {
  const quoted = (text: string): string => (text === '' ? '' : `"${text.replaceAll('"', '')}"`);
  const figure = decimals > 0 ? `#,##0.${'#'.repeat(decimals)}` : '#,##0';
  return `${quoted(prefix)}${figure}${quoted(suffix)}`;
};

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

const textProperties = (size: number, color: string, name = 'c:txPr'): Xml =>
  el(
    name,
    {},
    el('a:bodyPr'),
    el('a:lstStyle'),
    el(
      'a:p',
      {},
      el('a:pPr', {}, el('a:defRPr', { sz: centipoints(size) }, solid(scheme(color)))),
      el('a:endParaRPr', { lang: 'en-US' }),
    ),
  );

const { size } = typeScale.axis;

const dataLabels = (shown: boolean, format: string, position?: string): Xml =>
  el(
    'c:dLbls',
    {},
    shown ? el('c:numFmt', { formatCode: format, sourceLinked: false }) : undefined,
    shown ? el('c:spPr', {}, el('a:noFill'), el('a:ln', {}, el('a:noFill'))) : undefined,
    shown ? textProperties(size, 'tx1') : undefined,
    shown && position ? value('c:dLblPos', position) : undefined,
    value('c:showLegendKey', false),
    value('c:showVal', shown),
    value('c:showCatName', false),
    value('c:showSerName', false),
    value('c:showPercent', false),
    value('c:showBubbleSize', false),
  );

const isLine = ({ kind }: Chart): boolean => kind === 'line';

const seriesXml = (chart: Chart, at: number, format: string): Xml => {
  const { name, values } = chart.series[at]!;
  const last = chart.categories.length + 1;
  const column = columnName(at + 1);
  const all = chart.categories.map((_, index) => values[index] ?? null);
  const fill = isLine(chart)
    ? el('c:spPr', {}, el('a:ln', { w: 34925, cap: 'rnd' }, colorAt(at), el('a:round')))
    : el('c:spPr', {}, colorAt(at));
  const marker = el(
    'c:marker',
    {},
    value('c:symbol', 'circle'),
    value('c:size', 7),
    el('c:spPr', {}, colorAt(at), el('a:ln', { w: 9525 }, colorAt(at))),
  );
  const slices = chart.categories.map((_, index) =>
    el(
      'c:dPt',
      {},
      value('c:idx', index),
      value('c:bubble3D', false),
      el('c:spPr', {}, colorAt(index), el('a:ln', { w: 19050 }, solid(scheme('bg1')))),
    ),
  );
  return el(
    'c:ser',
    {},
    value('c:idx', at),
    value('c:order', at),
    el('c:tx', {}, texts(`Sheet1!$${column}$1`, [name])),
    chart.kind === 'doughnut' ? undefined : fill,
    isLine(chart) ? marker : chart.kind === 'doughnut' ? slices : value('c:invertIfNegative', false),
    el('c:cat', {}, texts(`Sheet1!$A$2:$A$${last}`, chart.categories)),
    el('c:val', {}, figures(`Sheet1!$${column}$2:$${column}$${last}`, all, format)),
    isLine(chart) ? value('c:smooth', false) : undefined,
  );
};

/** So many figures at most are written at their bars. */
const mostLabels = 24;

const labelsShown = ({ kind, categories, series }: Chart): boolean =>
  kind === 'doughnut' ||
  (kind !== 'line' && kind !== 'stacked' && categories.length * series.length <= mostLabels);

const axes = (lies: boolean, format: string, hidesValues: boolean): Xml[] => [
  el(
    'c:catAx',
    {},
    value('c:axId', 1),
    el('c:scaling', {}, value('c:orientation', lies ? 'maxMin' : 'minMax')),
    value('c:delete', false),
    value('c:axPos', lies ? 'l' : 'b'),
    el('c:numFmt', { formatCode: 'General', sourceLinked: false }),
    value('c:majorTickMark', 'none'),
    value('c:minorTickMark', 'none'),
    value('c:tickLblPos', 'low'),
    el('c:spPr', {}, el('a:ln', { w: 9525 }, solid(scheme('folHlink')))),
    textProperties(size, 'folHlink'),
    value('c:crossAx', 2),
    value('c:crosses', 'autoZero'),
    value('c:auto', false),
    value('c:lblAlgn', 'ctr'),
    value('c:lblOffset', 100),
    value('c:noMultiLvlLbl', true),
  ),
  el(
    'c:valAx',
    {},
    value('c:axId', 2),
    el('c:scaling', {}, value('c:orientation', 'minMax')),
    value('c:delete', hidesValues),
    value('c:axPos', lies ? 't' : 'l'),
    hidesValues
      ? undefined
      : el(
          'c:majorGridlines',
          {},
          el(
            'c:spPr',
            {},
            el('a:ln', { w: 9525 }, solid(el('a:schemeClr', { val: 'tx1' }, el('a:alpha', { val: 15_000 })))),
          ),
        ),
    el('c:numFmt', { formatCode: format, sourceLinked: false }),
    value('c:majorTickMark', 'none'),
    value('c:minorTickMark', 'none'),
    value('c:tickLblPos', 'nextTo'),
    el('c:spPr', {}, el('a:ln', {}, el('a:noFill'))),
    textProperties(size, 'folHlink'),
    value('c:crossAx', 1),
    value('c:crosses', lies ? 'max' : 'autoZero'),
    value('c:crossBetween', 'between'),
  ),
];

const letterWidth = size * 0.6;
/** Names too wide to stand under their columns stand beside bars that lie. */
const liesDown = ({ kind, categories }: Chart, width: number): boolean =>
  kind !== 'line' &&
  categories.length * (Math.max(0, ...categories.map(visualLength)) * letterWidth + 16) > width;

const plot = (chart: Chart, width: number): Xml[] => {
  const format = numberFormat(chart);
  const shown = labelsShown(chart);
  const series = chart.series.map((_, at) => seriesXml(chart, at, format));
  if (chart.kind === 'doughnut')
    return [
      el(
        'c:doughnutChart',
        {},
        value('c:varyColors', true),
        seriesXml(chart, 0, format),
        dataLabels(true, format),
        value('c:firstSliceAng', 0),
        value('c:holeSize', 58),
      ),
    ];
  const lies = liesDown(chart, width);
  const ids = [value('c:axId', 1), value('c:axId', 2)];
  const drawn =
    chart.kind === 'line'
      ? el(
          'c:lineChart',
          {},
          value('c:grouping', 'standard'),
          value('c:varyColors', false),
          series,
          dataLabels(false, format),
          value('c:marker', true),
          ids,
        )
      : el(
          'c:barChart',
          {},
          value('c:barDir', lies ? 'bar' : 'col'),
          value('c:grouping', chart.kind === 'stacked' ? 'stacked' : 'clustered'),
          value('c:varyColors', false),
          series,
          dataLabels(shown, format, 'outEnd'),
          value('c:gapWidth', chart.kind === 'grouped' ? 70 : 55),
          chart.kind === 'stacked' ? value('c:overlap', 100) : undefined,
          ids,
        );
  return [drawn, ...axes(lies, format, shown)];
};

const legend = (chart: Chart): Xml | undefined =>
  chart.kind === 'doughnut' || chart.series.length > 1
    ? el(
        'c:legend',
        {},
        value('c:legendPos', chart.kind === 'doughnut' ? 'r' : 't'),
        value('c:overlay', false),
        textProperties(size, 'tx1'),
      )
    : undefined;

/** A chart with its figures; the colors are the theme's. */
export const chartXml = (chart: Chart, width: number, workbook: string): Xml =>
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
      el('c:plotArea', {}, el('c:layout'), plot(chart, width), el('c:spPr', {}, el('a:noFill'))),
      legend(chart),
      value('c:plotVisOnly', true),
      value('c:dispBlanksAs', 'gap'),
    ),
    el('c:spPr', {}, el('a:noFill'), el('a:ln', {}, el('a:noFill'))),
    textProperties(size, 'tx1'),
    el('c:externalData', { 'r:id': workbook }, value('c:autoUpdate', false)),
  );
