import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText, rich } from '../../../deck/richText.ts';
import type { Chart } from '../../../deck/slide.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Item } from '../../features/items.ts';
import type { Said } from '../../features/said.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';
import { fits } from '../../text/fit.ts';
import { type Measure, measureOf } from '../../text/measures.ts';
import { withoutFullStop } from '../../text/shorten.ts';
import { type Frame, head, unwritten } from '../draft/draft.ts';
import { chartOfTable } from './chartOfTable.ts';
import { takeawayOf } from './takeaway.ts';

interface Amount {
  readonly label: string;
  readonly value: string;
  readonly measure: Measure;
}

const least = 3;
const hasUnit = ({ prefix, suffix }: Measure): boolean => `${prefix}${suffix}`.trim() !== '';
/** "Wood and soil 3,200 €": the figure with its unit at the end, the name before it. */
const labelled =
  /^(?<label>\p{L}.*?)(?:\s*[:：]\s*|\s[–—-]\s|\s+|(?<=[)）]))(?<value>[^\p{L}\d\s]{0,3}\d[\d.,'’\s]*(?:\s?[^\d\s]{1,6})?)$/u;

/** "A late evening (41 %)" */
const bracketed = /^(?<label>\p{L}[^()（）]*?)\s*[(（](?<value>\d[\d.,]*\s?%)[)）]$/u;

const longestLabelled = 200;
const labelledIn = (said: string): RegExpExecArray | null =>
  said.length > longestLabelled ? null : (bracketed.exec(said) ?? labelled.exec(said));

const amountOf = ({ lead, text, inner, checked }: Item, language: Language): Amount | undefined => {
  if (inner.length > 0 || checked !== undefined) return undefined;
  const said = plain(text).trim();
  const { label, value } = lead
    ? { label: plain(withoutColon(lead)).trim(), value: said }
    : (labelledIn(said)?.groups ?? {});
  const measure = value === undefined ? undefined : measureOf(value, language);
  return label && value !== undefined && measure && hasUnit(measure) && measure.value > 0
    ? { label, value, measure }
    : undefined;
};

const figures = /[^\p{L}\d\s]{0,3}(?:\p{L}{1,2})?\d[\d.,'’\u00a0\u202f]*(?:\s?[^\d\s,;.。]{1,6})?/gu;

/** Whether a sentence names the sum of the amounts, in their unit. */
const namesSum = (text: RichText, amounts: readonly Amount[], language: Language): boolean => {
  const [first] = amounts;
  const sum = amounts.reduce((total, { measure }) => total + measure.value, 0);
  const isSum = ({ value, prefix, suffix }: Measure): boolean =>
    Math.abs(value - sum) < 0.001 * sum &&
    prefix.trim() === first!.measure.prefix.trim() &&
    suffix.trim() === first!.measure.suffix.trim();
  // What stands after a figure is its unit, or the next word.
  return (plain(text).match(figures) ?? [])
    .flatMap((found) => [found, found.replace(/[\s.,]*[^\d\s.,]*$/u, '')])
    .some((found) => {
      const measure = measureOf(found.trim().replace(/[.,]$/u, ''), language);
      return measure !== undefined && isSum(measure);
    });
};

const tableOf = (amounts: readonly Amount[]): BlockOf<'table'> => ({
  kind: 'table',
  head: [[], []],
  rows: amounts.map(({ label, value }) => [rich(label), rich(value)]),
  align: [],
  position: { from: 0, to: 0 },
});

const chartSlide = (chart: Chart, takeaway: RichText | undefined, frame: Frame): Slide | undefined => {
  const slide: Slide = {
    ...unwritten,
    ...head(frame),
    layout: 'chart',
    chart,
    ...(takeaway ? { takeaway } : {}),
  };
  return fits(slide) ? slide : undefined;
};

/** A budget: amounts of one unit, each with its name, with the sentence or the last entry that says their sum. */
export const chartOfList = (
  items: readonly Item[],
  below: readonly Said[],
  frame: Frame,
  language: Language,
): Slide | undefined => {
  if (items.length < least) return undefined;
  const amounts = items.map((item) => amountOf(item, language));
  if (!amounts.every((amount) => amount !== undefined)) return undefined;
  const last = items.at(-1)!;
  const isSummed = amounts.length > least && namesSum(last.text, amounts.slice(0, -1), language);
  const parts = isSummed ? amounts.slice(0, -1) : amounts;
  const sum = isSummed
    ? [...(last.lead ? [...withoutColon(last.lead), { text: ': ' }] : []), ...last.text]
    : below.find(({ text }) => namesSum(text, parts, language))?.text;
  const chart = sum && chartOfTable(tableOf(parts), language);
  return sum && chart?.kind === 'bar' ? chartSlide(chart, withoutFullStop(sum), frame) : undefined;
};

/** "A late evening (41 %)": shares are compared without anybody saying that they are a whole, below their question. */
export const chartOfShares = (
  items: readonly Item[],
  lead: RichText | undefined,
  frame: Frame,
  language: Language,
): Slide | undefined => {
  if (items.length < least) return undefined;
  const amounts = items.map((item) => amountOf(item, language));
  if (!amounts.every((amount) => amount?.measure.suffix.trim() === '%')) return undefined;
  const chart = chartOfTable(tableOf(amounts as Amount[]), language);
  const takeaway = lead ? withoutColon(lead) : chart && takeawayOf(chart, language);
  return chart && chartSlide(chart, takeaway, frame);
};
