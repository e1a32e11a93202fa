import type { Span } from '../../deck/richText.ts';
import type { TypeStyle } from '../../deck/typeScale.ts';
import { isJapaneseText, mayBreakBetween, perhapsAfter } from './lineBreaks.ts';
import type { Measure } from './measure.ts';
import { codeScale, walkSigns } from './signs.ts';

/** All widths in ems, so that what was read of a text serves at every size. */
interface Word {
  /** The spaces before it. */
  readonly space: number;
  readonly width: number;
  readonly codePoints: readonly number[];
  readonly widths: readonly number[];
  /** Begins a line of the text's own. */
  readonly isFirst: boolean;
}

interface Words {
  readonly words: readonly Word[];
  readonly isJapanese: boolean;
  readonly blankLines: number;
  readonly widest: number;
  readonly longest: number;
}

const newline = 0x0a;
const isSpace = (codePoint: number): boolean => codePoint === 0x20 || codePoint === 0x09;

const widestLine = (words: readonly Word[]): number => {
  let widest = 0;
  let line = 0;
  for (const { isFirst, space, width } of words) {
    line = isFirst ? width : line + space + width;
    widest = Math.max(widest, line);
  }
  return widest;
};

const readWords = (text: readonly Span[], style: TypeStyle): Words => {
  const isJapanese = isJapaneseText(text);
  const words: Word[] = [];
  let blankLines = 0;
  let codePoints: number[] = [];
  let widths: number[] = [];
  let space = 0;
  let isFirst = true;
  let last: number | undefined;
  const end = () => {
    if (codePoints.length === 0) return;
    words.push({ space, width: widths.reduce((sum, each) => sum + each, 0), codePoints, widths, isFirst });
    codePoints = [];
    widths = [];
    space = 0;
    isFirst = false;
  };
  walkSigns(text, style, codeScale(style.size), (codePoint, width) => {
    if (codePoint === newline) {
      end();
      if (isFirst) blankLines += 1;
      isFirst = true;
      space = 0;
    } else if (isSpace(codePoint)) {
      end();
      if (!isFirst) space += width;
    } else {
      if (last !== undefined && mayBreakBetween(last, codePoint, isJapanese)) end();
      codePoints.push(codePoint);
      widths.push(width);
    }
    last = codePoint;
  });
  end();
  const longest = words.reduce((most, { width }) => Math.max(most, width), 0);
  return { words, isJapanese, blankLines, widest: widestLine(words), longest };
};

interface Fill {
  readonly lines: number;
  readonly line: number;
}

const breakAnywhere = (widths: readonly number[], limit: number, from: Fill): Fill =>
  widths.reduce(
    ({ lines, line }, width) =>
      line > 0 && line + width > limit ? { lines: lines + 1, line: width } : { lines, line: line + width },
    from,
  );

const fillWith = (word: Word, limit: number, breaksAfter: ReadonlySet<number>): Fill => {
  let filled: Fill = { lines: 0, line: 0 };
  let part: number[] = [];
  for (const [at, codePoint] of word.codePoints.entries()) {
    part.push(word.widths[at]!);
    if (at < word.codePoints.length - 1 && !breaksAfter.has(codePoint)) continue;
    const width = part.reduce((sum, each) => sum + each, 0);
    const startsAnew = filled.line > 0 && filled.line + width > limit;
    filled = breakAnywhere(part, limit, startsAnew ? { lines: filled.lines + 1, line: 0 } : filled);
    part = [];
  }
  return filled;
};

const worstFill = (word: Word, limit: number): Fill =>
  perhapsAfter
    .map((breaksAfter) => fillWith(word, limit, breaksAfter))
    .reduce((worst, next) =>
      next.lines > worst.lines || (next.lines === worst.lines && next.line > worst.line) ? next : worst,
    );

/**
 * Breaks at spaces, hyphens and around ideographs; inside a word only where it is wider than a line.
 * Hyphenation can only save lines, so it is not counted on.
 */
const countLines = ({ words, isJapanese, blankLines }: Words, limit: number): number => {
  let lines = blankLines;
  let line = 0;
  for (const word of words) {
    if (word.isFirst) {
      lines += 1;
      line = 0;
    }
    if (line + word.space + word.width <= limit) {
      line += word.space + word.width;
      continue;
    }
    if (line > 0) lines += 1;
    line = word.width;
    if (word.width > limit) {
      const filled = worstFill(word, isJapanese ? Math.max(1, limit - 1.5) : limit);
      lines += filled.lines;
      // A browser's phrases are shorter than ours here, so the ends of the lines may stay empty.
      line = isJapanese ? limit : filled.line;
    }
  }
  return lines;
};

const textKey = (text: readonly Span[]): string => {
  let key = '';
  for (const { marks, text: letters } of text) key += `\u0000${marks?.join() ?? ''}\u0001${letters}`;
  return key;
};

/** What of a style the widths in ems depend on: inline code has a least size. */
const faceKey = ({ family, weight, tracking, size }: TypeStyle): string =>
  `${family} ${weight} ${tracking} ${codeScale(size)}`;

const mostKept = 4_096;

/** What was read of texts, by the text itself where it is the same, else by its words. */
class KeptWords {
  readonly #byText = new WeakMap<readonly Span[], Map<string, Words>>();
  readonly #byWords = new Map<string, Map<string, Words>>();
  readonly #faces = new WeakMap<TypeStyle, string>();

  #faceOf(style: TypeStyle): string {
    const known = this.#faces.get(style);
    if (known !== undefined) return known;
    const made = faceKey(style);
    this.#faces.set(style, made);
    return made;
  }

  #inFaces(text: readonly Span[]): Map<string, Words> {
    const same = this.#byText.get(text);
    if (same) return same;
    const key = textKey(text);
    const found = this.#byWords.get(key) ?? new Map<string, Words>();
    if (this.#byWords.size >= mostKept) this.#byWords.clear();
    this.#byWords.set(key, found);
    this.#byText.set(text, found);
    return found;
  }

  of(text: readonly Span[], style: TypeStyle): Words {
    const faces = this.#inFaces(text);
    const face = this.#faceOf(style);
    const found = faces.get(face);
    if (found) return found;
    const read = readWords(text, style);
    faces.set(face, read);
    return read;
  }
}

/** Measures by the widths of the fonts that the page brings. What it read last stays at hand. */
export const createMeasure = (): Measure => {
  const kept = new KeptWords();
  return {
    lines: (text, style, width) =>
      text.length === 0 ? 0 : countLines(kept.of(text, style), width / style.size),
    width: (text, style) => kept.of(text, style).widest * style.size,
    wordWidth: (text, style) => kept.of(text, style).longest * style.size,
  };
};
