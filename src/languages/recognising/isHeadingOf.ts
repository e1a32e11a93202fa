import type { HeadingKind } from '../cues.ts';
import { languages } from '../languages.ts';
import { CueTree } from './cueTree.ts';
import { longestOf } from './findCues.ts';
import { labelText } from './labelText.ts';

const trees = new Map<HeadingKind, readonly CueTree<HeadingKind>[]>();

/** One for all languages whose words are made alike. */
const treesOf = (kind: HeadingKind): readonly CueTree<HeadingKind>[] => {
  const known = trees.get(kind);
  if (known) return known;
  const alike = Object.groupBy(Object.values(languages), ({ grammar }) => JSON.stringify(grammar.words));
  const made = Object.values(alike).map(
    (group = []) =>
      new CueTree(
        group.map(({ cues }) => ({ name: kind, cues: cues.headings[kind], strength: 2 as const })),
        group[0]!.grammar.words,
      ),
  );
  trees.set(kind, made);
  return made;
};

/** "License and copyright" is of one kind though the "and" is not. */
const leastShare = 0.7;

/** Whether a heading promises this and hardly anything else, in any language. */
export const isHeadingOf = (heading: string, kind: HeadingKind): boolean => {
  const label = labelText(heading);
  return treesOf(kind).some((tree) => {
    const named = longestOf(tree.find(label)).reduce((sum, { from, to }) => sum + to - from, 0);
    return named > 0 && named / label.length >= leastShare;
  });
};
