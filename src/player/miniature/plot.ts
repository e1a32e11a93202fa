import type { Box } from '../../deck/canvas.ts';
import type { Chart } from '../../deck/slide.ts';
import { type Html, html } from '../html.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

type Draw = (chart: Chart, box: Box, colors: readonly string[]) => Html;

const valuesOf = ({ series }: Chart): number[] =>
  series.flatMap(({ values }) => values.map((value) => Math.max(0, value ?? 0)));
const most = (values: readonly number[]): number => Math.max(...values, Number.EPSILON);

const columns: Draw = (chart, { x, y, width, height }, colors) => {
  const isStacked = chart.kind === 'stacked';
  const { categories, series } = chart;
  const sums = categories.map((_, at) =>
    series.reduce((sum, { values }) => sum + Math.max(0, values[at] ?? 0), 0),
  );
  const top = most(isStacked ? sums : valuesOf(chart));
  const band = width / categories.length;
  const bar = (band * 0.7) / (isStacked ? 1 : series.length);
  return html`${categories.map((_, at) => {
    let below = 0;
    return series.map(({ values }, own) => {
      const tall = (Math.max(0, values[at] ?? 0) / top) * height;
      const left = x + band * (at + 0.15) + (isStacked ? 0 : bar * own);
      const drawn = html`<rect x="${round(left)}" y="${round(y + height - tall - below)}" width="${round(bar)}" height="${round(tall)}" fill="${colors[own % colors.length]}"/>`;
      if (isStacked) below += tall;
      return drawn;
    });
  })}`;
};

const lines: Draw = (chart, { x, y, width, height }, colors) => {
  const top = most(valuesOf(chart));
  const step = width / Math.max(1, chart.categories.length - 1);
  return html`${chart.series.map(({ values }, own) => {
    const points = values.map(
      (value, at) =>
        `${round(x + step * at)},${round(y + height - (Math.max(0, value ?? 0) / top) * height)}`,
    );
    return html`<polyline points="${points.join(' ')}" fill="none" stroke="${colors[own % colors.length]}" stroke-width="6"/>`;
  })}`;
};

const doughnut: Draw = (chart, { x, y, width, height }, colors) => {
  const radius = Math.min(width, height) / 2.6;
  const around = 2 * Math.PI * radius;
  const values = (chart.series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const whole = values.reduce((sum, value) => sum + value, 0) || 1;
  let before = 0;
  return html`${values.map((value, at) => {
    const share = (value / whole) * around;
    const drawn = html`<circle cx="${round(x + width / 2)}" cy="${round(y + height / 2)}" r="${round(radius)}" fill="none" stroke="${colors[at % colors.length]}" stroke-width="${round(radius * 0.5)}" stroke-dasharray="${round(share)} ${round(around)}" stroke-dashoffset="${round(-before)}"/>`;
    before += share;
    return drawn;
  })}`;
};

const draws: Record<Chart['kind'], Draw> = {
  bar: columns,
  grouped: columns,
  stacked: columns,
  line: lines,
  doughnut,
};

/** A chart's shape alone: a small picture has no room for its words. */
export const drawPlot: Draw = (chart, box, colors) => draws[chart.kind](chart, box, colors);
