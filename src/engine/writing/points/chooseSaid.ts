import { binds } from '../../features/binds.ts';
import type { Item } from '../../features/items.ts';
import { runsOf } from '../../features/runs.ts';
import { hasRole, type Said } from '../../features/said.ts';
import { policy } from '../../policy/policy.ts';

export interface Most {
  readonly words: number;
  readonly points: number;
  /** Its first sentence is shown in any case: what stands under a name or a time begins with what happened then. */
  readonly fromBeginning?: true;
}

/** "**Workaround:** Block connections …": what stands under a name says it first, unless something else in it binds. */
export const beginsUnder = ({ lead, said }: Pick<Item, 'lead' | 'said'>): Pick<Most, 'fromBeginning'> =>
  lead && !said.some((each) => binds(each) && !each.pointsBack) ? { fromBeginning: true } : {};

const { choose } = policy;

const wordsIn = (said: readonly Said[]): number => said.reduce((sum, { words }) => sum + words, 0);

/** Sentences that are one thing said: one, and those after it that point back or that it announces. */
const chainsIn = (said: readonly Said[]): Said[][] => {
  const chains: Said[][] = [];
  said.forEach((each, at) => {
    if (at > 0 && (each.pointsBack || said[at - 1]!.leadsIn)) chains.at(-1)!.push(each);
    else chains.push([each]);
  });
  return chains;
};

/** How many points each sentence of a run adds: those of a chain are one up to so many words. */
const pointsIn = (said: readonly Said[]): number[] =>
  chainsIn(said).flatMap((chain) => {
    const isOne = wordsIn(chain) <= choose.joinedWords;
    return chain.map((_, at) => (at === 0 || !isOne ? 1 : 0));
  });

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

/** What stands before each place, summed up. */
const sumsOf = (numbers: readonly number[]): number[] => {
  const sums = [0];
  for (const number of numbers) sums.push(sums.at(-1)! + number);
  return sums;
};

/**
 * Where what is taken up to a sentence ends: "However, it does not work offline." limits what stands before it, and of
 * two sentences that are a paragraph the second says what the first is said for.
 */
const withLimits = (said: readonly Said[], at: number): number => {
  let to = at + 1;
  while (said[to]?.pointsBack && hasRole(said[to]!, 'caveat')) to += 1;
  const [first, second, third] = said.slice(at, at + 3);
  const isPair = first?.opens && second?.pointsBack && !second.opens && (!third || third.opens);
  return isPair && first.words + second.words <= choose.joinedWords ? Math.max(to, at + 2) : to;
};

/** No introduction is the last that is taken. */
const withAnnounced = (said: readonly Said[], at: number): number => {
  let to = at + 1;
  while (to < said.length && said[to - 1]!.leadsIn) to += 1;
  return to;
};

/** Chooses of what is said, as much as there is room for. */
type ChooseSaid = (most: Most, least?: number) => Said[][];

/**
 * The sentences that say most in so many words, in their own order: the beginnings of runs, so that nothing
 * stands without what it leans on, nor without what it announces. They come as those that are said together.
 * What they are worth is asked once, for every room that is tried.
 */
export const choosingOf = (said: readonly Said[]): ChooseSaid => {
  const best = bestOfParagraphs(said);
  const runs = runsOf(said).map(({ said: all, isLoose }) => ({
    all,
    isLoose,
    scores: all.map(
      (each, at) =>
        each.score +
        (best.has(each) ? choose.covers : 0) +
        (each.isCommand ? choose.command : 0) -
        (each.leadsIn ? policy.worth.leadIn : 0) +
        // With what it points to, a sentence is as good as any.
        (!each.pointsBack ? 0 : at > 0 ? -policy.worth.pointsBack : isLoose ? choose.loose : 0),
    ),
    binding: all.map((each, at) => (binds(each) && !(at === 0 && isLoose) ? choose.binds : 0)),
    words: sumsOf(all.map(({ words }) => words)),
    points: sumsOf(pointsIn(all)),
  }));
  const highest = runs.reduce(
    (most, { scores }) => scores.reduce((so, score) => Math.max(so, score), most),
    -Infinity,
  );
  const ranked = runs
    .flatMap(({ scores, binding }, run) =>
      scores.map((score, at) => ({ run, at, score: score + binding[at]! })),
    )
    .sort((a, b) => b.score - a.score || a.run - b.run || a.at - b.at);
  return (most, least = choose.least) => {
    const taken = runs.map(() => 0);
    let words = 0;
    let points = 0;
    const take = (at: number, to: number): boolean => {
      const run = runs[at]!;
      const has = taken[at]!;
      const isFirst = points === 0;
      const cost = run.words[to]! - run.words[has]!;
      const more = run.points[to]! - run.points[has]!;
      if (!isFirst && (points + more > most.points || (run.isLoose && has === 0))) return false;
      // The first may be longer than there is room for, but not by the sentences that it needs.
      if (words + cost > most.words && !(isFirst && to === 1)) return false;
      taken[at] = to;
      words += cost;
      points += more;
      return true;
    };
    if (most.fromBeginning && runs[0]) take(0, withAnnounced(runs[0].all, 0));
    // "This policy applies to …" under its heading says most: what binds does not take its place.
    if (runs[0]?.isLoose && runs[0].scores[0] === highest) take(0, 1);
    // Under a name, what little is said is said whole.
    const passes = [
      least,
      Math.min(least, choose.neutral),
      ...(most.fromBeginning ? [choose.leastOfShort] : []),
    ];
    for (const worthy of passes)
      for (const { run, at, score } of ranked) {
        if (at < taken[run]! || (points > 0 && score < worthy)) continue;
        const { all } = runs[run]!;
        const to = withAnnounced(all, at);
        const limited = withLimits(all, at);
        if (limited <= to || !take(run, limited)) take(run, to);
      }
    return runs.flatMap(({ all }, run) => chainsIn(all.slice(0, taken[run])));
  };
};

/** Those of one room. */
export const chooseSaid = (said: readonly Said[], most: Most, least?: number): Said[][] =>
  choosingOf(said)(most, least);
