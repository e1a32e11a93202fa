import type { RewriteStyle } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { mostColumns } from '../../../layouts/table/rows.ts';
import { type Item, isOwnList, isParagraph, toldOf } from '../../features/items.ts';
import { inParagraphs } from '../../features/paragraphs.ts';
import type { Said } from '../../features/said.ts';
import { rowGroups } from '../../features/tables/rowGroups.ts';
import type { Visual } from '../../features/visual.ts';
import { policy } from '../../policy/policy.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';

const { pages } = policy.scene;
const { mostWhole, longParagraph } = policy.text;

const { mostLines, mostLinesWhole, slidesOfLong } = policy.code;

const { pageWords: listWords } = policy.list;
/** Letters that a line of a table has room for, in all its columns. */
const tableLine = 112;

const wordsIn = (all: readonly { readonly words: number }[]): number =>
  all.reduce((sum, { words }) => sum + words, 0);

/** What stands whole on a page: a paragraph that one holds, else its sentences. */
const unitsOf = (said: readonly Said[], room: number): readonly number[] =>
  inParagraphs(said).flatMap((paragraph) => {
    const words = wordsIn(paragraph);
    return words <= room ? [words] : paragraph.map((each) => each.words);
  });

/** Of a long text a paragraph has a page, and one that is long itself has more. */
const pageForEach = (said: readonly Said[], room: number): readonly number[] =>
  inParagraphs(said).flatMap((paragraph) => {
    const words = wordsIn(paragraph);
    return words <= room ? [words] : Array.from({ length: pagesOfParagraph(words) }, () => room);
  });

/** Where its text is long. */
export const pagesOfParagraph = (words: number): number => Math.ceil(words / longParagraph);

/** Two sentences of forty words need two pages. */
const pagesHolding = (units: readonly number[], room: number): number => {
  let count = 1;
  let left = room;
  for (const words of units) {
    if (words > left && left < room) {
      count += 1;
      left = room;
    }
    left -= words;
  }
  return count;
};

const roomOf = (style: RewriteStyle): number => policy.text.slideWords[style] + 12;

/** How many pages a text that is too long to be shown whole takes, though there were more to spare. */
export const pagesOfLongText = (said: readonly Said[], style: RewriteStyle): number | undefined => {
  const room = roomOf(style);
  const whole = pagesHolding(unitsOf(said, room), room);
  return style === 'Preserve' || whole <= mostWhole
    ? undefined
    : Math.max(mostWhole, pagesHolding(pageForEach(said, room), room));
};

export const pagesOfText = (said: readonly Said[], style: RewriteStyle): number => {
  const { share, mostPages } = policy.text;
  const room = roomOf(style);
  const count =
    share[style] === 1
      ? pagesHolding(unitsOf(said, room), room)
      : Math.ceil((wordsIn(said) * share[style]) / room);
  return Math.min(mostPages[style], Math.max(1, count));
};

/** An entry that is a paragraph is not parted where a page holds it. */
const unitsOfItem = (item: Item): readonly number[] =>
  isParagraph(item) && item.words > listWords ? item.said.map(({ words }) => words) : [item.words];

const pagesOfItems = (items: readonly Item[]): number =>
  items.some(isParagraph)
    ? pagesHolding(items.flatMap(unitsOfItem), listWords)
    : Math.ceil(wordsIn(items) / listWords);

const entryLines = (items: readonly Item[]): number =>
  items.reduce((sum, { inner }) => sum + 1 + inner.length, 0);

/** Of entries between lists of their own, that have pages for themselves. */
const pagesBetween = (items: readonly Item[]): number =>
  Math.max(pagesOfItems(items), Math.ceil(entryLines(items) / policy.list.pageLines));

/** An entry with a list of its own below it has a page, or of which much is told, and what stands between such entries. */
const pagesOfOpened = (items: readonly Item[]): number => {
  let count = 0;
  let between: Item[] = [];
  const told = toldOf(items);
  for (const item of items)
    if (isOwnList(item) || told.has(item)) {
      count += pagesBetween(between) + Math.ceil(item.words / listWords);
      between = [];
    } else between.push(item);
  return count === 0 ? pagesOfItems(between) : count + pagesBetween(between);
};

export const pagesOfList = (items: readonly Item[], lead: Said | undefined, style: RewriteStyle): number =>
  Math.min(
    pages.list[style],
    Math.max(
      1,
      style === 'Strong' ? 1 : pagesOfOpened(items) + (lead && toldOf(items).size > 0 ? 1 : 0),
      Math.ceil(items.length / policy.list.mostOnSlide),
      Math.ceil((((lead?.words ?? 0) / 2 + wordsIn(items)) * (style === 'Strong' ? 0.6 : 1)) / listWords),
    ),
  );

/** In rows of a line or two: where a cell says more, its row is as high as several. */
const heightOf = (row: readonly RichText[]): number => {
  const letters = tableLine / Math.max(1, Math.min(row.length, mostColumns));
  const lines = Math.max(...row.map((cell) => Math.ceil(visualLength(plain(cell)) / letters)));
  return Math.max(1, lines / 2);
};

/** Groups of rows that fill a page together stand on one. */
const pagesOfRows = (rows: BlockOf<'table'>['rows']): number =>
  rowGroups(rows).reduce(
    ({ count, left }, { name, rows: own }) => {
      const all = own.reduce((sum, row) => sum + heightOf(row), name ? 1 : 0);
      const more = all <= left ? 0 : Math.ceil(all / pages.tableRows);
      return { count: count + more, left: left + more * pages.tableRows - all };
    },
    { count: 0, left: 0 },
  ).count;

/** What is too wide for a page has its columns on several, each with all of its rows. */
const pagesOfTable = ({ head, rows }: BlockOf<'table'>): number => {
  const width = Math.max(head.length, ...rows.slice(0, pages.tableRows).map((row) => row.length));
  return pagesOfRows(rows) * (width <= mostColumns ? 1 : Math.ceil((width - 1) / (mostColumns - 1)));
};

/** What introduces it takes room on the first of its slides. */
const linesOfLead = 3;
/** One that is too long for a slide is rather shown on a few than cut, and a very long one in parts. */
const pagesOfCode = ({ code }: BlockOf<'code'>, style: RewriteStyle): number => {
  const lines = code.split('\n').length;
  const whole = Math.max(1, Math.ceil((lines + linesOfLead) / mostLines));
  if (style === 'Preserve') return whole;
  if (style === 'Strong' || lines <= mostLines) return 1;
  return lines <= mostLinesWhole ? whole : slidesOfLong;
};

export const pagesOfVisual = (visual: Visual, style: RewriteStyle): number => {
  if (visual.kind === 'code') return pagesOfCode(visual, style);
  const wanted = Math.max(1, visual.kind === 'table' ? pagesOfTable(visual) : 1);
  if (style === 'Preserve') return wanted;
  if (visual.kind !== 'table') return 1;
  return Math.min(wanted, pages.table[style]);
};
