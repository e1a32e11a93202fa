import type { RewriteStyle } from '../../src/api/generationOptions.ts';
import { sectionWords } from '../../src/deck/templates/sectionWords.ts';
import { findTemplate } from '../../src/deck/templates.ts';
import { fits } from '../../src/engine/text/fit.ts';
import { deckWords } from '../../src/languages/wordsOfDeck.ts';
import type { Deck } from '../../src/layouts/deck.ts';
import type { LayoutName as Layout, Slide } from '../../src/layouts/slide.ts';
import { assetName, type SlideContent, slideContent } from './deckContent.ts';
import type { SourceContent } from './sourceContent.ts';
import { countSeen, lettersOf, tokensOf } from './tokens.ts';

/** Of so many, so many: and which are lacking. */
export interface Kept {
  readonly of: number;
  readonly found: number;
  readonly onSlides: number;
  readonly lacking: readonly string[];
}

export interface Measures {
  readonly slides: number;
  readonly budget: number;
  readonly words: Kept;
  readonly headings: Kept;
  readonly tables: Kept;
  readonly codes: Kept;
  readonly images: Kept;
  readonly diagrams: Kept;
  readonly layouts: Partial<Record<Layout, number>>;
  readonly invented: readonly string[];
  readonly wordsASlide: { readonly median: number; readonly largest: number; readonly where: string };
  readonly shownShare: number;
  readonly repeatedTitles: readonly string[];
  readonly emptySlides: readonly string[];
  readonly overflowing: readonly string[];
}

const kept = (
  all: readonly string[],
  isFound: (one: string, at: number) => boolean,
  isShown: (one: string, at: number) => boolean,
): Kept => ({
  of: all.length,
  found: all.filter(isFound).length,
  onSlides: all.filter(isShown).length,
  lacking: all.filter((one, at) => !isFound(one, at)).map((one) => one.slice(0, 60)),
});

/** At most so many slides for so many bytes of text. */
const mostSlides = (bytes: number, style: RewriteStyle): number => {
  if (style === 'Preserve') return Number.POSITIVE_INFINITY;
  const kb = bytes / 1000;
  const subtle =
    kb <= 5 ? 12 : kb <= 30 ? 12 + ((kb - 5) / 25) * 18 : Math.min(45, 30 + ((kb - 30) / 120) * 15);
  return Math.ceil(style === 'Strong' ? subtle / 2 + 1 : subtle);
};

const wordsKept = (source: SourceContent, everything: string, visible: string): Kept => {
  const available = new Map<string, number>();
  for (const token of tokensOf(everything)) available.set(token, (available.get(token) ?? 0) + 1);
  const seen = new Map<string, number>();
  for (const token of tokensOf(visible)) seen.set(token, (seen.get(token) ?? 0) + 1);
  const lacking: string[] = [];
  let of = 0;
  let onSlides = 0;
  for (const token of source.texts.flatMap(tokensOf)) {
    of += 1;
    const left = available.get(token) ?? 0;
    if (left > 0) available.set(token, left - 1);
    else lacking.push(token);
    const shown = seen.get(token) ?? 0;
    if (shown > 0) {
      seen.set(token, shown - 1);
      onSlides += 1;
    }
  }
  return { of, found: of - lacking.length, onSlides, lacking: lacking.slice(0, 40) };
};

