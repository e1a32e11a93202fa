import { splitDeckFile } from '../chunks.ts';
import { innerLines, type LineEdit, slideAt } from './edit.ts';

/** Edits of a file, and the line at which the slide that they are about stands afterwards. */
export interface Placed {
  readonly edits: readonly LineEdit[];
  readonly line: number;
}

/** The slides of a file in another order: in each place stands the one of that number, from 0. */
const reordered = (slides: readonly LineEdit[], order: readonly number[], about: number): Placed => {
  const edits = slides.flatMap((slide, at) =>
    order[at] === at ? [] : [{ ...slide, lines: slides[order[at]!]!.lines }],
  );
  const place = order.indexOf(about);
  const grown = edits
    .filter(({ line }) => line < slides[place]!.line)
    .reduce((sum, { line, end, lines }) => sum + lines.length - (end - line), 0);
  return { edits, line: slides[place]!.line + grown };
};

/**
 * Brings slides, counted from 0, to where another one stands: behind it where they stood before it, before it where they
 * stood behind. Undefined where nothing moves.
 */
export const bringSlides = (text: string, moved: readonly number[], to: number): Placed | undefined => {
  const slides = splitDeckFile(text).chunks.map(innerLines);
  const chosen = new Set(moved);
  const all = [...slides.keys()];
  const taken = all.filter((at) => chosen.has(at));
  const [first] = taken;
  if (first === undefined || chosen.has(to) || !slides[to]) return undefined;
  const others = all.filter((at) => !chosen.has(at));
  const order = others.toSpliced(others.indexOf(to) + (first < to ? 1 : 0), 0, ...taken);
  return reordered(slides, order, first);
};

/** Exchanges the slide at a line with its neighbour; undefined where there is none. */
export const moveSlide = (text: string, line: number, by: -1 | 1): Placed | undefined => {
  const at = slideAt(splitDeckFile(text).chunks, line);
  return bringSlides(text, [at], at + by);
};

/** The slide at a line once more, behind itself. */
export const duplicateSlide = (text: string, line: number): Placed | undefined => {
  const { chunks } = splitDeckFile(text);
  const own = chunks[slideAt(chunks, line)];
  if (!own) return undefined;
  const { end, lines } = innerLines(own);
  return { edits: [{ line: end, end, lines: ['', '---', '', ...lines] }], line: end + 3 };
};
