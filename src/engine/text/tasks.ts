import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich, trimRich } from '../../deck/sliceRich.ts';
import { estimateWords } from './estimateWords.ts';
import { withoutStrong } from './leads.ts';
import { isWithinRange } from './withinRange.ts';

/** What is to be done, and by whom or until when. */
export interface Task {
  readonly what: RichText;
  /** Who, and when: one or two cells. */
  readonly cells: readonly RichText[];
}

const leastTasks = 3;
const mostTailWords = 7;
/** More letters are no task, but a paragraph. */
const longest = 240;
/** "Sign the contract — Teresa, by 17 January" */
const afterDash = /^(.*\S)\s*(?:\s[–-]|\s?—)\s+(\S.*)$/u;
/** "Sign the contract (Teresa, 17 January)"; what has no box to tick may say anything in brackets. */
const inBrackets = /^(.*\S)\s*[(（]([^()（）]+)[)）]\.?$/u;

interface Tailed {
  readonly what: RichText;
  readonly tail: RichText;
}

const tailedBy = (text: RichText, ending: RegExp): Tailed | undefined => {
  const whole = plain(text).trimEnd();
  if (whole.length > longest) return undefined;
  const [, what, tail] = ending.exec(whole) ?? [];
  if (!what || !tail || estimateWords(tail) > mostTailWords || /[.!?。：:]\s/u.test(tail)) return undefined;
  const from = whole.lastIndexOf(tail);
  if (isWithinRange(whole.slice(0, from), tail)) return undefined;
  return {
    what: trimRich(sliceRich(text, 0, what.length)),
    tail: trimRich(sliceRich(text, from, from + tail.length)).map(withoutStrong),
  };
};

const lastComma = /^(.*\S)[,，]\s*(\S[^,，]*)$/u;
/** "Teresa, by 17 January" is who and when. */
const parted = (tail: RichText): readonly RichText[] | undefined => {
  const whole = plain(tail);
  const [, who, when] = lastComma.exec(whole) ?? [];
  return who && when && !/\p{N}/u.test(who) && /\p{N}/u.test(when)
    ? [sliceRich(tail, 0, who.length), trimRich(sliceRich(tail, whole.length - when.length, whole.length))]
    : undefined;
};

/** Entries that each end in who does it or until when; undefined where one of them does not. */
export const tasksOf = (texts: readonly RichText[], haveBoxes: boolean): Task[] | undefined => {
  if (texts.length < leastTasks) return undefined;
  for (const ending of haveBoxes ? [afterDash, inBrackets] : [afterDash]) {
    const all = texts.map((text) => tailedBy(text, ending));
    if (!all.every((each) => each !== undefined)) continue;
    const dated = all.filter(({ tail }) => /\p{N}/u.test(plain(tail)));
    if (2 * dated.length < all.length) continue;
    const cells = all.map(({ tail }) => parted(tail));
    const areParted = cells.every((each) => each !== undefined);
    return all.map(({ what, tail }, at) => ({ what, cells: areParted ? cells[at]! : [tail] }));
  }
  return undefined;
};
