import type { Problem } from '../../deckFile/problem.ts';
import { deckProblemWords, tooMuchWords } from '../words/deckFileWords.ts';
import type { Say } from '../words/say.ts';

/** What a problem is, in the editor's language. */
export const problemMessage = ({ kind, about = '', tooMuch, contrast }: Problem, say: Say): string => {
  if (kind !== 'too-much')
    return say(
      deckProblemWords[kind],
      about,
      ...(contrast ? [contrast.has, contrast.least, contrast.nearest] : []),
    );
  return tooMuch ? say(tooMuchWords[tooMuch.unit], tooMuch.has, tooMuch.most) : '';
};
