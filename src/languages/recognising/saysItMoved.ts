import type { Language } from '../../api/generationOptions.ts';
import { cueTreeOf } from './cueTreeOf.ts';
import { foldText } from './foldText.ts';

type Part = 'what' | 'gone';

const treeOf = cueTreeOf<Part>(({ cues }) => cues.moved);

/** English notices stand above documents in every language. */
const languagesRead = (language: Language): readonly Language[] =>
  language === 'us' || language === 'uk' ? ['us'] : [language, 'us'];

/** Whether a text says that a document, or what it is kept in, is elsewhere now: "This page has moved." */
export const saysItMoved = (text: string, language: Language): boolean => {
  const folded = foldText(text).text;
  return languagesRead(language).some((read) => {
    const found = new Set(
      treeOf(read)
        .find(folded)
        .map(({ name }) => name),
    );
    return found.has('what') && found.has('gone');
  });
};
