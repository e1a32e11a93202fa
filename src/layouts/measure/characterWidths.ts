import type { fontFamilies } from '../../deck/typeScale.ts';
import { arabicWidths, indicWidths, sansWidths, serifWidths, type WidthBlocks } from './fontWidths.ts';

export type Family = keyof typeof fontFamilies;

/** JetBrains Mono: every letter of it. */
export const monoWidth = 0.6;
const boldFrom = 550;
const firstArabic = 0x61f;

type Widths = ReadonlyMap<number, number>;
interface Cut {
  readonly regular: Widths;
  readonly bold: Widths;
}

const unpack = (blocks: WidthBlocks): Map<number, number> => {
  const widths = new Map<number, number>();
  for (const [first, list] of blocks) {
    for (const [at, width] of list.split(' ').entries()) {
      if (width !== '0') widths.set(first + at, Number(width) / 1000);
    }
  }
  return widths;
};

/** Figures stand in tables at one width, and a text measured at that width fits everywhere. */
const withTabularFigures = (widths: Map<number, number>): Widths => {
  const digits = Array.from({ length: 10 }, (_, digit) => 0x30 + digit);
  const widest = Math.max(...digits.map((digit) => widths.get(digit) ?? 0));
  for (const digit of digits) widths.set(digit, widest);
  return widths;
};

const loaded = new Map<string, Cut>();
const cut = (name: 'sans' | 'serif' | 'indic'): Cut => {
  const known = loaded.get(name);
  if (known) return known;
  const { regular, bold } = { sans: sansWidths, serif: serifWidths, indic: indicWidths }[name];
  const made =
    name === 'indic'
      ? { regular: unpack(regular), bold: unpack(bold) }
      : { regular: withTabularFigures(unpack(regular)), bold: withTabularFigures(unpack(bold)) };
  loaded.set(name, made);
  return made;
};

const isCombining = /^[\p{M}\p{Cf}\p{Cc}]$/u;
const isEmoji = /^[\p{Emoji_Presentation}\p{Regional_Indicator}]$/u;
const isPictograph = /^\p{Extended_Pictographic}$/u;
const isUpper = /^\p{Lu}$/u;
const isLetter = /^[\p{Ll}\p{Lo}\p{Lm}]$/u;
const isNarrow = /^[\p{P}\p{Zs}]$/u;

/** First code points of stretches with one width, in ems, for the scripts the deck's own fonts lack. */
const scripts: readonly (readonly [first: number, last: number, width: number])[] = [
  [0x1100, 0x11ff, 1],
  [0x2e80, 0x33ff, 1],
  [0x3400, 0xa4cf, 1],
  [0xac00, 0xd7a3, 0.95],
  [0xf900, 0xfaff, 1],
  [0xfe30, 0xfe4f, 1],
  [0xff01, 0xff60, 1],
  [0xff61, 0xffdc, 0.52],
  [0xffe0, 0xffe6, 1],
  [0x1f1e6, 0x1f1ff, 0.66],
  [0x1f300, 0x1faff, 1.3],
  [0x20000, 0x3ffff, 1],
];

const otherWidth = (codePoint: number): number => {
  const script = scripts.find(([first, last]) => codePoint >= first && codePoint <= last);
  const text = String.fromCodePoint(codePoint);
  if (isCombining.test(text)) return 0;
  if (script) return script[2];
  if (isEmoji.test(text)) return 1.3;
  if (isPictograph.test(text)) return 1.3;
  if (isUpper.test(text)) return 0.95;
  if (isLetter.test(text)) return 0.78;
  if (isNarrow.test(text)) return 0.62;
  return 1.06;
};

const measured = (codePoint: number, family: Family, weight: number): number => {
  if (family === 'code' && codePoint >= 0x20 && codePoint < 0x250) return monoWidth;
  if (codePoint >= 0x900 && codePoint < 0xa00) {
    const width = cut('indic')[weight >= boldFrom ? 'bold' : 'regular'].get(codePoint);
    if (width !== undefined) return width;
  }
  const { regular, bold } = cut(family === 'serif' ? 'serif' : 'sans');
  const light = regular.get(codePoint);
  const heavy = bold.get(codePoint);
  if (light === undefined || heavy === undefined) {
    return otherWidth(codePoint);
  }
  const share = Math.max(0, (weight - 400) / 300);
  const between = light + (heavy - light) * share;
  return family === 'code' ? Math.max(monoWidth, between) : between;
};

const memo = new Map<string, Map<number, number>>();

/** The widths of one font at one weight, each worked out once: in ems by code point. */
export const widthsOf = (family: Family, weight: number): ((codePoint: number) => number) => {
  const key = `${family} ${weight}`;
  const widths = memo.get(key) ?? new Map<number, number>();
  memo.set(key, widths);
  return (codePoint) => {
    const known = widths.get(codePoint);
    if (known !== undefined) return known;
    const width = measured(codePoint, family, weight);
    widths.set(codePoint, width);
    return width;
  };
};

/** Letters that join the one before but never the one after. */
const joinsOnlyBackwards = new Set([...'اأإآٱدذرزوؤةىءڈڑژ'].map((letter) => letter.codePointAt(0)!));
const arabicLists = new Map<string, readonly number[]>();

const arabicList = (cutName: 'regular' | 'bold', form: 'final' | 'joined'): readonly number[] => {
  const key = `${cutName} ${form}`;
  const known = arabicLists.get(key);
  if (known) return known;
  const made = arabicWidths[cutName][form].split(' ').map((width) => Number(width) / 1000);
  arabicLists.set(key, made);
  return made;
};

export const isArabicLetter = (codePoint: number): boolean => codePoint >= firstArabic && codePoint <= 0x6d5;

/** An Arabic letter is narrower where the next one joins it. */
export const arabicWidth = (codePoint: number, next: number | undefined, weight: number): number => {
  const joins =
    next !== undefined &&
    next >= 0x620 &&
    next <= 0x6d3 &&
    next !== 0x621 &&
    !joinsOnlyBackwards.has(codePoint);
  const list = arabicList(weight >= boldFrom ? 'bold' : 'regular', joins ? 'joined' : 'final');
  return list[codePoint - firstArabic] ?? 0.7;
};
