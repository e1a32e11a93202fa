import { plain, type RichText } from '../../deck/richText.ts';
import { joinsAnywhere } from '../../languages/recognising/joiningWords.ts';
import { estimateWords } from './estimateWords.ts';

export const joinRich = (texts: readonly RichText[], glue: string): RichText =>
  texts.flatMap((text, index) => (index === 0 ? text : [{ text: glue }, ...text]));

export const isBlank = (text: RichText): boolean => text.every((span) => span.text.trim() === '');

/** Letters that stand together, and marks as wide as these, which have their own space after them. */
export const unspaced = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uff5f]$/u;
/** Hindi and Bengali end a sentence with a danda. */
const endedByDanda = /[\u0900-\u09ff]$/u;

const unspacedLetter = /[\u3040-\u30ff\u3400-\u9fff]/gu;
const spacedLetter = /[\p{Script=Latin}\p{Script=Hangul}]/gu;
/** 适用于 Mac 和 Linux ends as its other words do. */
const isUnspaced = (text: string): boolean =>
  unspaced.test(text) ||
  3 * (text.match(unspacedLetter)?.length ?? 0) > (text.match(spacedLetter)?.length ?? 0);

/** How a sentence of such a text ends. */
export const fullStopOf = (text: string): string =>
  isUnspaced(text) ? '。' : endedByDanda.test(text) ? '।' : '.';

const inProse = (text: RichText): string =>
  plain(text.filter(({ marks }) => !marks?.includes('code'))).replace(/[\s\p{P}]+$/u, '');

/** Nobody types the full stop after a command. */
export const endsInCode = (text: RichText): boolean => text.at(-1)?.marks?.includes('code') === true;

/** "It is slow. (T_T)", "It is slow. (Default: true)", "[It is slow. The rest is not.]", "“It is slow.”" */
const endsBeforeBracket =
  /(?<![(（[［])[.!?…。！？](?:\s*[(（](?:[^()（）]{1,8}|[^()（）.!?:：]{1,24}[:：][^()（）.!?]{1,24})[)）]|[)\]）］"'”’»」』])$/u;

/** "(Wish no. 311, of twelve customers)" between sentences has none. */
const isInBrackets = /^\s*(?:\([^()]*\)|（[^（）]*）|\[[^[\]]*\])$/u;

const lastWord = /[,;]\s+(\p{L}{1,9})$/u;
/** "... have been processed, or" */
const goesOn = (text: string): boolean => {
  const word = lastWord.exec(text)?.[1];
  return word !== undefined && joinsAnywhere(word);
};

/** The full stop that a sentence lacks; empty: it ends otherwise, or nothing comes after its code. */
const stopAfter = (sentence: RichText, isLast: boolean): string => {
  const text = plain(sentence).trimEnd();
  const ends =
    (isLast ? endsInCode(sentence) : goesOn(text)) ||
    endsBeforeBracket.test(text) ||
    isInBrackets.test(text) ||
    (/[\p{P}]$/u.test(text) && !/[)\]"'”’»%％）」』*]$/u.test(text));
  return ends ? '' : fullStopOf(endsInCode(sentence) ? inProse(sentence) : text.replace(/[)\]]+$/u, ''));
};

/** Sentences after each other, as a paragraph; each that lost its full stop gets it back. */
export const asParagraph = (sentences: readonly RichText[]): RichText =>
  sentences.flatMap((sentence, index) => {
    const isLast = index === sentences.length - 1;
    const isCjk = unspaced.test(plain(sentence).trimEnd());
    const stop = stopAfter(sentence, isLast);
    return [...sentence, { text: `${stop}${isLast || isCjk || stop === '。' ? '' : ' '}` }].filter(
      (span) => span.text !== '',
    );
  });

/** The same, where one alone is as it was. */
export const joinSentences = (sentences: readonly RichText[]): RichText =>
  sentences.length === 1 ? sentences[0]! : asParagraph(sentences);

const withColonAfter = (lead: RichText): RichText => [
  ...lead,
  { text: unspaced.test(plain(lead).trimEnd()) ? '：' : ':' },
];
const endsInWord = (lead: RichText): boolean => /[\p{L}\p{M}\p{N}]$/u.test(plain(lead).trimEnd());

/** "People resort to", where what they resort to stands below it. */
export const withColon = (lead: RichText): RichText =>
  endsInWord(lead) && !endsInCode(lead) ? withColonAfter(lead) : lead;

/** "Append this to `hosts`" and a line that is typed: two things, whatever parts them. */
export const joinTyped = (lead: RichText, typed: RichText): RichText =>
  joinRich([endsInWord(lead) || endsInCode(lead) ? withColonAfter(lead) : lead, typed], ' ');

const opensSmall = /^[^\p{L}\p{N}]*\p{Ll}/u;
/** "https://example.org", "www.example.org", "ada@example.org": what is written so is typed so. */
const address = /^[^\p{L}\p{N}]*(?:\p{Ll}+:\/\/|www\.|\S+@\S+\.|[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)+(?:\/|$))/u;

/** "sudo service ssh start", "service --status-all": a command is not written otherwise. */
const command = /^[^\p{L}]*(?:sudo\s|[\p{Ll}\d_-]+(?:\s[^\s.,;:]+){0,3}\s-{1,2}\p{L})/u;

/** What was within a sentence, at its beginning. */
export const withLargeStart = (text: RichText): RichText => {
  const [first, ...others] = text;
  if (!first || first.marks?.includes('code')) return text;
  if (address.test(first.text) || command.test(first.text)) return text;
  return [
    { ...first, text: first.text.replace(opensSmall, (small) => small.toLocaleUpperCase()) },
    ...others,
  ];
};

const unspacedText = /[\u3040-\u30ff\u3400-\u9fff]/u;
const mostCommaWords = 5;
/** What stands between entries that are said in one line: long ones are hard to tell apart by commas. */
export const glueOf = (entries: readonly RichText[]): string => {
  const all = entries.map(plain).join(' ');
  if (unspacedText.test(all)) return /[、，]/u.test(all) ? '；' : '、';
  const areLong = entries.some((entry) => estimateWords(plain(entry)) > mostCommaWords);
  return areLong || /[,،]/u.test(all) ? '; ' : ', ';
};
