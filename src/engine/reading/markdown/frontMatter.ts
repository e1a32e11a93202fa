import { themeIds } from '../../../deck/themes.ts';
import type { Fault } from '../document/fault.ts';
import { nameInWords } from '../document/nameInWords.ts';
import { withLinkWords } from './cleaning/linkWords.ts';
import { looseFields } from './looseFields.ts';

interface FrontMatter {
  readonly title?: string;
  readonly subtitle?: string;
  readonly description?: string;
  readonly author?: string;
  readonly date?: string;
  /** Of what the document proposes: "withdrawn"; that it is published goes without saying. */
  readonly status?: string;
  /** What else stands there, under whatever name its language has for it. */
  readonly others?: readonly { readonly label: string; readonly value: string }[];
}

/** What a site's generator is told. */
const isSite = /^(?:publish(?:ed)?|live|public|active|true|false)$/iu;

const fence =
  /^\uFEFF?(?:(?:[ \t]*\r?\n){1,5}(?=---[ \t]*\r?\n[\w-]{1,40}:))?(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)\r?\n(?:\1|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** Lines of fields at the top, of which one is the title, and then a blank line: some programs want no fence, and some people forget the second. */
const unclosed =
  /^\uFEFF?(?:---[ \t]*\r?\n)?(?=(?:.*\r?\n){0,9}title:)(?:[a-z][\w-]{1,30}:[ \t][^\n]{0,500}\r?\n){3,20}(?=[ \t]*\r?\n)/iu;
/** Fields, of which one is the title, over the fence that ends them: a program that knows where a text begins wants no other. */
const unopened =
  /^\uFEFF?(?=(?:.*\r?\n){0,9}title:)((?:[a-z][\w-]{1,30}:(?:[ \t][^\n]{0,500})?\r?\n(?:[ \t]*-[ \t][^\n]{0,200}\r?\n)*){2,20})[ \t]*(?:\r?\n)?---[ \t]*(?:\r?\n|$)/iu;
/** "<!-- TITLE: Minutes -->": some wikis keep fields where no reader sees them. */
const commented =
  /^\uFEFF?(?=[ \t]*<!--[ \t]*title:)(?:[ \t]*<!--[ \t]*[a-z]{1,30}:[^\n]{0,300}-->[ \t]*\r?\n)+/iu;
const inComment = /^\uFEFF?[ \t]*<!--[ \t]*(.*?)[ \t]*-->[ \t]*\r?$/gmu;
const longest = 64_000;
const longestOther = 120;
const mostOthers = 20;

const names = {
  title: ['title', 'post_title', 'page_title', 'headline', 'heading', 'feature'],
  subtitle: ['subtitle', 'tagline'],
  description: ['description', 'summary', 'abstract', 'excerpt', 'post_excerpt'],
  author: ['author', 'authors', 'by', 'presenter', 'speaker'],
  date: ['date', 'post_date', 'published', 'updated', 'created'],
  status: ['status'],
} as const;

interface ReadFrontMatter {
  readonly data: FrontMatter;
  readonly length: number;
  readonly lines: number;
  readonly faults: readonly Fault[];
}

/** The front matter of a text, and how many of its characters and lines it takes. */
export async function readFrontMatter(text: string): Promise<ReadFrontMatter> {
  const start = text.slice(0, longest);
  const { match, values, faults = [] } = await fieldsAt(start);
  if (!match || !values) return { data: {}, length: 0, lines: 0, faults };
  const entries = Object.entries(names).flatMap(([field, keys]) => {
    const found = keys
      .map((key) => said(values[key]))
      .find((value) => value !== '' && !noDay.test(value) && !cutShort.test(value));
    return found === undefined || (field === 'status' && isSite.test(found))
      ? []
      : [[field, shown(field, found)]];
  });
  const known: readonly string[] = Object.values(names).flat();
  const others = Object.entries(values)
    .filter(([key]) => !known.includes(key))
    .map(([key, value]) => ({ label: key.replaceAll(/[_-]/g, ' '), value: said(value) }))
    .filter(({ value }) => value !== '' && value.length <= longestOther)
    .slice(0, mostOthers);
  const lines = match[0].split('\n').length - 1;
  return {
    data: { ...Object.fromEntries(entries), ...(others.length > 0 && { others }) },
    length: match[0].length,
    lines,
    faults: [...faults, ...themeFaults(values, match[0])],
  };
}

interface Fields {
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  readonly faults?: readonly Fault[];
}

const yamlFields = async (text: string): Promise<Fields> => {
  const { yamlValues } = await import('./yamlValues.ts');
  const { values, brokenLine } = yamlValues(text);
  const loose = values ?? looseFields(text);
  const isMeantSo = loose !== undefined || field.test(text);
  // The fence above it is the first line.
  const faults: Fault[] =
    brokenLine !== undefined && isMeantSo ? [{ about: 'frontMatter', line: brokenLine + 2 }] : [];
  return { values: loose, faults };
};

/** Between fences; where what is between them is none, or there are not two, without the first, the second or any. */
const fieldsAt = async (start: string): Promise<Fields & { readonly match?: RegExpExecArray }> => {
  const closed = fence.exec(start);
  const fenced =
    closed && (closed[1] === '---' ? await yamlFields(closed[2]!) : { values: keyValues(closed[2]!) });
  if (closed && fenced?.values) return { match: closed, ...fenced };
  const ended = closed ? null : unopened.exec(start);
  if (ended) return { match: ended, ...(await yamlFields(ended[1]!)) };
  const match = unclosed.exec(start) ?? (closed ? null : commented.exec(start));
  return match
    ? { match, values: bareValues(match[0].replace(inComment, '$1')) }
    : { faults: fenced?.faults ?? [] };
};

const field = /^[a-z][\w-]{0,60}[ \t]*:(?:[ \t]|$)/imu;
const themeField = /^theme[ \t]*[:=]/iu;

const themeFaults = ({ theme }: Readonly<Record<string, unknown>>, written: string): Fault[] => {
  const name = said(theme);
  if (typeof theme !== 'string' || name === '' || themeIds.some((id) => id === name)) return [];
  const line = written.split('\n').findIndex((each) => themeField.test(each)) + 1;
  return [{ about: 'theme', line, name }];
};

const bareValues = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...text.matchAll(/^([\w-]{1,31}):[ \t]([^\n]*)$/gm)].map(([, key, value]) => [
      key!.toLowerCase(),
      value!.trim(),
    ]),
  );

