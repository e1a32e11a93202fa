import { chainsOf } from '../../features/chains.ts';
import { hasRole, type Said } from '../../features/said.ts';
import { policy } from '../../policy.ts';

export interface Most {
  readonly words: number;
  readonly points: number;
}

const { choose } = policy;

const wordsIn = (said: readonly Said[]): number => said.reduce((sum, { words }) => sum + words, 0);

/** How many points a chain of so many words is. */
const pointsIn = (said: readonly Said[]): number =>
  said.length === 0 ? 0 : wordsIn(said) <= choose.joinedWords ? 1 : said.length;

/** "However, it does not work offline." limits what stands before it, and is shown with it if there is room. */
const endOfLimits = (said: readonly Said[], from: number): number => {
  const isLimit = (one: Said | undefined): boolean => one?.pointsBack === true && hasRole(one, 'caveat');
  let to = from;
  while (isLimit(said[to])) to += 1;
  return to;
};

/** Of each paragraph the sentence that says most. */
const bestOfParagraphs = (said: readonly Said[]): ReadonlySet<Said> => {
  const best: Said[] = [];
  for (const each of said) {
    const so = best.at(-1);
    if (!so || each.opens) best.push(each);
    else if (each.score > so.score) best[best.length - 1] = each;
  }
  return new Set(best);
};

/**
 * The sentences that say most in so many words, in their own order. None is shown without the one it
 * points back to, and none that introduces what is not there.
 */
export const chooseSaid = (said: readonly Said[], most: Most, least: number = choose.least): Said[][] => {
  const chains = chainsOf(said);
  const best = bestOfParagraphs(said);
  const taken = chains.map(() => 0);
  let words = 0;
  let points = 0;
  const ranked = chains
    .flatMap(({ said: all, isLoose }, chain) =>
      all.map((each, at) => ({
        chain,
        at,
        // With what it points to, a sentence is as good as any.
        score:
          each.score +
          (best.has(each) ? choose.covers : 0) +
          (each.isCommand ? choose.command : 0) +
          (!each.pointsBack ? 0 : at > 0 ? -policy.worth.pointsBack : isLoose ? choose.loose : 0),
        each,
      })),
    )
    .filter(({ each }) => each.words <= policy.sentence.mostWhole && each.score > choose.never)
    .sort((a, b) => b.score - a.score || a.chain - b.chain || a.at - b.at);
  const take = (chain: number, score: number, to: number): boolean => {
    const { said: all, isLoose } = chains[chain]!;
    const has = taken[chain]!;
    const added = all.slice(has, to);
    const next = pointsIn(all.slice(0, to)) - pointsIn(all.slice(0, has));
    const cost = wordsIn(added);
    const worth = Math.max(score, added.reduce((sum, one) => sum + one.score, 0) / added.length);
    const isFirst = points === 0;
    if (isLoose && has === 0 && !isFirst) return false;
    // The first may be longer than there is room for, but not by the sentences that it points back to.
    if (isFirst && added.length > 1 && cost > most.words) return false;
    if (
      !isFirst &&
      (Math.min(score, worth) < least || words + cost > most.words || points + next > most.points)
    )
      return false;
    if (added.some((one) => one.words > policy.sentence.mostWhole)) return false;
    taken[chain] = to;
    words += cost;
    points += next;
    return true;
  };
  for (const { chain, at, score } of ranked) {
    if (at < taken[chain]!) continue;
    const limited = endOfLimits(chains[chain]!.said, at + 1);
    if (limited === at + 1 || !take(chain, score, limited)) take(chain, score, at + 1);
  }
  return chains.flatMap(({ said: all }, chain) => (taken[chain]! > 0 ? [all.slice(0, taken[chain])] : []));
};