const baseName = (url: string): string =>
  decodeURIComponentSafely(url.split(/[?#]/)[0]!.split('/').at(-1) ?? '').toLowerCase();
const decodeURIComponentSafely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Markdown's links, without where they lead. */
const withoutAddresses = (markdown: string): string =>
  markdown.replace(/\]\((?:[^()\s]|\([^()]*\))*\)/g, ']').replace(/(?<![\w:]):[a-z0-9_+-]+:(?![\w:])/g, ' ');

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

const mayBeShort: readonly Layout[] = ['cover', 'section', 'closing', 'image', 'gallery', 'diagram', 'math'];

const isEmpty = (slide: Slide, content: SlideContent): boolean =>
  content.title.trim() === '' ||
  (!mayBeShort.includes(slide.layout) &&
    [...content.texts.slice(1), ...content.cells, ...content.code].join('').trim() === '');

const ownWordsOf = (deck: Deck, template: string | undefined): Set<string> => {
  const { slides, callouts, chart } = deckWords(deck.language);
  const sections = template ? (findTemplate(template)?.sections ?? []) : [];
  const titles = sections.map((section) => sectionWords(section, deck.language).title);
  return new Set(
    [...Object.values(slides), ...Object.values(callouts), ...Object.values(chart), ...titles].flatMap(
      tokensOf,
    ),
  );
};

export const measure = (
  deck: Deck,
  source: SourceContent,
  markdown: string,
  style: RewriteStyle,
  template: string | undefined,
): Measures => {
  const slides = deck.sections.flatMap((section) => section.slides);
  const contents = slides.map(slideContent);
  const visibleOf = (content: SlideContent): string[] => [
    ...content.texts,
    ...content.cells,
    ...content.code,
    ...content.computed,
    ...(content.alts ?? []),
    ...(content.diagrams ?? []),
  ];
  const visible = contents.flatMap(visibleOf).join('\n');
  const notes = slides.map((slide) => slide.notes).join('\n\n');
  const visibleLetters = contents
    .map((content) => content.texts.concat(content.computed, content.cells).map(lettersOf).join('|'))
    .join('|');
  const noteLetters = lettersOf(withoutAddresses(notes));
  const noteText = withoutSpace(notes);
  const codeText = withoutSpace(contents.flatMap(({ code }) => code).join(''));
  const cellLetters = new Set(contents.flatMap(({ cells }) => cells).map(lettersOf));
  const rowsOf = (at: number): readonly (readonly string[])[] => source.tables[at] ?? [];
  const isTableShown = (at: number): boolean =>
    rowsOf(at).every((row) =>
      row.every(
        (cell) =>
          lettersOf(cell) === '' ||
          cellLetters.has(lettersOf(cell)) ||
          visibleLetters.includes(lettersOf(cell)),
      ),
    );
  const isTableInNotes = (at: number): boolean =>
    rowsOf(at).every((row) => noteLetters.includes(row.map(lettersOf).join('')));
  const isCodeShown = (code: string): boolean => codeText.includes(withoutSpace(code));
  const shownPictures = new Set(
    contents
      .flatMap(({ pictures = [] }) => pictures)
      .flatMap((picture) => {
        const asset = deck.assets.find(({ id }) => id === picture);
        return asset ? [baseName(assetName(asset))] : [];
      }),
  );
  const isPictureShown = (url: string): boolean =>
    url.startsWith('data:')
      ? contents.some(({ pictures }) => pictures !== undefined)
      : shownPictures.has(baseName(url));
  const diagrams = new Set(contents.flatMap(({ diagrams: shown = [] }) => shown.map(withoutSpace)));
  const isDiagramShown = (diagram: string): boolean => diagrams.has(withoutSpace(diagram));
  const isHeadingShown = (heading: string): boolean => visibleLetters.includes(lettersOf(heading));

  const language = deck.language;
  const counts = contents.map(({ texts, computed }) =>
    countSeen([...texts, ...computed].join('\n'), language),
  );
  const sorted = counts.toSorted((a, b) => a - b);
  const largest = Math.max(0, ...counts);
  const known = new Set([
    ...tokensOf(markdown),
    ...source.texts.flatMap(tokensOf),
    ...source.ordinals,
    ...ownWordsOf(deck, template),
  ]);
  const isFigure = (token: string): boolean => /^\p{N}+$/u.test(token);
  const sourceLetters = lettersOf(markdown);
  const isInvented = (token: string): boolean => !known.has(token) && !sourceLetters.includes(token);
  const invented = contents.flatMap((content) => [
    ...[...content.texts, ...content.cells, ...content.code].flatMap(tokensOf).filter(isInvented),
    ...content.computed.flatMap(tokensOf).filter((token) => !isFigure(token) && isInvented(token)),
  ]);
  const titles = slides.map(
    (slide, at) => `${lettersOf(contents[at]!.title)} ${'part' in slide ? (slide.part?.number ?? '') : ''}`,
  );
  const layouts: Partial<Record<Layout, number>> = {};
  for (const { layout } of slides) layouts[layout] = (layouts[layout] ?? 0) + 1;
  const textBytes = Buffer.byteLength(source.texts.join('\n'));
  const words = wordsKept(source, `${visible}\n${notes}\n${deck.title}`, visible);
  return {
    slides: slides.length,
    budget: mostSlides(textBytes, style),
    words,
    headings: kept(source.headings, isHeadingShown, isHeadingShown),
    tables: kept(
      source.tables.map((rows) => rows.map((row) => row.join(' | ')).join(' / ')),
      (_, at) => isTableShown(at) || isTableInNotes(at),
      (_, at) => isTableShown(at),
    ),
    codes: kept(
      source.codes,
      (code) => isCodeShown(code) || noteText.includes(withoutSpace(code)),
      isCodeShown,
    ),
    images: kept(source.images, isPictureShown, isPictureShown),
    diagrams: kept(source.diagrams, isDiagramShown, isDiagramShown),
    layouts,
    invented: [...new Set(invented)],
    wordsASlide: {
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      largest,
      where: contents[counts.indexOf(largest)]?.title.slice(0, 50) ?? '',
    },
    shownShare: words.of === 0 ? 0 : words.onSlides / words.of,
    repeatedTitles: titles.filter((title, at) => titles.indexOf(title) !== at),
    emptySlides: slides
      .filter((slide, at) => isEmpty(slide, contents[at]!))
      .map((slide) => `${slide.id} (${slide.layout})`),
    overflowing: slides.filter((slide) => !fits(slide)).map((slide) => `${slide.id} (${slide.layout})`),
  };
};