const keyValues = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [
      ...text.matchAll(
        /^[ \t]*([\w-]{1,60})[ \t]*=[ \t]*(?:"([^"\n]*)"[ \t]*|'([^'\n]*)'[ \t]*|([^"'\s][^"'\n]*)?)$/gm,
      ),
    ].map(([, key, double, single, bare = '']) => [key!, double ?? single ?? bare.trimEnd()]),
  );

/** `Date(2026, 7, 30)` is a day as a program makes it. */
const madeDate = /^Date\(\s*(\d{4})\s*,\s*(\d{1,2})\s*,\s*(\d{1,2})\s*\)$/;
const dayOf = ([, year = '', month = '', day = '']: RegExpExecArray): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** "2999-28-12" keeps a page out of order or out of sight. */
const noDay = /^(?:[3-9]\d{3}|2[1-9]\d\d|\d{4}-(?:1[3-9]|[2-9]\d))-\d\d(?:-\d\d)?$/;
/** "Minutes of the 17th of the d'" ends where a generator cut it off. */
const cutShort = /\s\p{L}{1,2}['’]$/u;

/** A site's generator wants the second, a reader the day. */
const timeOfDay = /^\s*\d{4}-\d\d-\d\d[T ]\d?\d:\d\d[\d:.]*\s*(?:Z|UTC|[+-]\d\d:?\d\d)?\s*$/;

/** "Why give a talk *now*": a site reads the marks, a cover has no use for them. */
const marked =
  /(?<![\p{L}\p{N}*_`\\])(\*{1,3}|_{1,3}|`)(?=[^\s*_`])([^*_`\n]{1,200})(?<=\S)\1(?![\p{L}\p{N}*_`])/gu;

const withoutMarks = (written: string): string => written.replaceAll(marked, '$2');

/** "default_name_from_pname" is what a program calls it. */
const spoken = (name: string): string =>
  /^\p{Ll}[\p{Ll}\p{N}]*(?:_[\p{Ll}\p{N}]+)+$/u.test(name) ? nameInWords(name) : name;

/** A field as it stands on a cover. */
const shown = (field: string, written: string): string => {
  if (field === 'title') return spoken(withoutMarks(written));
  return field === 'subtitle' || field === 'description' ? withoutMarks(written) : written;
};

const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|nbsp|ndash|mdash|hellip));/giu;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};
const ofCode = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
/** "post&#x2011;mortem" is written for a page. */
const decoded = (text: string): string =>
  text.replace(entity, (_, hex?: string, decimal?: string, name?: string) =>
    name === undefined
      ? ofCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : named[name.toLowerCase()]!,
  );

const tag = /<\/?[a-z][^<>\n]{0,500}>/giu;

/** A value as words: lists joined, people by their names. */
function said(value: unknown): string {
  const made = typeof value === 'string' ? madeDate.exec(value) : null;
  if (made) return dayOf(made);
  if (typeof value === 'string')
    return timeOfDay.test(value)
      ? value.trim().slice(0, 10)
      : decoded(withLinkWords(value.replaceAll(tag, ''))).trim();
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value))
    return value
      .map(said)
      .filter((part) => part !== '')
      .join(', ');
  if (typeof value === 'object' && value !== null && 'name' in value) return said(value.name);
  return '';
}
