import type { Language } from '../../api/generationOptions.ts';
import { cueTreeOf } from './cueTreeOf.ts';
import { foldText } from './foldText.ts';

const treeOf = cueTreeOf<'opens'>(({ cues }) => ({ opens: cues.conditions }));

const firstLetter = /[\p{L}\p{N}]/u;

/** "If fewer than three come, we stop." says of no part of it that it is so. */
export const isConditional = (sentence: string, language: Language): boolean => {
  const { text } = foldText(sentence);
  const start = text.search(firstLetter);
  return start >= 0 && treeOf(language).findAt(text, start).length > 0;
};
