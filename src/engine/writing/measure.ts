import type { RichText } from '../../deck/richText.ts';
import { arabicWidth, type Family, isArabicLetter, widthsOf } from './characterWidths.ts';

export interface TextStyle {
  /** In the canvas's px. */
  readonly size: number;
  readonly weight?: number;
  readonly family?: Family;
  /** In ems, as CSS letter-spacing. */
  readonly tracking?: number;
}

export interface TextBox extends TextStyle {
  readonly width: number;
}

/** Room for kerning, other systems' fonts and rounding. */
const margin = 1.015;
const strongWeight = 700;
/** Code in a line of text stands in a box of its own. */
const codePadding = 0.56;
const texSign = 0.72;

const isSpace = (codePoint: number): boolean => codePoint === 0x20 || codePoint === 0x09;
const newline = 0x0a;
const zeroWidthSpace = 0x200b;
const joiner = 0x200d;

/** May not begin a line: closing marks, small kana, the sound mark, signs after a number. */
const neverFirst = new Set(
  [
    ...'、。，．・：；？！‥…ー―—–゛゜ヽヾゝゞ々〻〆）］｝〉》」』】〕〗〙〛〟’”»›)]}!?,.:;%％‰℃°′″¢￠"\'～〜',
    ...'ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ-/·',
  ].map((sign) => sign.codePointAt(0)!),
);
/** May not end a line: opening marks, signs before a number. */
const neverLast = new Set(
  [...'（［｛〈《「『【〔〖〘〚〝‘“«‹([{$＄￥¥€£₩+±−"\'#＃№—…‥'].map((sign) => sign.codePointAt(0)!),
);
const isIdeographic = (codePoint: number): boolean =>
  (codePoint >= 0x2e80 && codePoint <= 0xa4cf) ||
  (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
  (codePoint >= 0xff01 && codePoint <= 0xffef) ||
  (codePoint >= 0x20000 && codePoint <= 0x3ffff);
const isLetter = (codePoint: number): boolean =>
  (codePoint >= 0x61 && codePoint <= 0x7a) ||
  (codePoint >= 0x41 && codePoint <= 0x5a) ||
  (codePoint >= 0xc0 && codePoint <= 0x24f);

const isHiragana = (codePoint: number): boolean => codePoint >= 0x3041 && codePoint <= 0x309f;
const isKana = (codePoint: number): boolean => codePoint >= 0x3041 && codePoint <= 0x30fa;
const has = (signs: string): ReadonlySet<number> => new Set([...signs].map((sign) => sign.codePointAt(0)!));
/** Japanese lines end between phrases: behind these before anything but hiragana, and at punctuation. */
const phraseEnds = has('をはがにでとのもへやたる');
const pauses = has('、。，．！？」』）】》〉');
const openings = has('「『（【《〈');

const endsPhrase = (before: number, after: number): boolean =>
  pauses.has(before) || openings.has(after) || (phraseEnds.has(before) && !isHiragana(after));

const mayBreakBetween = (before: number, after: number, isJapanese: boolean): boolean => {
  if (before === zeroWidthSpace) return true;
  if (before === 0x2d) return isLetter(after);
  if (!isIdeographic(before) && !isIdeographic(after)) return false;
  if (neverFirst.has(after) || neverLast.has(before) || after === joiner) return false;
  return !isJapanese || endsPhrase(before, after);
};

const isJapaneseText = (text: RichText): boolean =>
  text.some((span) => {
    for (let at = 0; at < span.text.length; at += 1) if (isKana(span.text.charCodeAt(at))) return true;
    return false;
  });

type Visit = (codePoint: number, width: number) => void;

/** Walks over a text's signs with their widths in px. */
const walk = (text: RichText, style: TextStyle, visit: Visit): void => {
  const { size, weight = 400, family = 'sans', tracking = 0 } = style;
  const space = tracking * size;
  for (const span of text) {
    const isCode = span.marks?.includes('code') === true;
    const spanWeight = span.marks?.includes('strong') ? Math.max(weight, strongWeight) : weight;
    if (span.marks?.includes('math')) {
      for (const sign of visibleTex(span.text)) visit(0x78, sign === ' ' ? 0 : texSign * size * margin);
      continue;
    }
    const widthOf = widthsOf(isCode ? 'mono' : family, spanWeight);
    const { text: letters } = span;
    let padding = isCode ? (codePadding / 2) * size : 0;
    let joined = false;
    for (let at = 0; at < letters.length; ) {
      const codePoint = letters.codePointAt(at)!;
      at += codePoint > 0xffff ? 2 : 1;
      const next = at < letters.length ? letters.codePointAt(at) : undefined;
      let width: number = joined
        ? 0
        : isArabicLetter(codePoint)
          ? arabicWidth(codePoint, next, spanWeight)
          : widthOf(codePoint);
      joined = codePoint === joiner || (joined && width === 0 && codePoint >= 0xfe00 && codePoint <= 0xfe0f);
      if (codePoint >= 0x1f3fb && codePoint <= 0x1f3ff) width = 0;
      if (next === undefined && isCode) padding += (codePadding / 2) * size;
      visit(codePoint, width === 0 ? 0 : (width * size + space) * margin + padding);
      if (width !== 0) padding = 0;
    }
  }
};

/** About the signs that a formula shows. */
const visibleTex = (tex: string): string =>
  tex
    .replace(/\\(?:left|right|mathrm|mathbf|text|operatorname|displaystyle|limits)\b/g, '')
    .replace(/\\[a-zA-Z]{2,4}(?=[^a-zA-Z]|$)/g, 'xx')
    .replace(/\\[a-zA-Z]+/g, 'x')
    .replace(/\\.|[{}^_&$\s]/g, '');

export const textWidth = (text: RichText, style: TextStyle): number => {
  let widest = 0;
  let line = 0;
  walk(text, style, (codePoint, width) => {
    line = codePoint === newline ? 0 : line + width;
    widest = Math.max(widest, line);
  });
  return widest;
};

interface Sign {
  readonly codePoint: number;
  readonly width: number;
}

/** After these, browsers differ: inside a word wider than a line a break there can cost a line. */
const perhapsAfter = [new Set<number>(), new Set([...'?—–…'].map((sign) => sign.codePointAt(0)!))];

interface Fill {
  readonly lines: number;
  readonly line: number;
}

const breakAnywhere = (signs: readonly Sign[], width: number, from: Fill): Fill =>
  signs.reduce(
    ({ lines, line }, sign) =>
      line > 0 && line + sign.width > width
        ? { lines: lines + 1, line: sign.width }
        : { lines, line: line + sign.width },
    from,
  );

const fillWith = (word: readonly Sign[], width: number, breaksAfter: ReadonlySet<number>): Fill => {
  let filled: Fill = { lines: 0, line: 0 };
  let part: Sign[] = [];
  for (const [at, sign] of word.entries()) {
    part.push(sign);
    if (at < word.length - 1 && !breaksAfter.has(sign.codePoint)) continue;
    const partWidth = part.reduce((sum, { width }) => sum + width, 0);
    const startsAnew = filled.line > 0 && filled.line + partWidth > width;
    filled = breakAnywhere(part, width, startsAnew ? { lines: filled.lines + 1, line: 0 } : filled);
    part = [];
  }
  return filled;
};

const worstFill = (word: readonly Sign[], width: number): Fill =>
  perhapsAfter
    .map((breaksAfter) => fillWith(word, width, breaksAfter))
    .reduce((worst, next) =>
      next.lines > worst.lines || (next.lines === worst.lines && next.line > worst.line) ? next : worst,
    );

/**
 * How many lines a browser needs, never fewer: breaks at spaces, hyphens and around ideographs; inside a
 * word only where it is wider than a line. Hyphenation can only save lines, so it is not counted on.
 */
export const countLines = (text: RichText, box: TextBox): number => {
  let lines = 0;
  let line = 0;
  let spaces = 0;
  let word: Sign[] = [];
  let wordWidth = 0;
  let last: number | undefined;
  let isNewLine = true;
  const isJapanese = isJapaneseText(text);

  const placeWord = () => {
    if (word.length === 0) return;
    if (isNewLine) lines += 1;
    isNewLine = false;
    if (line + spaces + wordWidth <= box.width) {
      line += spaces + wordWidth;
    } else {
      if (line > 0) lines += 1;
      line = wordWidth;
      if (wordWidth > box.width) {
        const filled = worstFill(
          word,
          isJapanese ? Math.max(box.size, box.width - 1.5 * box.size) : box.width,
        );
        lines += filled.lines;
        // A browser's phrases are shorter than ours here, so the ends of the lines may stay empty.
        line = isJapanese ? box.width : filled.line;
      }
    }
    spaces = 0;
    word = [];
    wordWidth = 0;
  };

  walk(text, box, (codePoint, width) => {
    if (codePoint === newline) {
      placeWord();
      if (isNewLine) lines += 1;
      isNewLine = true;
      line = 0;
      spaces = 0;
    } else if (isSpace(codePoint)) {
      placeWord();
      if (line > 0) spaces += width;
    } else {
      if (last !== undefined && mayBreakBetween(last, codePoint, isJapanese)) placeWord();
      word.push({ codePoint, width });
      wordWidth += width;
    }
    last = codePoint;
  });
  placeWord();
  return lines;
};
