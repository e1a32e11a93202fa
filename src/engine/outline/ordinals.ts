import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich } from '../../deck/sliceRich.ts';

/** "2." of "2. Copyright notices", "4.1" and "IV.", but no "2016 -" and no "1.6.1". */
const ordinal =
  /^\s*(?:(\d{1,2}(?:\.\d{1,2})*)([.)]?)|([IVX]{1,5})[.)])(?:\s+|(?<=[.)])(?=\p{L}{2}))(?=[\p{L}\p{M}"'“‘„«(¿¡`]|\d{1,4}[\p{Script=Han}\p{Script=Hangul}])/u;
/** "三、" of "三、下季度计划". */
const hanOrdinal = /^\s*([一二三四五六七八九]?十?[一二三四五六七八九]?)[、．]\s*(?=\S)/u;

interface Ordinal {
  /** 4 and 1 of "4.1". */
  readonly places: readonly number[];
  readonly length: number;
}

const digits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

const roman = (written: string): number =>
  [...written].reduce((sum, letter, at) => {
    const value = digits[letter] ?? 0;
    return sum + (value < (digits[written[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

const hanDigits = '一二三四五六七八九';

/** 三 is 3, 十二 is 12 and 二十 is 20. */
const han = (written: string): number => {
  const [tens, ones = ''] = written.includes('十') ? written.split('十') : ['', written];
  const digit = (sign: string | undefined): number => (sign ? hanDigits.indexOf(sign) + 1 : 0);
  return (written.includes('十') ? 10 * (digit(tens) || 1) : 0) + digit(ones);
};

const ordinalOf = (heading: RichText): Ordinal | undefined => {
  const inHan = hanOrdinal.exec(plain(heading));
  if (inHan?.[1]) return { places: [han(inHan[1])], length: inHan[0].length };
  const match = ordinal.exec(plain(heading));
  if (!match) return undefined;
  const [{ length }, number, , letters] = match;
  const places = number === undefined ? [roman(letters ?? '')] : number.split('.').map(Number);
  return { places, length };
};

/** A few of a sequence may be gone: those that had nothing below them. */
const mostLeftOut = 2;

/** "4.1" comes after "4", "5" after "4.2"; "2024" after "3" does not. */
const isNext = (before: readonly number[], after: readonly number[]): boolean => {
  const at = after.findIndex((place, level) => place !== (before[level] ?? 0));
  const step = at < 0 ? 0 : after[at]! - (before[at] ?? 0);
  return step > 0 && step <= mostLeftOut;
};

const areCounted = (ordinals: readonly Ordinal[]): boolean =>
  ordinals.length >= 2 &&
  ordinals[0]!.places.at(-1)! <= mostLeftOut &&
  ordinals.every(({ places }, at) => at === 0 || isNext(ordinals[at - 1]!.places, places));

/**
 * Headings beside each other without the numbers that count them: slides have numbers of their own. What is
 * told apart by its number alone keeps it, "1. May" and "2. May", and so does what the text refers to: "see step 3".
 */
export const withoutOrdinals = (
  headings: readonly RichText[],
  isCited: (number: string) => boolean = () => false,
): readonly RichText[] => {
  const ordinals = headings.map(ordinalOf);
  const counted = ordinals.filter((each) => each !== undefined);
  if (2 * counted.length < headings.length || !areCounted(counted)) return headings;
  if (counted.some(({ places }) => isCited(places.join('.')))) return headings;
  const bare = headings.map((heading, at) =>
    sliceRich(heading, ordinals[at]?.length ?? 0, plain(heading).length),
  );
  return new Set(bare.map(plain)).size === bare.length ? bare : headings;
};
