import type { DeckVersionRow } from '../store/tables.ts';

/** More than a person goes back. */
export const mostKept = 50;
/** What was written just now may be wanted back, however short it stood. */
const latestKept = 25;

/**
 * Which of a deck's earlier versions, the oldest first, is let go: of all but the latest the one that stood for the
 * shortest time, so that whoever writes again and again takes nothing away that stood for long. How the deck was made
 * stays.
 */
export const leastMissed = (
  versions: readonly Pick<DeckVersionRow, 'number' | 'replacedAt'>[],
): number | undefined => {
  if (versions.length <= mostKept) return undefined;
  const times = versions.map(({ replacedAt }) => Date.parse(replacedAt));
  const stood = (at: number): number => times[at]! - times[at - 1]!;
  const older = versions.slice(1, -latestKept).map((_, at) => at + 1);
  const shortest = older.reduce((least, at) => (stood(at) < stood(least) ? at : least));
  return versions[shortest]!.number;
};
