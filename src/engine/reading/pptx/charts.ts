import { greatest } from '../../../deck/extremes.ts';
import { rich } from '../../../deck/richText.ts';
import type { Block, Position } from '../document/sourceDocument.ts';
import { childOf, within, type XmlElement } from './xml.ts';

const valuesOf = (element: XmlElement | undefined): string[] => {
  const values: string[] = [];
  for (const point of within(element, 'c:pt')) {
    const index = Number(point.attributes.idx ?? values.length);
    if (index < 1000) values[index] = childOf(point, 'c:v')?.text.trim() ?? '';
  }
  return Array.from(values, (value) => value ?? '');
};

/** The numbers a chart was drawn from, as a table. */
export function chartTable(chart: XmlElement, position: Position): Block | undefined {
  const series = [...within(chart, 'c:ser')].map((element) => ({
    name: valuesOf(childOf(element, 'c:tx'))[0] ?? '',
    categories: valuesOf(childOf(element, 'c:cat') ?? childOf(element, 'c:xVal')),
    values: valuesOf(childOf(element, 'c:val') ?? childOf(element, 'c:yVal')).map(rounded),
  }));
  const categories = series[0]?.categories ?? [];
  const length = greatest(
    series.map(({ values }) => values.length),
    categories.length,
  );
  if (series.length === 0 || length === 0) return undefined;
  const title = [...within(childOf(chart, 'c:chart', 'c:title'), 'a:t')].map(({ text }) => text).join('');
  return {
    kind: 'table',
    head: [[], ...series.map(({ name }) => rich(name))],
    rows: Array.from({ length }, (_, row) => [
      rich(categories[row] ?? ''),
      ...series.map(({ values }) => rich(values[row] ?? '')),
    ]),
    align: [undefined, ...series.map(() => 'end' as const)],
    ...(title !== '' && { caption: rich(title) }),
    position,
  };
}

/** Figures are stored with all the digits of a binary fraction. */
const rounded = (value: string): string =>
  value !== '' && Number.isFinite(Number(value)) ? String(Number(Number(value).toPrecision(12))) : value;
