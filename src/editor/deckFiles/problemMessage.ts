import type { Problem } from '../../deckFile/problem.ts';
import { deckProblemWords, tooLargeWords, tooMuchWords } from '../words/deckFileWords.ts';
import type { Say } from '../words/say.ts';

/** What a problem is, in the editor's language. */
export const problemMessage = (
  { kind, about = '', tooMuch, contrast, excess }: Problem,
  say: Say,
): string => {
  if (kind === 'too-large') return excess ? say(tooLargeWords[excess.of], excess.has, excess.most) : '';
  if (kind !== 'too-much')
    return say(
      deckProblemWords[kind],
      about,
      ...(contrast ? [contrast.has, contrast.least, contrast.nearest] : []),
    );
  return tooMuch ? say(tooMuchWords[tooMuch.unit], tooMuch.has, tooMuch.most) : '';
};
