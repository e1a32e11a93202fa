import type { EChartsCoreOption } from 'echarts/core';
import type { Chart } from '../../deck/slide.ts';
import { fontFamilies, typeScale } from '../../deck/typeScale.ts';
import { visualLength } from '../../deck/visualLength.ts';

/**
 * Colors stand in for the theme's variables: the drawing library takes only real colors,
 * and the page recolors a chart without drawing it again.
 */
export const standIns = {
  '#0a0001': 'var(--ink)',
  '#0a0002': 'var(--muted)',
  '#0a0003': 'var(--line)',
  '#0a0004': 'var(--paper)',
  '#0a0011': 'var(--chart-1)',
  '#0a0012': 'var(--chart-2)',
  '#0a0013': 'var(--chart-3)',
  '#0a0014': 'var(--chart-4)',
  '#0a0015': 'var(--chart-5)',
  '#0a0016': 'var(--chart-6)',
} as const;
const [ink, muted, line, paper] = ['#0a0001', '#0a0002', '#0a0003', '#0a0004'];
const seriesColors = ['#0a0011', '#0a0012', '#0a0013', '#0a0014', '#0a0015', '#0a0016'];

const family = `${fontFamilies.text}, sans-serif`;
const label = { fontFamily: family, fontSize: typeScale.axis.size, color: ink };
const axisLabel = { ...label, color: muted };
/** Between the figures of neighboring labels. */
const letterWidth = typeScale.axis.size * 0.6;

/** On a phone the names stand in a legend. */
const narrowWidth = 420;
export const isNarrow = (width: number): boolean => width <= narrowWidth;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type WriteValue = (value: number) => string;

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(visualLength)) * letterWidth;

const valuesOf = (chart: Chart): number[] =>
  chart.series.flatMap(({ values }) => values.filter((value) => value !== null));

/** What the parts of each stack add up to; nothing where that says nothing. */
const totalsOf = (chart: Chart): number[] => {
  if (chart.kind !== 'stacked' || valuesOf(chart).some((value) => value < 0)) return [];
  const totals = chart.categories.map((_, at) =>
    chart.series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  );
  return new Set(totals).size > 1 ? totals : [];
};

/** The figures at the ends of bars. */
const figuresOf = (chart: Chart): number[] => (chart.kind === 'stacked' ? totalsOf(chart) : valuesOf(chart));

/** Names too wide to stand under their columns stand beside bars that lie. */
const liesDown = (chart: Chart, width: number): boolean =>
  chart.kind !== 'line' &&
  chart.kind !== 'doughnut' &&
  chart.categories.length * (widest(chart.categories) + 16) > width;

const categoryAxis = (chart: Chart, lies: boolean, width: number) => ({
  type: 'category' as const,
  silent: true,
  data: chart.categories,
  inverse: lies,
  axisLabel: {
    ...axisLabel,
    hideOverlap: true,
    ...(lies
      ? {
          interval: 0,
          width: Math.floor(width * 0.34),
          overflow: 'break' as const,
          lineHeight: typeScale.axis.lineHeight,
        }
      : { interval: chart.kind === 'line' ? ('auto' as const) : 0 }),
    margin: 12,
  },
  axisTick: { show: false },
  axisLine: { lineStyle: { color: muted, width: 1 } },
  boundaryGap: chart.kind !== 'line',
});

/** Bars start at zero, and so do lines but those that would all run along the top. */
const levelShare = 0.2;
const isLevel = ({ series }: Chart): boolean => {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least > 0 && most - least < levelShare * most;
};

const valueAxis = (chart: Chart, write: WriteValue, labelled: boolean, width: number) => ({
  type: 'value' as const,
  scale: chart.kind === 'line' && isLevel(chart),
  splitNumber: isNarrow(width) ? 3 : 4,
  axisLabel: { ...axisLabel, show: labelled, formatter: (value: number) => write(value) },
  splitLine: { show: labelled, lineStyle: { color: line, width: 1 } },
  axisLine: { show: false },
  axisTick: { show: false },
});

export const narrowPlot = (chart: Chart): { width: number; height: number } => {
  const bars = chart.kind === 'stacked' ? 1 : chart.series.length;
  const height = liesDown(chart, narrowWidth) ? 40 + chart.categories.length * (24 + bars * 24) : 320;
  return { width: narrowWidth, height };
};

/** Few enough for a value at each point. */
const isEveryPointLabelled = (chart: Chart, write: WriteValue, width: number): boolean =>
  chart.series.length === 1 &&
  chart.categories.length <= 8 &&
  chart.categories.length * (widest(valuesOf(chart).map(write)) + 6) <= width;

