import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { languages } from '../../languages/languages.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { joinRich } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';

const tinyLetters = 18;
const openEnd = /[:：?？…]\s*$/u;

/** "Somebody always asks whether it tastes of fish. No." */
const oneWord = /^[\p{L}\p{M}’'-]+\.$/u;

const mostOfAfterword = 4;
const leastBeforeIt = 9;
/** "The board voted on the grant after the break. Carried 6–0.": so few words say nothing without the many before them. */
const isAfterword = (sentence: RichText, before: RichText | undefined): boolean =>
  before !== undefined &&
  /^[^:：]+[.。]\s*$/u.test(plain(sentence)) &&
  estimateWords(plain(sentence)) <= mostOfAfterword &&
  estimateWords(plain(before)) >= leastBeforeIt &&
  !openEnd.test(plain(before)) &&
  sentence.every(({ marks, href }) => marks === undefined && href === undefined);

const mostAsked = 14;
const mostAnswered = 30;
/** "Too early? Then roll forward from there.": a question is half of what its answer says. */
const isAnswer = (sentence: RichText, before: RichText | undefined): boolean =>
  before !== undefined &&
  /[?？؟]\s*$/u.test(plain(before)) &&
  estimateWords(plain(before)) <= mostAsked &&
  !/[:：?？؟]\s*$/u.test(plain(sentence)) &&
  estimateWords(plain(sentence)) <= mostAnswered;

/** “It stands still.” (Solveig Aune) */
const inBrackets = /^\s*[(（][^()（）]{2,40}[)）][.。]?\s*$/u;
const endsQuoted = /["”“»」』]\s*$/u;

/**
 * The sentences of a text as they are said: "No app. No account. No queue." are one thing, and a few words belong to
 * the sentence that they are said of.
 */
export const sentencesSaid = (text: RichText, language: Language): RichText[] => {
  const sentences = richSentences(text, language);
  const glue = languages[language].grammar.words.spacing === 'together' ? '' : ' ';
  const groups: { texts: RichText[]; areTiny: boolean }[] = [];
  for (const sentence of sentences) {
    const isTiny = plain(sentence).length <= tinyLetters;
    const last = groups.at(-1);
    // "¹", "🎉": what has no word of its own belongs to the sentence before it.
    const isMark = !/[\p{L}\p{Nd}]/u.test(plain(sentence));
    const isSpeaker = inBrackets.test(plain(sentence)) && endsQuoted.test(plain(last?.texts.at(-1) ?? []));
    const isWord =
      glue !== '' && (oneWord.test(plain(sentence).trim()) || isAfterword(sentence, last?.texts.at(-1)));
    const answers = isAnswer(sentence, last?.texts.at(-1));
    if (last && (isMark || isWord || isSpeaker || answers || (last.areTiny && isTiny)))
      last.texts.push(sentence);
    else groups.push({ texts: [sentence], areTiny: isTiny });
  }
  return groups.map(({ texts }) => joinRich(texts, glue));
};
