import type { Language } from '../../api/generationOptions.ts';
import { cueTreeOf } from './cueTreeOf.ts';
import { longestOf } from './findCues.ts';
import { labelText } from './labelText.ts';

type Place = 'anywhere' | 'alone' | 'except';

const treeOf = cueTreeOf<Place>(({ cues }) => cues.replaces);

/** "After", "New API" */
const leastShare = 0.35;

/** Whether a sentence says that what stands below it takes the place of what stands above. */
export const replaces = (sentence: string, language: Language): boolean => {
  const label = labelText(sentence);
  return longestOf(treeOf(language).find(label)).some(
    ({ name, from, to }) =>
      name === 'anywhere' || (name === 'alone' && (to - from) / label.length >= leastShare),
  );
};
