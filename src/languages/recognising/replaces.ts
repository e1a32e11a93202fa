import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';
import { CueTree } from './cueTree.ts';
import { longestOf } from './findCues.ts';
import { labelText } from './labelText.ts';

type Place = 'anywhere' | 'alone' | 'except';

const trees = new Map<Language, CueTree<Place>>();

const treeOf = (language: Language): CueTree<Place> => {
  const known = trees.get(language);
  if (known) return known;
  const { cues, grammar } = languages[language];
  const made = new CueTree<Place>(
    Object.entries(cues.replaces).map(([name, list]) => ({ name: name as Place, cues: list, strength: 2 })),
    grammar.words,
  );
  trees.set(language, made);
  return made;
};

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
