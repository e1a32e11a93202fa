import type { Outline, Topic } from './outline.ts';

const leastSections = 4;

/** A section with what is alone below it beside it; undefined: there are two below it, or nothing but that one. */
const unfolded = (section: Topic, depth: number): readonly Topic[] | undefined => {
  const [only, ...others] = section.topics;
  if (!only) return [{ ...section, depth }];
  const below = others.length === 0 && section.blocks.length > 0 ? unfolded(only, depth) : undefined;
  const position = { from: section.position.from, to: only.position.from - 1 };
  return below && [{ ...section, depth, position, topics: [] }, ...below];
};

/**
 * Where no section of several has two headings below it, those that are alone below one are of none: their marks are
 * too small.
 */
export const withLoneBeside = (outline: Outline): Outline => {
  const all = outline.topics.map((topic) => unfolded(topic, topic.depth));
  if (!all.every((some) => some !== undefined)) return outline;
  const topics = all.flat();
  const isFlat = topics.length === outline.topics.length || topics.length < leastSections;
  return isFlat ? outline : { ...outline, topics };
};
