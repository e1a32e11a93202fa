import type { Language } from '../../api/generationOptions.ts';
import { type Role, roles } from '../cues.ts';
import { languages } from '../languages.ts';
import { type CueMatch, CueTree, type NamedCues } from './cueTree.ts';
import { foldText, type Range, withoutCode } from './foldText.ts';
import { remembered } from './remembered.ts';

export interface FoundCue extends Range {
  readonly role: Role;
  /** 2 where the cue leaves no doubt, 1 where it may mean something else. */
  readonly strength: 1 | 2;
}

const treeOf = (language: Language): CueTree<Role> => {
  const { cues, grammar } = languages[language];
  const lists = roles.flatMap((role): NamedCues<Role>[] => {
    const [sure, perhaps = ''] = cues.roles[role];
    return [
      { name: role, cues: sure, strength: 2 },
      { name: role, cues: perhaps, strength: 1 },
    ];
  });
  return new CueTree(lists, grammar.words);
};

const lengthOf = ({ from, to }: Range): number => to - from;
const sharedBy = (one: Range, other: Range): number =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from);

/** Finds what stands near a place without looking through the whole text. */
class Shelves<Kept extends Range> {
  readonly #width: number;
  readonly #shelves = new Map<number, Kept[]>();

  constructor(width: number) {
    this.#width = Math.max(1, width);
  }

  #numbers({ from, to }: Range): number[] {
    const first = Math.floor(from / this.#width);
    return Array.from({ length: Math.floor(to / this.#width) - first + 1 }, (_, at) => first + at);
  }

  put(kept: Kept): void {
    for (const number of this.#numbers(kept)) {
      const shelf = this.#shelves.get(number);
      if (shelf) shelf.push(kept);
      else this.#shelves.set(number, [kept]);
    }
  }

  near(range: Range): Kept[] {
    return this.#numbers(range).flatMap((number) => this.#shelves.get(number) ?? []);
  }
}

/**
 * Without the matches that stand, for more than half, inside a longer one ("尚未决定" is no "决定由"), and
 * without a role's second match at a place.
 */
export const longestOf = <Name>(matches: readonly CueMatch<Name>[]): CueMatch<Name>[] => {
  const byLength = [...matches].sort((a, b) => lengthOf(b) - lengthOf(a) || b.strength - a.strength);
  const [longest] = byLength;
  if (!longest) return [];
  const kept: CueMatch<Name>[] = [];
  const shelves = new Shelves<CueMatch<Name>>(lengthOf(longest));
  for (const match of byLength) {
    const isCovered = shelves
      .near(match)
      .some(
        (other) =>
          2 * sharedBy(match, other) > lengthOf(match) &&
          (lengthOf(other) > lengthOf(match) || other.name === match.name),
      );
    if (isCovered) continue;
    kept.push(match);
    shelves.put(match);
  }
  return kept.sort((a, b) => a.from - b.from);
};

const finders = new Map<Language, (text: string) => readonly FoundCue[]>();

const finderOf = (language: Language): ((text: string) => readonly FoundCue[]) => {
  const known = finders.get(language);
  if (known) return known;
  const tree = treeOf(language);
  const made = remembered((text) => {
    const folded = foldText(text);
    return longestOf(tree.find(folded.text)).map(({ name, strength, from, to }) => ({
      role: name,
      strength,
      from: folded.at(from),
      to: folded.at(to),
    }));
  });
  finders.set(language, made);
  return made;
};

/**
 * The words of a text that tell what it does in its document, and where they stand. What stands in code
 * says nothing: `code` are its places in a text that does not mark it with backticks.
 */
export const findCues = (
  text: string,
  language: Language,
  code: readonly Range[] = [],
): readonly FoundCue[] => finderOf(language)(withoutCode(text, code));
