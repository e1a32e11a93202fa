import { endsInColon } from '../../../../deck/endsInColon.ts';
import { plain } from '../../../../deck/richText.ts';
import type { Block, BlockOf } from '../../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../../text/estimateWords.ts';

const least = 2;
const most = { words: 8, letters: 60 } as const;
/** A few words, and one sentence at most. */
const isLine = (block: Block | undefined): block is BlockOf<'paragraph'> => {
  if (block?.kind !== 'paragraph' || endsInColon(block.text)) return false;
  const text = plain(block.text).trim();
  return (
    text.length <= most.letters &&
    estimateWords(text) <= most.words &&
    !/[.!?。！？]\s|[?？؟\n]|^["“„«「—–]/u.test(text) &&
    /^[\p{Lu}\p{Lo}\p{N}]/u.test(text)
  );
};

/** "Not there:" above "Ada, at work." and "Bo, ill." is over a list, whatever its lines are parted by. */
export const withAnnouncedLines = (blocks: readonly Block[]): Block[] => {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const above = out.at(-1);
    const lines: BlockOf<'paragraph'>[] = [];
    if (above?.kind === 'paragraph' && endsInColon(above.text))
      for (let next = blocks[at]; isLine(next); next = blocks[at + lines.length]) lines.push(next);
    if (lines.length < least) out.push(blocks[at]!);
    else {
      const position = { from: lines[0]!.position.from, to: lines.at(-1)!.position.to };
      const items = lines.map(({ text }) => ({ text, blocks: [] }));
      out.push({ kind: 'list', ordered: false, start: 1, items, position });
      at += lines.length - 1;
    }
  }
  return out;
};
