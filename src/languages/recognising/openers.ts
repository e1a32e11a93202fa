import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';
import { cueTreeOf } from './cueTreeOf.ts';
import { foldText } from './foldText.ts';

type Place = 'openers' | 'except' | 'ofHeading' | 'opens' | 'near' | 'ends' | 'leans';

const treeOf = cueTreeOf<Place>(({ cues }) => ({ ...cues.pointsBack, ...cues.leadIn, leans: cues.leans }));

const setApart = /^[,，、،]\s*/u;
const firstLetter = /[\p{L}\p{N}]/u;
const colon = /[:：][\s*_"'»”)]*$/u;
const lastSentence = /[.!?…。！？।॥؟](?=[^.!?…。！？।॥؟]*[\p{L}\p{N}])/gu;
const wordsAfterNear = 3;
const lettersAfterNear = 10;

/**
 * The words at the beginning of a text that cannot be understood without what stood before it. Right below a heading
 * "It is" is said of what that names, and "In contrast, small boats need no crew" says what it says.
 */
export const pointsBack = (text: string, language: Language, isBelowHeading = false): string | undefined => {
  const folded = foldText(text);
  const start = folded.text.search(firstLetter);
  if (start < 0) return undefined;
  const matches = treeOf(language).findAt(folded.text, start);
  const longest = (name: Place): number =>
    matches.reduce((best, match) => (match.name === name ? Math.max(best, match.to) : best), 0);
  const to = longest('openers');
  if (isBelowHeading && longest('ofHeading') >= to) return undefined;
  const [comma] = (isBelowHeading && setApart.exec(text.slice(folded.at(to)))) || [];
  if (comma) return pointsBack(text.slice(folded.at(to) + comma.length), language);
  return to > longest('except') ? text.slice(folded.at(start), folded.at(to)) : undefined;
};

/** Whether a text has something in it that is understood by what was said before alone: "this", "also", not "this document". */
export const leansWithin = (text: string, language: Language): boolean => {
  const matches = treeOf(language).find(foldText(text).text);
  return matches.some(
    ({ name, from, to }) =>
      name === 'leans' &&
      !matches.some((other) => other.name === 'except' && other.from === from && other.to > to),
  );
};

/** Whether a text announces what stands below it, and says little without that. */
export const leadsIn = (text: string, language: Language): boolean => {
  if (colon.test(text)) return true;
  const folded = foldText(text).text;
  const from = [...folded.matchAll(lastSentence)].at(-1)?.index ?? 0;
  const sentence = folded
    .slice(from)
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, '');
  const isJoined = languages[language].grammar.words.spacing === 'together';
  return treeOf(language)
    .find(sentence)
    .some(({ name, from: at, to }) => {
      const rest = sentence.slice(to).trim();
      if (name === 'opens') return at === 0;
      if (name === 'ends') return rest === '';
      if (name !== 'near') return false;
      return isJoined ? rest.length <= lettersAfterNear : rest.split(/\s+/).length <= wordsAfterNear;
    });
};

/** Whether the last words of a text want something after them: "including", "as follows". */
export const endsOpen = (text: string, language: Language): boolean => {
  const sentence = foldText(text).text.replace(/(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, '');
  return treeOf(language)
    .find(sentence)
    .some(({ name, to }) => name === 'ends' && to === sentence.length);
};
