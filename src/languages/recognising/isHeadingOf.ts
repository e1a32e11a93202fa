import { type HeadingKind, headingKinds } from '../cues.ts';
import { languages } from '../languages.ts';
import { CueTree } from './cueTree.ts';
import { longestOf } from './findCues.ts';
import { labelText } from './labelText.ts';
import { remembered } from './remembered.ts';

type Room = (typeof languages)[keyof typeof languages];

/** One for all languages whose words are made alike. */
const treesOf = (rooms: readonly Room[]): readonly CueTree<HeadingKind>[] => {
  const alike = Object.groupBy(rooms, ({ grammar }) => JSON.stringify(grammar.words));
  return Object.values(alike).map((group = []) => {
    const lists = group.flatMap(({ cues }) =>
      headingKinds.map((name) => ({ name, cues: cues.headings[name], strength: 2 as const })),
    );
    return new CueTree(lists, group[0]!.grammar.words);
  });
};

const isLatin = ({ writing }: Room): boolean => writing.script === 'latin';
const trees: { latin?: readonly CueTree<HeadingKind>[]; others?: readonly CueTree<HeadingKind>[] } = {};
const otherLetters = /[^\P{L}\p{Script=Latin}]/u;

/** Made when a heading is written in their letters. */
const treesFor = (label: string): readonly CueTree<HeadingKind>[] => {
  const all = Object.values(languages);
  trees.latin ??= treesOf(all.filter(isLatin));
  if (!otherLetters.test(label)) return trees.latin;
  trees.others ??= treesOf(all.filter((room) => !isLatin(room)));
  return [...trees.latin, ...trees.others];
};

/** "License and copyright" is of one kind though the "and" is not. */
const leastShare = 0.7;

const kindsOf = remembered((heading): ReadonlySet<HeadingKind> => {
  const label = labelText(heading);
  const kinds = new Set<HeadingKind>();
  for (const tree of treesFor(label)) {
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
