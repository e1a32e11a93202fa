import type { Outline } from './outline.ts';

const leastBefore = 3;

/** Of several sections with nothing below them, what stands alone below the last of them is of none: its mark is one too small. */
export const withLastBeside = (outline: Outline): Outline => {
  const before = outline.topics.slice(0, -1);
  const last = outline.topics.at(-1);
  const [only, ...others] = last?.topics ?? [];
  const isOne = only !== undefined && others.length === 0 && last!.blocks.length > 0;
  if (!isOne || before.length < leastBefore || before.some(({ topics }) => topics.length > 0)) return outline;
  const { from } = last!.position;
  return {
    ...outline,
    topics: [
      ...before,
      { ...last!, position: { from, to: only.position.from - 1 }, topics: [] },
      { ...only, depth: last!.depth },
    ],
  };
};
