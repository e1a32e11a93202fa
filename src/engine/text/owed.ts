import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich } from '../../deck/sliceRich.ts';

const owed = String.raw`(?:TODO|FIXME|XXX)(?![\p{L}\p{N}_-])`;
const opening = new RegExp(`^\\s*${owed}`, 'u');

/** "TODO ask Piotr when he is back" is its author's own. */
export const isOwed = (text: RichText): boolean => opening.test(plain(text));

/** "[Hilary – the map is last year's]" is said to her. */
const toSomebody = String.raw`\s?\[\p{Lu}\p{L}+\s[–—-]\s[^[\]]*\]`;
/** "(TODO, Fiona)" */
const inBrackets = String.raw`\s?(?:\(${owed}[^()]*\)|\[${owed}[^[\]]*\]|（${owed}[^（）]*）)`;
/** "Is it the fan? TODO ask Piotr when he is back." */
const sentence = String.raw`(?<=[.!?。！？][)\]]?)\s*${owed}[^.!?。！？()[\]（）]*[.!?。！？]?(?=[\s)\]）]|$)`;
/** "It is not in the query yet, TODO." */
const atEnd = String.raw`(?:[,;，；]|\s[–—-])\s*${owed}(?=\s*[.。]?$)`;
const remark = new RegExp(`${toSomebody}|${inBrackets}|${sentence}|${atEnd}`, 'gu');

/** What none of them is without: most texts are not looked through for all. */
const mayHold = /TODO|FIXME|XXX|\[/;

const isCode = (text: RichText): boolean => text.some(({ marks }) => marks?.includes('code'));

/** A text without what its author reminds himself of. */
export const withoutOwed = (text: RichText): RichText => {
  const whole = plain(text);
  if (!mayHold.test(whole)) return text;
  const found = [...whole.matchAll(remark)]
    .map(({ index, 0: words }) => ({ from: index, to: index + words.length }))
    .filter(({ from, to }) => !isCode(sliceRich(text, from, to)));
  const ends = [...found.map(({ from }) => from), whole.length];
  const left = [0, ...found.map(({ to }) => to)].flatMap((from, at) => sliceRich(text, from, ends[at]!));
  return /[\p{L}\p{N}]/u.test(plain(left)) ? left : text;
};
