import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich } from '../../deck/sliceRich.ts';
import { leadsIn } from '../../languages/recognising/openers.ts';
import { policy } from '../policy/policy.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { isOwed } from '../text/owed.ts';
import { type Place, type Said, saidOf } from './said.ts';
import { sentencesSaid } from './sentencesSaid.ts';

const { leadIn } = policy.worth;

const inOneBracket =
  /^\s*[(（]([^()（）]*[\p{L}\p{N}](?:[.!?]\s|[。！？])\s*[\p{L}\p{N}"'“„«「][^()（）]*)[)）]\s*$/u;
/** "(Note of 14 March: Bo agrees to 18 weeks. Two have not answered.)", a paragraph of its own, is more than an aside. */
const outOfBracket = (text: RichText): RichText => {
  const written = plain(text);
  const [, within] = inOneBracket.exec(written) ?? [];
  if (within === undefined || !/\p{N}/u.test(within)) return text;
  const from = written.indexOf(within);
  return sliceRich(text, from, from + within.length);
};

const postscript = String.raw`P\.?-?S\.?\s*(?:[:：]|$)`;
const opensPostscript = new RegExp(`^\\s*${postscript}`, 'u');
const endsInPostscript = new RegExp(`\\s${postscript}`, 'u');
/** "P.S. I am away on Friday." is said to whoever got the mail: where that begins; no sentence is so late where nothing is. */
const postscriptIn = (sentences: readonly string[]): number => {
  const at = sentences.findIndex((each) => opensPostscript.test(each) || endsInPostscript.test(each));
  if (at < 0) return sentences.length;
  return opensPostscript.test(sentences[at]!) ? at : at + 1;
};

/** What a paragraph says, sentence by sentence, each by its place in it. */
export const saidInParagraph = (
  text: RichText,
  place: Pick<Place, 'opensTopic' | 'endsTopic' | 'isLoud'>,
  language: Language,
): Said[] => {
  const sentences = sentencesSaid(outOfBracket(text), language);
  const asides = bracketed(sentences.map(plain));
  const postscript = postscriptIn(sentences.map(plain));
  // What a paragraph owes from its beginning on is all of it.
  const isAllOwed = isOwed(sentences[0] ?? []);
  return sentences.map((sentence, index) => {
    const said = {
      ...saidOf(
        sentence,
        {
          opensParagraph: index === 0,
          opensTopic: index === 0 && place.opensTopic === true,
          isLast: index === sentences.length - 1 && index > 1,
          isAlone: sentences.length === 1,
          endsTopic: place.endsTopic === true,
          isLoud: place.isLoud,
        },
        language,
      ),
      paragraph: text,
    };
    const isAlone = sentences.length === 1;
    const isBeside =
      asides.has(index) ||
      index >= postscript ||
      isAllOwed ||
      isOwed(sentence) ||
      (isAlone && (isAside(said) || isDateline(said)));
    if (isBeside || (index > 0 && isExclamation(said)))
      return {
        ...said,
        ...(isBeside ? { isIdle: true as const } : {}),
        score: Math.min(said.score, policy.choose.never),
      };
    if (isAlone && place.endsTopic && !place.opensTopic && sumsUp(said))
      return { ...said, score: said.score + policy.worth.last };
    if (index < sentences.length - 1) return isPromise(said, language) ? announcing(said) : said;
    return isSignature(said) ? { ...said, isIdle: true, score: said.score + leadIn } : said;
  });
};

const leastOfSum = 5;
/** "That is why we want a bus.", alone at the end, is what all of it comes to. */
const sumsUp = ({ text, words, roles, leadsIn: isLeadIn }: Said): boolean =>
  words >= leastOfSum && !isLeadIn && !roles.has('narration') && !/[?？؟]\s*$/u.test(plain(text));

const mostInBrackets = 24;
/** "(All times are those of the harbor.)", a paragraph of its own. */
const isAside = ({ text, words }: Said): boolean =>
  words <= mostInBrackets && /^\s*[(（][^()（）]*[)）][.。]?\s*$/u.test(plain(text));

const mostOfDateline = 6;
/** "Bremen, the 31st of January 2017": where and when a text was signed. */
const isDateline = ({ text, words }: Said): boolean =>
  words <= mostOfDateline &&
  /^\s*\p{Lu}[\p{L}\p{M} -]*,\s[\p{L}\p{M}\p{N} ./-]*(?:19|20)\d\d\.?\s*$/u.test(plain(text));

const mostExclaimed = 2;
/** "Very odd.", "Interesting!" between sentences is said for the voice. */
const isExclamation = ({ text, words, roles, leadsIn: isLeadIn, isCommand }: Said): boolean =>
  words <= mostExclaimed &&
  roles.size === 0 &&
  !isLeadIn &&
  !isCommand &&
  text.every(({ marks, href }) => marks === undefined && href === undefined) &&
  /^[\p{L}\p{M}\s,]+[.!…]+$/u.test(plain(text).trim());

const opensBracket = /^\s*[(（]/u;
const depthOf = (text: string): number =>
  (text.match(/[(（]/gu)?.length ?? 0) - (text.match(/[)）]/gu)?.length ?? 0);

/** Several sentences in one pair of brackets: "(An aside: it was late. We had no coffee.)" */
const bracketed = (sentences: readonly string[]): ReadonlySet<number> => {
  const found = new Set<number>();
  let from: number | undefined;
  let depth = 0;
  sentences.forEach((sentence, at) => {
    if (from === undefined && !opensBracket.test(sentence)) return;
    from ??= at;
    depth += depthOf(sentence);
    if (depth > 0) return;
    if (at > from) for (let each = from; each <= at; each += 1) found.add(each);
    from = undefined;
    depth = 0;
  });
  return found;
};

/** "In March we did two things." before the sentences that say which. */
const isPromise = ({ text, words, leadsIn: isLeadIn }: Said, language: Language): boolean =>
  !isLeadIn &&
  words <= mostPromised &&
  text.every(({ marks }) => !marks?.includes('code')) &&
  leadsIn(plain(text), language);
const mostPromised = 8;
const announcing = (said: Said): Said => {
  return { ...said, leadsIn: true, score: said.score + leadIn };
};

const mostNames = 2;
/** "Ana Ruiz" at the end of a letter, where sentences end otherwise. */
const isSignature = ({ text, words, isCommand }: Said): boolean =>
  words <= mostNames && !isCommand && /[\p{L}\p{M}]\s*$/u.test(plain(text));

/** Sentences by the paragraphs that they stand in. */
const startLetters = 24;
const startOf = (text: RichText): string => plain(text).trim().slice(0, startLetters);

/** Where texts stand, each known by how it begins. */
export interface Paragraphs {
  /** Whether they are of one. */
  readonly hold: (texts: readonly RichText[]) => boolean;
  readonly beginWith: (text: RichText) => boolean;
  /** How much of what is said in other texts is of the one that a text stands in. */
  readonly shareOf: (text: RichText, others: readonly RichText[]) => number;
}

export const paragraphsOf = (said: readonly Said[]): Paragraphs => {
  const paragraphs = inParagraphs(said);
  const places = new Map(
    paragraphs.flatMap((paragraph, at) => paragraph.map(({ text }) => [startOf(text), at] as const)),
  );
  const first = new Set(paragraphs.map(([opening]) => startOf(opening!.text)));
  return {
    hold: (texts) => new Set(texts.map((text) => places.get(startOf(text)))).size <= 1,
    beginWith: (text) => first.has(startOf(text)),
    shareOf: (text, others) => {
      const own = places.get(startOf(text));
      const wordsOf = (texts: readonly RichText[]): number =>
        texts.reduce((sum, each) => sum + estimateWords(plain(each)), 0);
      return (
        wordsOf(others.filter((each) => places.get(startOf(each)) === own)) / Math.max(1, wordsOf(others))
      );
    },
  };
};

export const inParagraphs = (said: readonly Said[]): Said[][] => {
  const paragraphs: Said[][] = [];
  for (const each of said)
    if (each.opens || paragraphs.length === 0) paragraphs.push([each]);
    else paragraphs.at(-1)!.push(each);
  return paragraphs;
};
