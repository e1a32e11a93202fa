import { isBlank } from '../../text/richJoin.ts';
import type { Implied } from './splitBlocks.ts';

/** Its own paragraph, and one that may go on with it. */
const mostOfLast = 2;

/**
 * "**Context:** We were three." names its paragraph, as those before it do theirs, and not all the text that goes on
 * after the last of them.
 */
export const withShortLast = (found: readonly Implied[]): readonly Implied[] => {
  const last = found.at(-1);
  const isOne = ({ heading, blocks: [only, ...more] }: Implied): boolean =>
    !isBlank(heading) && only?.kind === 'paragraph' && more.length === 0;
  if (!last || found.length < 2 || isBlank(last.heading) || !found.slice(0, -1).every(isOne)) return found;
  const { blocks } = last;
  const goesOn =
    blocks.length > mostOfLast && blocks.slice(0, mostOfLast).every(({ kind }) => kind === 'paragraph');
  return goesOn
    ? [
        ...found.slice(0, -1),
        { ...last, blocks: blocks.slice(0, 1) },
        { heading: [], blocks: blocks.slice(1) },
      ]
    : found;
};
