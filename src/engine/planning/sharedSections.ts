import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { languages } from '../../languages/languages.ts';
import { policy } from '../policy/policy.ts';
import { isBlank } from '../text/richJoin.ts';
import { type SectionSeed, topicWeight } from './sections.ts';

const { group } = policy;

/** "Alpine, Arch and Gentoo"; as many of the names as a title holds. */
const namesOf = (headings: readonly RichText[], language: Language): RichText => {
  const listed = (count: number): RichText => {
    const format = new Intl.ListFormat(languages[language].locale);
    const all = headings.slice(0, count);
    if (count < headings.length)
      return [...all.flatMap((heading): RichText => [...heading, { text: ', ' }]), { text: '…' }];
    let at = 0;
    return format
      .formatToParts(all.map((_, index) => String(index)))
      .flatMap(({ type, value }): RichText => (type === 'literal' ? [{ text: value }] : all[at++]!));
  };
  for (let count = headings.length; count > 1; count -= 1)
    if (visualLength(plain(listed(count))) <= group.longestNames) return listed(count);
  return listed(1);
};

interface Sharing {
  readonly seeds: readonly SectionSeed[];
  readonly weight: number;
  readonly mayShare: boolean;
}

const both = (one: Sharing, other: Sharing): Sharing => ({
  seeds: [...one.seeds, ...other.seeds],
  weight: one.weight + other.weight,
  mayShare: true,
});

const lightestPair = (all: readonly Sharing[]): number => {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 1 < all.length; at += 1) {
    const pair = both(all[at]!, all[at + 1]!);
    const isShared =
      all[at]!.mayShare && all[at + 1]!.mayShare && pair.seeds.length <= group.most && pair.weight < least;
    if (isShared) [found, least] = [at, pair.weight];
  }
  return found;
};

/**
 * Where a deck has not a slide for each section, the neighbors that say least share theirs: rather all of
 * them on few slides than some of them on none. Of very many sections, some are chosen.
 */
export const sharedSections = (
  seeds: readonly SectionSeed[],
  isShown: (at: number) => boolean,
  slots: number,
  language: Language,
): readonly SectionSeed[] => {
  const all: Sharing[] = seeds.map((seed, at) => ({
    seeds: [seed],
    weight: seed.topics.reduce((sum, topic) => sum + topicWeight(topic), 0),
    mayShare: isShown(at) && !isBlank(seed.title),
  }));
  let count = seeds.filter((_, at) => isShown(at)).length;
  if (count <= slots || count > slots * group.mostSections) return seeds;
  for (let at = lightestPair(all); count > slots && at >= 0; at = lightestPair(all)) {
    all.splice(at, 2, both(all[at]!, all[at + 1]!));
    count -= 1;
  }
  return all.map(({ seeds: members }) =>
    members.length === 1
      ? members[0]!
      : {
          title: namesOf(
            members.map(({ title }) => title),
            language,
          ),
          topics: members.flatMap(({ topics }) => topics),
        },
  );
};
