import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { leadsIn } from '../../../languages/recognising/openers.ts';
import { isVisual } from '../../features/visual.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isOneLineTitle } from '../../text/fit.ts';
import { asTitle } from '../../text/shorten.ts';
import { isTimeLabelAnywhere } from '../../text/timeLabels.ts';
import { isLabel, type Split, splitBy } from './splitBlocks.ts';

const leastWords = 2;
/** A text, and no other line. */
const leastBelow = 12;
const capital = /^\p{Lu}[\p{L}\p{M}]/u;
const endsAsSentence = /[.!?。！？]["”»)]?\s*$/u;

/** "Get approval from your manager" in a line of its own, above a paragraph that says how. */
const isLoneLabel = (block: Block, next: Block | undefined, language: Language): boolean => {
  if (block.kind !== 'paragraph' || next?.kind !== 'paragraph') return false;
  const words = plain(block.text).trim();
  return (
    isLabel(block.text) &&
    estimateWords(words) >= leastWords &&
    capital.test(words) &&
    /[\p{L}\p{M}\p{N})]$/u.test(words) &&
    !words.includes('\n') &&
    block.text.every(({ marks, href }) => marks === undefined && href === undefined) &&
    !isTimeLabelAnywhere(words) &&
    !leadsIn(words, language) &&
    isOneLineTitle(block.text) &&
    endsAsSentence.test(plain(next.text)) &&
    estimateWords(plain(next.text)) >= leastBelow
  );
};

/** Below a picture or a table a line is said of that; above a text it is the name of it. */
export const loneLabels = (blocks: readonly Block[], language: Language): Split | undefined => {
  const labels = new Set(
    blocks.filter((block, at) => {
      const above = blocks[at - 1];
      return isLoneLabel(block, blocks[at + 1], language) && !(above && isVisual(above));
    }),
  );
  if (labels.size === 0) return undefined;
  return splitBy(blocks, (block) =>
    labels.has(block) && block.kind === 'paragraph'
      ? [{ heading: asTitle(block.text), blocks: [] }]
      : undefined,
  );
};
