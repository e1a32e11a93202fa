import type { Language } from '../../../api/generationOptions.ts';
import { type RichText, rich } from '../../../deck/richText.ts';
import type { Chart } from '../../../deck/slide.ts';
import { fill } from '../../../languages/deckWords.ts';
import { formatNumber, formatPercent } from '../../../languages/formats.ts';
import { languages } from '../../../languages/languages.ts';
import { deckWords } from '../../../languages/wordsOfDeck.ts';

const written = (value: number, { prefix = '', suffix = '', decimals }: Chart, language: Language): string =>
  `${prefix}${formatNumber(value, language, decimals)}${suffix}`;

type Series = Chart['series'][number];

const change = ({ values }: Series): number => {
  const [first] = values;
  const last = values.at(-1);
  return first && last ? (last - first) / Math.abs(first) : 0;
};

const moved = ({ values }: Series): number => Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0));

/** What happened between the first and the last figure of the series that moved most. */
const overTime = (chart: Chart, language: Language): string | undefined => {
  const words = deckWords(language).chart;
  const [series] = [...chart.series].sort((a, b) => moved(b) - moved(a));
  const from = series?.values[0];
  const to = series?.values.at(-1);
  if (!series || from === null || to === null || from === undefined || to === undefined || from === 0)
    return undefined;
  const share = change(series);
  const text = Math.abs(share) < 0.02 ? words.stable : share > 0 ? words.grew : words.fell;
  return fill(text, {
    name: series.name || chart.categories[0] || '',
    percent: formatPercent(Math.abs(share), language),
    from: written(from, chart, language),
    to: written(to, chart, language),
  });
};

/** Whose part of all is the largest. */
const largestShare = (chart: Chart, language: Language): string | undefined => {
  const values = chart.series[0]?.values.map((value) => value ?? 0) ?? [];
  const best = Math.max(...values);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (chart.kind !== 'doughnut' || total <= 0) return undefined;
  const category = chart.categories[values.indexOf(best)] ?? '';
  return fill(deckWords(language).chart.share, { category, percent: formatPercent(best / total, language) });
};

/** "чаты is 40 % of all" is said in no language: the content is in one that the deck does not speak. */
const speaksOf = ({ categories, series }: Chart, language: Language): boolean => {
  const names = [...categories, ...series.map(({ name }) => name)].join(' ');
  return languages[language].writing.script !== 'latin' || !/\p{L}/u.test(names) || latin.test(names);
};
const latin = /\p{Script=Latin}/u;

/** What a chart shows at first sight, computed from its figures and said in the deck's words; which bar is the longest is seen. */
export const takeawayOf = (chart: Chart, language: Language): RichText | undefined => {
  if (!speaksOf(chart, language)) return undefined;
  const text = chart.kind === 'line' ? overTime(chart, language) : largestShare(chart, language);
  return text === undefined ? undefined : rich(text);
};
