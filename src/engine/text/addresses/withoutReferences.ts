import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich, trimRich } from '../../../deck/sliceRich.ts';
import { estimateWords } from '../estimateWords.ts';

/** "[0]", "[1][2]": where something is from, not what it is; "[0, 1]" may be a range. */
const numbered = /\s?\[\d{1,3}\](?=[\s.,;:!?)。、，\]]|\[\d|$)/gu;
/** "(incidents: 1 2)", "(#123)", where each number leads somewhere. */
const bracketed = /\s?[(（](?:\p{L}+[:：]\s*)?#?\d{1,6}(?:[\s,;]+#?\d{1,6})*[)）](?=[\s.,;:!?。、，]|$)/gu;

/** "Worm et al. 2006, 2009": whose work, and of when. */
const work = String.raw`\p{Lu}[\p{L}\p{M}'’.&\s-]{1,60}?,?\s(?:19|20)\d\d[a-z]?(?:,\s?(?:19|20)\d\d[a-z]?)*`;
/** "(Worm et al. 2006; Foley and Norse 2010)"; "(May 2019)" is a time. */
const authored = new RegExp(
  String.raw`\s?\((?=[^()]*(?:\bet al\b|\d[a-z]?[;,]\s?\p{Lu}))(?:(?:see|cf\.|e\.g\.,?)\s)?${work}(?:[;,]\s?${work}){0,20}\)(?=[\s.,;:!?)]|$)`,
  'gu',
);
/** "[@worm2006; @foley2010]" */
const keyed = /\s?\[-?@[\w:.-]{1,80}(?:[;,]\s?[^\][\n]{1,80}){0,20}\](?=[\s.,;:!?)]|$)/gu;

/** "in [3]" says nothing without it. */
const needsIt = /(?:^|[\s(])\p{Ll}{1,3}$|^$/u;
/** "prices[1][3]." has its sources there, "list[0]." and "list[1] is" have none. */
const sources = /^(?!\[0\])(?:\[\d{1,3}\]){1,9}(?![\s[])/u;
const isSource = (before: string, { index, input }: RegExpExecArray): boolean =>
  /(?:\p{Ll}{4}|[)"”’])$/u.test(before.slice(-8)) && sources.test(input.slice(index, index + 50));
const isJoined = (before: string, words: string): boolean =>
  words.startsWith('[') && /[\p{L}\p{N}_\])]$/u.test(before.slice(-2));

interface Place {
  readonly from: number;
  readonly to: number;
}

const numbersLead = (text: RichText): boolean =>
  text.every(({ text: words, href }) => href !== undefined || !/\d/.test(words));

const isCode = (text: RichText): boolean => text.some(({ marks }) => marks?.includes('code'));

const placesOf = (text: RichText): Place[] => {
  const whole = plain(text);
  const found = (
    pattern: RegExp,
    holds: (part: RichText, match: RegExpExecArray, before: string) => boolean,
  ) =>
    [...whole.matchAll(pattern)]
      .map((match) => ({ from: match.index, to: match.index + match[0].length, match }))
      .filter(({ from, to, match }) => {
        const before = whole.slice(0, from);
        const part = sliceRich(text, from, to);
        return !needsIt.test(before) && !isCode(part) && holds(part, match, before);
      });
  let end = -1;
  /** As the one that it follows is. */
  const isReference = (match: RegExpExecArray, before: string): boolean => {
    const { index, 0: words } = match;
    const is = index === end || !isJoined(before, words) || isSource(before, match);
    if (is) end = index + words.length;
    return is;
  };
  return [
    ...found(numbered, (_, match, before) => isReference(match, before)),
    ...found(bracketed, (part) => numbersLead(part)),
    ...found(authored, () => true),
    ...found(keyed, () => true),
  ].sort((one, other) => one.from - other.from);
};

const tracked = /^(?:issue|ticket|pr|pull request|merge request|commit|patch|bug|source|link)$/iu;
const fewestBefore = 4;
/** "a new [issue]" needs it, "twice a day. [Issue]" does not. */
const standsAlone = /(?:[.!?。！？)]|\p{L}{5,})\s*$/u;

/** Where the links begin that a text ends in, which are counted from one or lead to where it is talked about: "again [1] [2]", "at night. [Issue]" */
const trailOf = (text: RichText): number => {
  let from = text.length;
  while (from > 0 && (text[from - 1]!.href !== undefined || /^[\s,;.]*$/u.test(text[from - 1]!.text)))
    from -= 1;
  const links = text.slice(from).filter(({ href }) => href !== undefined);
  const isCounted = links.every((link, at) => link.text.trim() === String(at + 1));
  const isTrail = links.length > 0 && (isCounted || links.every((link) => tracked.test(link.text.trim())));
  const before = plain(text.slice(0, from));
  const isWhole = estimateWords(before) >= fewestBefore && standsAlone.test(before);
  return isTrail && isWhole && !needsIt.test(before.trimEnd()) ? from : text.length;
};

const withoutBracketed = (text: RichText): RichText => {
  if (!/[[(（]/u.test(plain(text))) return text;
  const places = placesOf(text);
  if (places.length === 0) return text;
  const ends = [...places.map(({ from }) => from), plain(text).length];
  return [0, ...places.map(({ to }) => to)].flatMap((from, at) => sliceRich(text, from, ends[at]!));
};

/** A text without what says where it has something from. */
export const withoutReferences = (text: RichText): RichText => {
  const trail = trailOf(text);
  return withoutBracketed(trail < text.length ? trimRich(text.slice(0, trail)) : text);
};
