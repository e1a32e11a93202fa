import { plain, type RichText } from '../../../../deck/richText.ts';
import type { Block, BlockOf } from '../../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../../text/estimateWords.ts';
import { withoutFullStop } from '../../../text/shorten.ts';
import { named } from '../../titledText.ts';

/** An entry by itself with text below it is a label however it is put. */
const mostWords = { paragraph: 4, list: 8 } as const;
/** "line.x()" is one. */
const ended = /[[\p{P}\p{S}]--[\)\]]]\s*$/v;

const isLabel = (text: RichText, most: number): boolean => {
  const words = plain(text).trim();
  return /[\p{L}\p{N}]/u.test(words) && !ended.test(words) && estimateWords(words) <= most;
};

/** An entry that stands alone, or a few words in a line of their own. */
const labelOf = (block: Block): RichText | undefined => {
  if (block.kind === 'paragraph') return isLabel(block.text, mostWords.paragraph) ? block.text : undefined;
  if (block.kind !== 'list' || block.ordered) return undefined;
  const [only, ...others] = block.items;
  const isAlone = only && others.length === 0 && only.blocks.length === 0 && only.checked === undefined;
  // "- The old call has been removed." above what is said of that.
  const name = withoutFullStop(only?.text ?? []);
  return isAlone && isLabel(name, mostWords.list) ? name : undefined;
};

type Pair = BlockOf<'paragraph'>;

/** What is said under a label, named by it. */
const pairAt = (blocks: readonly Block[], at: number): Pair | undefined => {
  const [block, next] = [blocks[at], blocks[at + 1]];
  const label = block && labelOf(block);
  if (!label || next?.kind !== 'paragraph') return undefined;
  if (block.kind === 'paragraph' && isLabel(next.text, mostWords.paragraph)) return undefined;
  return named(label, block, next);
};

/** Lines of text by themselves are labels only where there are some more; entries by themselves are nothing else. */
const least = { paragraph: 3, list: 2 } as const;

/** Labels and what is said of each, one below the other, are named paragraphs. */
export const withLabels = (blocks: readonly Block[]): readonly Block[] => {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const kind = blocks[at]!.kind;
    const pairs: Pair[] = [];
    for (
      let pair = pairAt(blocks, at);
      pair && blocks[at + 2 * pairs.length]?.kind === kind;
      pair = pairAt(blocks, at + 2 * pairs.length)
    )
      pairs.push(pair);
    if ((kind === 'paragraph' || kind === 'list') && pairs.length >= least[kind]) {
      out.push(...pairs);
      at += 2 * pairs.length;
    } else {
      out.push(blocks[at]!);
      at += 1;
    }
  }
  return out;
};
