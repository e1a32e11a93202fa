import type { Language } from '../../api/generationOptions.ts';
import { cueTreeOf } from './cueTreeOf.ts';
import { foldText } from './foldText.ts';

/** "by" may begin any sentence, "prepared by" hardly. */
const ofSeveralWords = (cues: string): string =>
  cues
    .split(', ')
    .filter((cue) => cue.includes(' '))
    .join(', ');

const treeOf = cueTreeOf<'opens'>(({ cues }) => ({ opens: ofSeveralWords(cues.fields.author) }));

const firstLetter = /[\p{L}\p{N}]/u;

/** What comes after it is somebody, and not "hand". */
const somebody = /^\s*(?:@|\p{Lu}|\p{Lo})/u;

/** "Prepared by Nuria, with figures of the people team." is said of a document, and not in it. */
export const isByline = (sentence: string, language: Language): boolean => {
  const { text } = foldText(sentence);
  const start = text.search(firstLetter);
  const [cue] = start < 0 ? [] : treeOf(language).findAt(text, start);
  return cue !== undefined && somebody.test(sentence.slice(cue.to));
};
