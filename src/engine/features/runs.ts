import { policy } from '../policy/policy.ts';
import type { Said } from './said.ts';

/**
 * Sentences as they are read, each of which may lean on any before it: a paragraph from its beginning, or from a
 * later sentence that stands alone. What is taken of a run is its beginning.
 */
export interface Run {
  readonly said: readonly Said[];
  /** Its first sentence points back to nothing that is here. */
  readonly isLoose: boolean;
}

const { leastQuoted, quotable, never } = policy.choose;

/** Nobody follows more sentences than that to where a paragraph points back to. */
const longest = 8;

/** What is decided, asked for or found is said so that it can be quoted. */
const standsAlone = ({ pointsBack, score, warns, roles }: Said): boolean =>
  !pointsBack && score >= leastQuoted && (warns === true || quotable.some((role) => roles.get(role) === 2));

const isShowable = ({ words, score }: Said): boolean => words <= policy.sentence.mostShown && score > never;

/** What announces the sentences after it in its paragraph, or what is typed below that, is said with them. */
const announces = (said: readonly Said[], at: number): boolean => {
  const next = said[at + 1];
  const isBelow = next !== undefined && (next.opens !== true || next.isCommand === true);
  return said[at]!.leadsIn && isBelow && !next.leadsIn;
};

export const runsOf = (all: readonly Said[]): Run[] => {
  const runs: { said: Said[]; isLoose: boolean }[] = [];
  let isBroken = true;
  all.forEach((each, at) => {
    if (!announces(all, at) && (each.leadsIn || !isShowable(each))) {
      isBroken = true;
      return;
    }
    const last = runs.at(-1);
    const begins = each.opens ? !each.pointsBack || (last?.said.length ?? 0) >= longest : standsAlone(each);
    // What is left out is what the next sentence may lean on.
    const isCut = isBroken || (last?.isLoose === true && !each.pointsBack);
    if (!last || begins || isCut) runs.push({ said: [each], isLoose: each.pointsBack });
    else last.said.push(each);
    isBroken = false;
  });
  return runs;
};
