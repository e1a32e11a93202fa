import { type HeadingKind, headingKinds } from '../cues.ts';
import { languages } from '../languages.ts';
import { CueTree } from './cueTree.ts';
import { longestOf } from './findCues.ts';
import { labelText } from './labelText.ts';
import { remembered } from './remembered.ts';

let trees: readonly CueTree<HeadingKind>[] | undefined;

/** One for all languages whose words are made alike. */
const allTrees = (): readonly CueTree<HeadingKind>[] => {
  if (trees) return trees;
  const alike = Object.groupBy(Object.values(languages), ({ grammar }) => JSON.stringify(grammar.words));
  trees = Object.values(alike).map((group = []) => {
    const lists = group.flatMap(({ cues }) =>
      headingKinds.map((name) => ({ name, cues: cues.headings[name], strength: 2 as const })),
    );
    return new CueTree(lists, group[0]!.grammar.words);
  });
  return trees;
};

/** "License and copyright" is of one kind though the "and" is not. */
const leastShare = 0.7;

const kindsOf = remembered((heading): ReadonlySet<HeadingKind> => {
  const label = labelText(heading);
  const kinds = new Set<HeadingKind>();
  for (const tree of allTrees()) {
    const byKind = Object.groupBy(tree.find(label), ({ name }) => name);
    for (const [kind, found] of Object.entries(byKind)) {
      const named = longestOf(found).reduce((sum, { from, to }) => sum + to - from, 0);
      if (named > 0 && named / label.length >= leastShare) kinds.add(kind as HeadingKind);
    }
  }
  return kinds;
});

/** Whether a heading promises this and hardly anything else, in any language. */
export const isHeadingOf = (heading: string, kind: HeadingKind): boolean => kindsOf(heading).has(kind);
