import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../../languages/languages.ts';
import { anyOf } from '../../languages/recognising/anyOf.ts';
import { clock, zone } from '../../languages/recognising/clocks.ts';
import { meaningsOf } from '../../languages/recognising/labels.ts';
import { westernDigits } from './measures.ts';

const numeric = [
  /^(?:19|20|21)\d\d(?:年|년)?$/,
  /^(?:19|20|21)\d\d[-/–](?:19|20|21)?\d\d$/,
  /^(?:19|20|21)\d\d[-/.]\d{1,2}(?:[-/.]\d{1,2})?$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d\d$/,
  /^(?:[QT][1-4]|[1-4]Q|H[12]|FY ?\d\d(?:\d\d)?)(?:[ /'’-]?(?:19|20)?\d\d)?$/i,
  /^(?:19|20)\d\d[ -]?(?:[QT][1-4]|H[12])$/i,
  new RegExp(`^(?:(?:19|20)\\d\\d[-/.]\\d\\d[-/.]\\d\\d(?:,? |T))?${clock}${zone}$`, 'iu'),
  new RegExp(`^${clock} ?[-–] ?${clock}${zone}$`, 'iu'),
  /^\d{1,2}[月월日일]$/,
  /^(?:19|20)\d\d[年년] ?\d{1,2}[月월](?: ?\d{1,2}[日일])?$/,
  /^(?:十[一二]?|[一二三四五六七八九])月$/,
  /^第?[1-4一二三四]四半期$|^第?[1-4一二三四]季度$|^[1-4]분기$/,
];

/** Where nobody has said in which language, any. */
type Tongue = Language | 'any';

const cuesIn = (list: 'months' | 'weekdays' | 'partsOfTime', tongue: Tongue): string => {
  const spoken = tongue === 'any' ? (Object.keys(languages) as Language[]) : [tongue, 'us' as const];
  return anyOf([...new Set(spoken.flatMap((each) => languages[each].cues[list].split(', ')))].join(', '));
};

const made = (sourceOf: (tongue: Tongue) => string): ((tongue: Tongue) => RegExp) => {
  const known = new Map<Tongue, RegExp>();
  return (tongue) => {
    const pattern = known.get(tongue) ?? new RegExp(sourceOf(tongue), 'iu');
    known.set(tongue, pattern);
    return pattern;
  };
};

const month = made(
  (tongue) =>
    `^(?:\\d{1,2}\\.? (?:de )?)?(?:${cuesIn('months', tongue)})\\.?(?:,? (?:de )?['’‘]?\\d{1,4})?(?:, \\d{4})?$`,
);
/** "Friday", "Fr.", "Sat," with what follows. */
const weekdayBefore = made((tongue) => `^(?:${cuesIn('weekdays', tongue)})(?![\\p{L}\\p{M}])[.,]{0,2}\\s*`);
/** "end of" May, "mid"-July, 5月"末". */
const partOfTime = made((tongue) => {
  const words = cuesIn('partsOfTime', tongue);
  return `^(?:${words})[\\s-]+(?=\\S)|(?<=\\S)\\s*(?:${words})$`;
});

const isDate = (label: string, tongue: Tongue): boolean =>
  numeric.some((pattern) => pattern.test(label)) || month(tongue).test(label);

const beforeClock = /^(.*?\S)(?:,|T)?\s+(\d{1,2}[:.h]\d\d\S*(?: \S{1,4})?)$/u;
/** "Sat 16 Nov, 00:10", "Mon 08:00", "Monday", "end of May". */
const isMoment = (label: string, tongue: Tongue): boolean => {
  if (isDate(label, tongue)) return true;
  const rests = [weekdayBefore, partOfTime].map((part) => label.replace(part(tongue), ''));
  if (rests.some((rest) => rest !== label && (rest === '' || isMoment(rest, tongue)))) return true;
  const [, date, clock] = beforeClock.exec(label) ?? [];
  return date !== undefined && isDate(date, tongue) && isDate(clock!, tongue);
};

const longestLabel = 60;
const range = /^(.{2,24}?)\s*[–—]\s*(.{2,24})$|^(.{2,24}?)\s+-\s+(.{2,24})$/u;

/** A point in time as a table or a list labels it: a year, a quarter, a month, a day, a time; or from one to another. */
export const isTimeLabel = (text: string, tongue: Tongue): boolean => {
  if (text.length > longestLabel) return false;
  const label = westernDigits(text.trim()).replace(/[:：.]$/, '');
  if (isMoment(label, tongue)) return true;
  const [, from, to, spaced, until] = range.exec(label) ?? [];
  const parts = [from ?? spaced, to ?? until];
  return parts.every((part) => part !== undefined && isMoment(part, tongue));
};

/** The same, where nobody has said in which language: a list is read before its text is. */
export const isTimeLabelAnywhere = (text: string): boolean => isTimeLabel(text, 'any');

const counted = /^(?:[\p{L}\p{M}]+ ?)?#?\d{1,3}(?:[.)]| ?[\p{L}\p{M}]+)?$/u;

const wordIn = (label: string): string =>
  westernDigits(label)
    .replace(/[\d.)#:：第]+/gu, '')
    .trim()
    .toLowerCase();

/** "Week 1", "Week 2", "Phase 3": the same word with growing numbers. */
const isCountedTime = (labels: readonly string[]): boolean => {
  const cleaned = labels.map((label) => westernDigits(label.trim()).replace(/[:：.]$/, ''));
  if (!cleaned.every((label) => counted.test(label) && /[\p{L}]/u.test(label))) return false;
  const words = new Set(cleaned.map(wordIn));
  const numbers = cleaned.map((label) => Number(/\d+/.exec(label)?.[0] ?? Number.NaN));
  return (
    words.size === 1 && numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
  );
};

const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
/** What is counted as time goes on, beside the units of each language; a single letter is one of these alone. */
const rounds = [
  'sprint',
  'phase',
  'iteration',
  'release',
  'version',
  'v',
  'w',
  'kw',
  'cw',
  '週',
  '周',
  '주',
  '月',
  '日',
];

const unitNames = new Map<Language, ReadonlySet<string>>();
const unitNamesOf = (language: Language): ReadonlySet<string> => {
  const known = unitNames.get(language);
  if (known) return known;
  const names = units.flatMap((unit) =>
    (['long', 'short', 'narrow'] as const).flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(languages[language].locale, { style: 'unit', unit, unitDisplay });
      return [1, 2, 5].map((count) => wordIn(format.format(count)));
    }),
  );
  const made = new Set([...names, ...rounds]);
  unitNames.set(language, made);
  return made;
};

/** "Week 1", "Week 2" go along an axis of time; "P0", "P1" are classes beside each other. */
export const areAlongTime = (labels: readonly string[], language: Language): boolean =>
  areTimes(labels, language) &&
  labels.every((label) => isTimeLabel(label, language) || unitNamesOf(language).has(wordIn(label)));

export const areTimes = (labels: readonly string[], language: Language): boolean =>
  labels.length >= 2 && (labels.every((label) => isTimeLabel(label, language)) || isCountedTime(labels));

/** "Option 1", "Option 2" and "Workaround #1", "Workaround #2" stand for each other: one is not done after the other. */
const areChoices = (labels: readonly string[], language: Language): boolean =>
  labels.every(
    (label) =>
      !isTimeLabel(label, language) &&
      (label.includes('#') || meaningsOf(wordIn(label), language)[0]?.kind === 'alternatives'),
  );

/** What stations of a line are called that is followed from the first to the last. */
export const areStations = (labels: readonly string[], language: Language): boolean =>
  areTimes(labels, language) && !areChoices(labels, language);

const dateBeforeTime = new RegExp(
  `^((?:19|20)\\d\\d[-/.]\\d\\d?[-/.]\\d\\d?|\\d{1,2}[-/.]\\d{1,2}[-/.](?:19|20)?\\d\\d)[T\\s,]+(${clock}.*)$`,
  'u',
);

/** "2026-03-14 09:10 The mast falls" is told at "09:10" below its day. */
export const withoutDay = (text: string): string => text.replace(dateBeforeTime, '$2');

/** Along a line a day is said where it begins. */
export const sayingDaysOnce = (labels: readonly string[]): string[] => {
  let day: string | undefined;
  return labels.map((label) => {
    const [, date, clock] = dateBeforeTime.exec(label) ?? [];
    const shown = date !== undefined && date === day ? clock! : label;
    day = date;
    return shown;
  });
};

/** The day that all of them are of is said once. */
export const withSharedDate = (
  labels: readonly string[],
): { readonly date?: string; readonly labels: readonly string[] } => {
  const split = labels.map((label) => dateBeforeTime.exec(label));
  const date = split[0]?.[1];
  return date !== undefined && split.every((each) => each?.[1] === date)
    ? { date, labels: split.map((each) => each![2]!) }
    : { labels: sayingDaysOnce(labels) };
};
