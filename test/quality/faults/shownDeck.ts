import type { Mark } from '../../../src/deck/richText.ts';
import type { Deck } from '../../../src/layouts/deck.ts';

/** One text of a slide, found by walking the slide's data: it knows no layout by name. */
export interface ShownText {
  /** The name of the property that holds it: "title", "lead", "items", "text", "heading" … */
  readonly role: string;
  /** Where in the slide's data: ["columns", 0, "items", 1, "text"]. */
  readonly path: readonly (string | number)[];
  readonly text: string;
  /** The same, with code and formulas between marks. */
  readonly marked: string;
  /** The same, with every sign of code and formulas masked. */
  readonly prose: string;
}

export interface ShownSlide {
  /** From 1, in the deck. */
  readonly number: number;
  readonly layout: string;
  readonly section: string;
  readonly title: string;
  readonly kicker: string;
  readonly isContinued: boolean;
  readonly notes: string;
  /** In reading order, title and kicker first. */
  readonly texts: readonly ShownText[];
  /** As it is stored, for what only one layout has. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ShownDeck {
  readonly title: string;
  /** Of what the slides say. */
  readonly language: string;
  readonly slides: readonly ShownSlide[];
}

const notShown = new Set([
  'id',
  'layout',
  'notes',
  'origin',
  'part',
  'style',
  'asset',
  'align',
  'language',
  'emphasis',
  'highlight',
  'number',
  'tone',
  'kind',
  'prefix',
  'suffix',
  'decimals',
]);

interface Span {
  readonly text: string;
  readonly marks?: readonly Mark[];
}

const isSpan = (value: unknown): value is Span =>
  typeof value === 'object' && value !== null && typeof (value as { text?: unknown }).text === 'string';

/** Lines of code are texts with numbers beside them: no rich text. */
const isRichText = (value: readonly unknown[]): value is readonly Span[] =>
  value.length > 0 && value.every((one) => isSpan(one) && !('number' in one) && !('checked' in one));

export const codeMark = '▯';

const isCode = ({ marks = [] }: Span): boolean => marks.includes('code') || marks.includes('math');

const nameOf = (path: readonly (string | number)[]): string =>
  path.findLast((step): step is string => typeof step === 'string') ?? '';

const shownText = (path: readonly (string | number)[], spans: readonly Span[]): ShownText => ({
  role: nameOf(path),
  path,
  text: spans.map(({ text }) => text).join(''),
  marked: spans.map((span) => (isCode(span) ? `\`${span.text}\`` : span.text)).join(''),
  prose: spans.map((span) => (isCode(span) ? codeMark.repeat(span.text.length) : span.text)).join(''),
});

const walk = (value: unknown, path: readonly (string | number)[]): ShownText[] => {
  if (typeof value === 'string') return value === '' ? [] : [shownText(path, [{ text: value }])];
  if (typeof value === 'number') return [shownText(path, [{ text: String(value) }])];
  if (Array.isArray(value))
    return isRichText(value) && nameOf(path) !== 'lines'
      ? [shownText(path, value)]
      : value.flatMap((one, at) => walk(one, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    notShown.has(key) ? [] : walk(inner, [...path, key]),
  );
};

const heads = ['title', 'kicker'];

export const shownDeck = (deck: Deck): ShownDeck => ({
  title: deck.title,
  language: deck.contentLanguage ?? deck.language,
  slides: deck.sections
    .flatMap((section) => section.slides.map((slide) => ({ slide, section: section.title })))
    .map(({ slide, section }, at) => {
      const all = walk(slide, []);
      const head = (name: string): string => all.find(({ path }) => path[0] === name)?.text ?? '';
      return {
        number: at + 1,
        layout: slide.layout,
        section,
        title: head('title'),
        kicker: head('kicker'),
        isContinued: 'part' in slide && slide.part !== undefined,
        notes: slide.notes,
        texts: [
          ...all.filter(({ path }) => heads.includes(String(path[0]))),
          ...all.filter(({ path }) => !heads.includes(String(path[0]))),
        ],
        data: slide,
      };
    }),
});

export const isHead = ({ path }: ShownText): boolean => heads.includes(String(path[0]));

/** What is code, a formula, a picture's description or a cell: no sentence. */
const notProse = new Set([
  'lines',
  'tex',
  'source',
  'rows',
  'head',
  'alt',
  'categories',
  'values',
  'name',
  'diagram',
  'fileName',
]);

export const isProse = ({ path }: ShownText): boolean =>
  !path.some((step) => typeof step === 'string' && notProse.has(step));

/** A bullet's lead phrase and its text are read as one. */
export const bodyTexts = (slide: ShownSlide): ShownText[] =>
  slide.texts.filter((text) => !isHead(text) && isProse(text));

const samePlace = (a: ShownText, b: ShownText): boolean =>
  a.path.length === b.path.length && a.path.slice(0, -1).join('/') === b.path.slice(0, -1).join('/');

const isNumber = /^\p{N}+[.)]?$/u;
/** "03:10" over a step is read with it, the number of a step is not. */
const leads = ({ role, text }: ShownText): boolean =>
  role === 'lead' || (role === 'label' && !isNumber.test(text));

const leadOf = (text: ShownText, all: readonly ShownText[]): ShownText | undefined =>
  text.role === 'text' && text.path.length > 1
    ? all.find((other) => leads(other) && samePlace(other, text))
    : undefined;

/** The body's lines as they are read: "lead text" of one bullet as one line. */
export const bodyLines = (slide: ShownSlide): ShownText[] => {
  const texts = bodyTexts(slide);
  return texts.flatMap((text) => {
    const lead = leadOf(text, texts);
    if (lead)
      return [
        {
          ...text,
          text: `${lead.text} ${text.text}`,
          marked: `${lead.marked} ${text.marked}`,
          prose: `${lead.prose} ${text.prose}`,
        },
      ];
    const isLeadOfText = leads(text) && texts.some((other) => leadOf(other, texts) === text);
    return isLeadOfText ? [] : [text];
  });
};
