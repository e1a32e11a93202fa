import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { leadsIn } from '../../../languages/recognising/openers.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { isTitle } from '../../text/fit.ts';
import { asTitle } from '../../text/shorten.ts';
import { isLabel, type Reading, type Split, splitBy, withoutColon } from './splitBlocks.ts';

const bracketed = /\s*(?:\([^()]*\)|（[^（）]*）|\[[^[\]]*\])/gu;
/** Of "Booking the hall (Ann; who pays for it)" the first words. */
export const isShortLine = (block: Block | undefined): boolean => {
  if (block?.kind !== 'paragraph') return false;
  const words = plain(block.text).replace(bracketed, '').trim();
  return isLabel([{ text: words.replace(/[?？؟]$/u, '') }]) && isTitle(block.text);
};

const isOverList = (block: Block, next: Block | undefined): boolean =>
  isShortLine(block) && next?.kind === 'list';

const leastOver = 3;

/**
 * Short lines over lists are the headings of minutes that have no others. Beside them one over nothing names what
 * was not gone into: it is no part of what stands above it.
 */
export const shortLines = (
  blocks: readonly Block[],
  isName: (block: Block) => boolean,
  language: Language,
): Split | undefined => {
  if (blocks.filter((block, at) => isOverList(block, blocks[at + 1])).length < leastOver) return undefined;
  const line: Reading = (block, next) =>
    block.kind === 'paragraph' &&
    isShortLine(block) &&
    (next?.kind !== 'paragraph' || isShortLine(next)) &&
    !isName(block) &&
    !leadsIn(withoutColon(plain(block.text)), language)
      ? [{ heading: asTitle(block.text), blocks: [] }]
      : undefined;
  const split = splitBy(blocks, line);
  return split.found.some(({ blocks: below }) => below.length === 0) ? split : undefined;
};