const lineSeries = (chart: Chart, write: WriteValue, width: number) =>
  chart.series.map((series, index) => {
    const last = series.values.findLastIndex((value) => value !== null);
    return {
      type: 'line' as const,
      silent: true,
      name: series.name,
      data: series.values.map((value, at) => ({
        value: value ?? '-',
        symbolSize: at === last ? 12 : 6,
        label: {
          show:
            chart.series.length === 1 &&
            (at === 0 || isEveryPointLabelled(chart, write, width)) &&
            at !== last,
        },
      })),
      label: {
        ...label,
        position: 'top' as const,
        distance: 10,
        formatter: ({ value }: { value: unknown }) => write(Number(value)),
      },
      endLabel: {
        show: true,
        ...label,
        fontWeight: 600,
        distance: 12,
        formatter: ({ value }: { value: unknown }) =>
          chart.series.length === 1 || isNarrow(width)
            ? write(Number(value))
            : `${series.name} ${write(Number(value))}`,
      },
      labelLayout: { moveOverlap: 'shiftY' as const },
      color: seriesColors[index % seriesColors.length],
      lineStyle: { width: index === 0 ? 4 : 3 },
      symbol: 'circle',
      showSymbol: true,
      showAllSymbol: chart.categories.length <= 12,
    };
  });

/** Of the room that a category has; between bars, of a bar. */
const categoryGap = 0.32;
const barGap = 0.08;
const widestBar = { lying: 36, standing: 96 };

/** How far the middles of neighboring bars are apart, which is what their labels have. */
const barPitch = (chart: Chart, length: number, lies: boolean): number => {
  const category = length / chart.categories.length;
  const bars = chart.kind === 'stacked' ? 1 : chart.series.length;
  if (bars === 1) return category;
  const bar = (category * (1 - categoryGap)) / (bars + (bars - 1) * barGap);
  return Math.min(bar, lies ? widestBar.lying : widestBar.standing) * (1 + barGap);
};

const barSeries = (chart: Chart, write: WriteValue, lies: boolean, labelled: boolean) => {
  const isStacked = chart.kind === 'stacked';
  const totals = totalsOf(chart);
  return chart.series.map((series, index) => ({
    type: 'bar' as const,
    silent: true,
    name: series.name,
    data: series.values.map((value) => value ?? (isStacked ? 0 : '-')),
    stack: isStacked ? 'all' : undefined,
    color: seriesColors[index % seriesColors.length],
    barMaxWidth: lies ? widestBar.lying : widestBar.standing,
    barGap: `${barGap * 100}%`,
    barCategoryGap: `${categoryGap * 100}%`,
    label: {
      ...label,
      // A stack's total stands at the end of its last part.
      show: labelled && (!isStacked || index === chart.series.length - 1),
      fontWeight: isStacked || chart.series.length === 1 ? 600 : 400,
      position: lies ? ('right' as const) : ('top' as const),
      distance: 8,
      formatter: ({ value, dataIndex }: { value: unknown; dataIndex: number }) => {
        const shown = isStacked ? totals[dataIndex] : value;
        return typeof shown === 'number' ? write(shown) : '';
      },
    },
    itemStyle: isStacked ? { borderColor: paper, borderWidth: 1 } : {},
  }));
};

const doughnut = (chart: Chart, write: WriteValue, width: number): EChartsCoreOption => ({
  series: [
    {
      type: 'pie',
      silent: true,
      radius: ['46%', '76%'],
      center: ['50%', '50%'],
      startAngle: 90,
      data: chart.categories.map((name, index) => ({
        name,
        value: Math.max(0, chart.series[0]?.values[index] ?? 0),
        itemStyle: { color: seriesColors[index % seriesColors.length], borderColor: paper, borderWidth: 3 },
      })),
      label: {
        ...label,
        show: !isNarrow(width),
        lineHeight: typeScale.axis.lineHeight,
        width: 190,
        overflow: 'break',
        formatter: ({ name, value }: { name: string; value: number }) => `${name}\n${write(value)}`,
      },
      labelLine: { length: 16, length2: 12, lineStyle: { color: muted } },
    },
  ],
});

/** A value's label is shown at the value itself where there is room for all; else an axis is drawn. */
const labelsFit = (chart: Chart, write: WriteValue, { width, height }: Size, lies: boolean): boolean => {
  const figures = figuresOf(chart);
  if (figures.length === 0) return false;
  const needed = lies ? typeScale.axis.size : widest(figures.map(write)) + 6;
  return needed <= barPitch(chart, lies ? height - 2 * typeScale.axis.size : width * 0.94, lies);
};

export const chartOption = (chart: Chart, write: WriteValue, size: Size): EChartsCoreOption => {
  const { width } = size;
  if (chart.kind === 'doughnut') return { animation: false, ...doughnut(chart, write, width) };
  const lies = liesDown(chart, width);
  const isLine = chart.kind === 'line';
  const labelled = !isLine && labelsFit(chart, write, size, lies);
  const hasAxis = isLine ? !isEveryPointLabelled(chart, write, width) : !labelled;
  const values = valueAxis(chart, write, hasAxis, width);
  const categories = categoryAxis(chart, lies, width);
  const ends = isLine
    ? chart.series.map(({ name, values: all }) => {
        const last = write(all.findLast((value) => value !== null) ?? 0);
        return chart.series.length === 1 || isNarrow(width) ? last : `${name} ${last}`;
      })
    : lies && labelled
      ? figuresOf(chart).map(write)
      : [];
  return {
    animation: false,
    grid: {
      left: 4,
      top: 24,
      bottom: 4,
      right: Math.min(width * 0.34, widest(ends) + (ends.length > 0 ? 28 : 8)),
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: lies ? values : categories,
    yAxis: lies ? categories : values,
    series: isLine ? lineSeries(chart, write, width) : barSeries(chart, write, lies, labelled),
  };
};
