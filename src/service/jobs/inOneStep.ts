import type { UnwrittenSection } from './jobSections.ts';

const mostSlidesInStep = 200;
const writtenForEach = 8;

/** The more are written, the more a step takes, so that a long deck has not a step for each of its sections. */
export function inOneStep(unwritten: readonly UnwrittenSection[]): readonly UnwrittenSection[] {
  const [first] = unwritten;
  if (first === undefined) return [];
  const most = Math.max(1, Math.floor(first.position / writtenForEach));
  let slides = 0;
  const end = unwritten.findIndex(({ position, slideBudget }, at) => {
    slides += slideBudget;
    return at >= most || position !== first.position + at || (at > 0 && slides > mostSlidesInStep);
  });
  return unwritten.slice(0, end === -1 ? unwritten.length : end);
}
