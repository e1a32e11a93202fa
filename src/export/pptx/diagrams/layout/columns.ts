import type { Sequence, Step } from '../diagram.ts';
import { type Extent, extentOf, type Lettering, labelStyle } from './letters.ts';

/** Where the lanes of a sequence stand, and the measures of what stands between them. */
export interface Columns {
  /** The middle of each lane. */
  readonly centers: readonly number[];
  readonly heads: readonly Extent[];
  readonly at: (lane: string) => number;
  /** Of a message's label, where it stands. */
  readonly label: (message: Extract<Step, { step: 'message' }>) => Extent;
  readonly note: (label: string) => Extent;
}

export const headWeight = 600;
/** A person's figure above the name, in letters' sizes. */
export const figureHeight = 2.2;

/** The room that two lanes need between them. */
interface Need {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

export const loopWidth = (size: number): number => 2 * size;

export const columnsOf = ({ lanes, steps }: Sequence, lettering: Lettering, air: number): Columns => {
  const { size } = lettering;
  const style = labelStyle(size);
  const index = new Map(lanes.map(({ id }, at) => [id, at]));
  const at = (lane: string): number => index.get(lane)!;
  const heads = lanes.map(({ label, isPerson }): Extent => {
    const { width, height } = extentOf(label, labelStyle(size, headWeight), 10 * size, lettering);
    return isPerson
      ? { width: Math.max(width, 2 * size) + 4, height: height + figureHeight * size + 4 }
      : { width: Math.max(width + 1.4 * size, 4 * size), height: height + 0.9 * size };
  });
  const widest = 15 * air * size;
  const pad = 0.7 * size;
  const within = (text: string, most: number): Extent => extentOf(text, style, most, lettering);
  const note = (label: string): Extent => {
    const { width, height } = within(label, 13 * air * size);
    return { width: width + size, height: (height + 0.6 * size) / 0.82 };
  };
  const needOf = (step: Step): Need[] => {
    if (step.step === 'message') {
      const [one, other] = [at(step.from), at(step.to)];
      const { width } = within(step.label, widest);
      if (one === other) return [{ from: one, to: one + 1, width: loopWidth(size) + width + 2 * pad }];
      return [{ from: Math.min(one, other), to: Math.max(one, other), width: width + 2 * pad + 12 }];
    }
    if (step.step !== 'note') return [];
    const { width } = note(step.label);
    const [first, last] = [Math.min(...step.lanes.map(at)), Math.max(...step.lanes.map(at))];
    if (step.side === 'left') return [{ from: first - 1, to: first, width: width + 2 * pad }];
    if (step.side === 'right') return [{ from: first, to: first + 1, width: width + 2 * pad }];
    if (first < last) return [{ from: first, to: last, width: width - 2 * size }];
    return [
      { from: first - 1, to: first, width: width / 2 + pad },
      { from: first, to: first + 1, width: width / 2 + pad },
    ];
  };
  const gaps = heads
    .slice(1)
    .map((head, before) => (heads[before]!.width + head.width) / 2 + 1.4 * size * air);
  const needs = steps.flatMap(needOf).filter(({ from, to }) => from >= 0 && to < lanes.length);
  for (const { from, to, width } of needs.sort((one, other) => one.to - one.from - (other.to - other.from))) {
    const own = gaps.slice(from, to).reduce((sum, gap) => sum + gap, 0);
    const more = Math.max(0, width - own) / (to - from);
    for (let gap = from; gap < to; gap += 1) gaps[gap] = gaps[gap]! + more;
  }
  const centers = [0];
  for (const gap of gaps) centers.push(centers.at(-1)! + gap);
  return {
    centers,
    heads,
    at,
    note,
    label: ({ from, to, label }) => {
      const apart = Math.abs(centers[at(from)]! - centers[at(to)]!);
      return within(label, apart === 0 ? widest : Math.max(widest, apart - 2 * pad - 12));
    },
  };
};
