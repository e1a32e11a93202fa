import type { Deck } from '../../src/layouts/deck.ts';
import { type ShownSlide, type ShownText, shownDeck } from '../quality/faults/shownDeck.ts';

const noteWords = 12;

type Holder = Readonly<Record<string | number, unknown>>;

const isItem = ({ path }: ShownText): boolean => typeof path.at(-1) === 'number';

/** By how deep a text lies in the slide's data. */
const indentOf = ({ path }: ShownText): string =>
  '  '.repeat(path.filter((step) => typeof step === 'number').length);

/** What is done has its tick, what is to be done its empty box. */
const boxOf = ({ path, role }: ShownText, { data }: ShownSlide): string => {
  if (role !== 'text') return '';
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => (value as Holder | undefined)?.[step], data);
  const checked = (holder as Holder | undefined)?.checked;
  return checked === undefined ? '' : checked ? '[x] ' : '[ ] ';
};

const lineOf = (text: ShownText, slide: ShownSlide): string => {
  const words = boxOf(text, slide) + text.marked.replace(/\s*\n\s*/g, ' ⏎ ');
  return isItem(text) ? `${indentOf(text)}- ${words}` : `${indentOf(text)}${text.role}: ${words}`;
};

/** The cells of a row stand on one line. */
const isRow = ({ path }: ShownText): boolean => path[0] === 'rows' || path[0] === 'head';

const rowOf = ({ path }: ShownText): string => path.slice(0, path[0] === 'head' ? 1 : 2).join('/');

const contentOf = (slide: ShownSlide): string[] => {
  const lines: string[] = [];
  const rows = new Map<string, string[]>();
  for (const text of slide.texts) {
    if (text.path[0] === 'title') continue;
    if (text.path[0] === 'lines') {
      if (text.path.at(-1) === 'text') lines.push(`  > ${text.text}`);
    } else if (text.path.at(-2) === 'lines') lines.push(`    > ${text.text}`);
    else if (isRow(text)) {
      const row = rows.get(rowOf(text));
      const cells = row ?? [];
      const column = Number(text.path.at(-1));
      while (cells.length < column) cells.push('');
      cells.push(text.marked);
      if (row) continue;
      rows.set(rowOf(text), cells);
      lines.push(rowOf(text));
    } else lines.push(lineOf(text, slide));
  }
  return lines.map((line) => {
    const cells = rows.get(line);
    return cells ? `  | ${cells.join(' | ')}` : line;
  });
};

/** One table or listing over several slides is counted on them; a talk that goes on under its title is not. */
const partOf = ({ layout, data }: ShownSlide): string => {
  const part = data.part as { number: number; of: number } | undefined;
  return part && part.of > 1 && (layout === 'table' || layout === 'code') ? ` ${part.number}/${part.of}` : '';
};

const formOf = ({ layout, data }: ShownSlide): string =>
  typeof data.style === 'string' ? `${layout}, ${data.style}` : layout;

const notesOf = ({ notes }: ShownSlide): string[] => {
  const words = notes.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const first = words.slice(0, noteWords).join(' ');
  return [`notes (${words.length}): ${words.length > noteWords ? `${first} …` : first}`];
};

/** A deck for reading and comparing: each slide with its layout, its title, what it shows and how its notes begin. */
export const deckText = (deck: Deck): string => {
  const shown = shownDeck(deck);
  let section = '';
  const lines = [`# ${deck.title}`, `${deck.language}, ${deck.narrative}, ${deck.theme}`];
  for (const notice of deck.notices) lines.push(`notice: ${notice}`);
  for (const slide of shown.slides) {
    if (slide.section !== section) lines.push('', `## ${slide.section}`);
    section = slide.section;
    lines.push(
      '',
      `[${slide.number}] ${formOf(slide)}: ${slide.title}${partOf(slide)}`,
      ...contentOf(slide),
      ...notesOf(slide),
    );
  }
  return `${lines.join('\n')}\n`;
};
