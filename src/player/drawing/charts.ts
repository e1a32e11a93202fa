import type { Chart } from '../../deck/slide.ts';
import { drawn, type Html, html } from '../html.ts';
import { chartOption, isNarrow, narrowPlot, standIns, type WriteValue } from './chartOption.ts';
import { Kept } from './kept.ts';

export type DrawChart = (
  chart: Chart,
  size: { readonly width: number; readonly height: number },
  name: string,
) => Html;

const writeValueOf = (chart: Chart, locale: string): WriteValue => {
  const figures = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 0,
    maximumFractionDigits: chart.decimals,
  });
  return (value) => `${chart.prefix ?? ''}${figures.format(value)}${chart.suffix ?? ''}`;
};

const recolored = (svg: string): string =>
  svg.replace(/(?<=(?:fill|stroke)(?:="|:))#0a00[01][0-9]/g, (color) =>
    Object.hasOwn(standIns, color) ? standIns[color as keyof typeof standIns] : color,
  );

/** What a drawing has no room to name at the thing itself. */
const legendOf = (chart: Chart, write: WriteValue, width: number): readonly string[] => {
  const names = chart.series.length > 1 ? chart.series.map(({ name }) => name) : [];
  if (chart.kind === 'line') return isNarrow(width) ? names : [];
  if (chart.kind !== 'doughnut') return names;
  const values = chart.series[0]?.values ?? [];
  return isNarrow(width) ? chart.categories.map((name, at) => `${name} ${write(values[at] ?? 0)}`) : [];
};

const drawLegend = (entries: readonly string[]): Html | false =>
  entries.length > 0 &&
  html`<ul class="legend t-axis">${entries.map(
    (entry, index) => html`<li class="s-${(index % 6) + 1}">${entry}</li>`,
  )}</ul>`;

const dataTable = (chart: Chart, write: WriteValue, name: string): Html => html`<table class="hidden-text">
  <caption>${name}</caption>
  <thead><tr><td></td>${chart.series.map((series) => html`<th scope="col">${series.name}</th>`)}</tr></thead>
  <tbody>${chart.categories.map(
    (category, row) =>
      html`<tr><th scope="row">${category}</th>${chart.series.map(({ values }) => {
        const value = values[row];
        return html`<td>${typeof value === 'number' ? write(value) : ''}</td>`;
      })}</tr>`,
  )}</tbody>
</table>`;

const legendHeight = 36;

type Core = typeof import('echarts/core');

const loadCore = async (): Promise<Core> => {
  const [core, { BarChart, LineChart, PieChart }, { GridComponent }, features, { SVGRenderer }] =
    await Promise.all([
      import('echarts/core'),
      import('echarts/charts'),
      import('echarts/components'),
      import('echarts/features'),
      import('echarts/renderers'),
    ]);
  core.use([BarChart, LineChart, PieChart, GridComponent, features.LabelLayout, SVGRenderer]);
  return core;
};

const keptCharts = 300;

/** Less than that is written as nothing, with as many decimals as a chart has, and no axis goes that far down. */
const leastDrawn = 1e-9;
const drawable = (chart: Chart): Chart => ({
  ...chart,
  series: chart.series.map((series) => ({
    ...series,
    values: series.values.map((value) => (value !== null && Math.abs(value) < leastDrawn ? 0 : value)),
  })),
});

/** The drawing library loads at first use; what it drew is kept, since a page is asked for again and again. */
export class ChartPainter {
  readonly #kept = new Kept<Html>(keptCharts);
  #core: Promise<Core> | undefined;

  async prepare(locale: string): Promise<DrawChart> {
    this.#core ??= loadCore();
    const core = await this.#core;
    return (given, size, name) =>
      this.#kept.get(JSON.stringify([locale, given, size, name]), () => {
        const chart = drawable(given);
        const write = writeValueOf(chart, locale);
        const plot = (place: 'canvas' | 'phone', { width, height }: typeof size): Html => {
          const entries = legendOf(chart, write, width);
          const plotHeight = place === 'canvas' && entries.length > 0 ? height - legendHeight : height;
          const canvas = core.init(null, null, { renderer: 'svg', ssr: true, width, height: plotHeight });
          canvas.setOption(chartOption(chart, write, { width, height: plotHeight }));
          const svg = recolored(canvas.renderToSVGString({ useViewBox: true }));
          canvas.dispose();
          return html`<div class="plot plot-${place}" aria-hidden="true">${drawLegend(entries)}${drawn(svg)}</div>`;
        };
        return html`${plot('canvas', size)}${plot('phone', narrowPlot(chart))}${dataTable(chart, write, name)}`;
      });
  }
}
