import { linesOf } from './chunks.ts';

/** More than that is compared by the person, in the editor's own way. */
const mostCompared = 4_000_000;

const nowhere = -1;

const startsAlike = (one: readonly string[], other: readonly string[]): number => {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one[same] === other[same]) same += 1;
  return same;
};

/** How many lines two texts have in common from each pair of places on. */
const commonFrom = (one: readonly string[], other: readonly string[]): Uint32Array[] => {
  const common = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let to = other.length - 1; to >= 0; to -= 1)
      common[at]![to] =
        one[at] === other[to]
          ? common[at + 1]![to + 1]! + 1
          : Math.max(common[at + 1]![to]!, common[at]![to + 1]!);
  return common;
};

/** Where each line of a text stands in another one. Undefined: they are too long to compare. */
const placesIn = (one: readonly string[], other: readonly string[]): number[] | undefined => {
  const start = startsAlike(one, other);
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length * right.length > mostCompared) return undefined;
  const common = commonFrom(left, right);
  const places = one.map((_line, at) => (at < start ? at : nowhere));
  let [at, to] = [0, 0];
  while (at < left.length && to < right.length) {
    if (left[at] === right[to]) {
      places[start + at] = start + to;
      at += 1;
      to += 1;
    } else if (common[at + 1]![to]! >= common[at]![to + 1]!) at += 1;
    else to += 1;
  }
  return places;
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && startsAlike(one, other) === one.length;

/** What both made of the same lines. Undefined: each something else. */
const agreed = (
  before: readonly string[],
  one: readonly string[],
  other: readonly string[],
): readonly string[] | undefined => {
  if (isSame(one, before)) return other;
  return isSame(other, before) || isSame(one, other) ? one : undefined;
};

export interface Merged {
  /** Where both changed the same lines, as the one has them. */
  readonly text: string;
  /** Such places. */
  readonly conflicts: number;
}

/** Brings together what two have made of one text. Undefined: they are too long to compare. */
export const mergeTexts = (before: string, one: string, other: string): Merged | undefined => {
  const [base, left, right] = [linesOf(before), linesOf(one), linesOf(other)];
  const [inLeft, inRight] = [placesIn(base, left), placesIn(base, right)];
  if (!inLeft || !inRight) return undefined;
  const merged: string[] = [];
  const done = { base: 0, left: 0, right: 0 };
  let conflicts = 0;
  for (let at = 0; at <= base.length; at += 1) {
    const isEnd = at === base.length;
    const [toLeft, toRight] = isEnd ? [left.length, right.length] : [inLeft[at]!, inRight[at]!];
    if (toLeft === nowhere || toRight === nowhere) continue;
    const own = left.slice(done.left, toLeft);
    const both = agreed(base.slice(done.base, at), own, right.slice(done.right, toRight));
    if (!both) conflicts += 1;
    merged.push(...(both ?? own), ...(isEnd ? [] : [base[at]!]));
    Object.assign(done, { base: at + 1, left: toLeft + 1, right: toRight + 1 });
  }
  return { text: merged.join('\n'), conflicts };
};
