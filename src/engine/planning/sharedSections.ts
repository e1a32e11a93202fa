import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { languages } from '../../languages/languages.ts';
import { policy } from '../policy/policy.ts';
import { isBlank } from '../text/richJoin.ts';
import { isVersionLabel } from '../text/versionLabel.ts';
import { evenRuns } from './scenes/evenRuns.ts';
import { isSlight } from './scenes/groupScenes.ts';
import { type SectionSeed, topicWeight } from './sections.ts';

const { group } = policy;

const leastOfSeries = 3;
const isVersion = (title: RichText): boolean => isVersionLabel(plain(title));

/** "Alpine, Arch and Gentoo", "v1.0.5 – v1.0.1"; as many of the names as a title holds. */
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
  if (headings.length >= leastOfSeries && headings.every(isVersion))
    return [...headings[0]!, { text: ' – ' }, ...headings.at(-1)!];
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

const isOfSeries = ({ seeds: [seed], mayShare }: Sharing, language: Language): boolean =>
  mayShare &&
  seed?.topics.length === 1 &&
  isVersion(seed.title) &&
  isSlight(seed.topics[0]!, group.slight.usual, language);

/** Versions of which a line or two is said are looked at together, whether or not there is a slide for each. */
const withSeries = (all: readonly Sharing[], language: Language): Sharing[] => {
  const done: Sharing[] = [];
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && isOfSeries(all[end]!, language)) end += 1;
    const run = all.slice(at, end);
    if (run.length >= leastOfSeries)
      done.push(...evenRuns(run, group.most).map((together) => together.reduce(both)));
    else done.push(...run);
    const next = all[end];
    if (next) done.push(next);
    at = end + 1;
  }
  return done;
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
  const own: Sharing[] = seeds.map((seed, at) => ({
    seeds: [seed],
    weight: seed.topics.reduce((sum, topic) => sum + topicWeight(topic), 0),
    mayShare: isShown(at) && !isBlank(seed.title),
  }));
  const all = withSeries(own, language);
  const isSeries = all.length < own.length;
  let count = seeds.filter((_, at) => isShown(at)).length - (own.length - all.length);
  if ((count <= slots && !isSeries) || count > slots * group.mostSections) return seeds;
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
