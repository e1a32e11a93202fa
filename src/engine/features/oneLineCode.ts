import { isWholly, plain } from '../../deck/richText.ts';
import type { Block, BlockOf } from '../reading/document/sourceDocument.ts';

const longestLine = 60;

/** "[code] -- calls --> [task]" is looked at, not read. */
const arrow = /-{2,}>|<-{2,}|[─-╿]{2,}/u;

/** A command or a call that needs no slide of its own and is said with the text: `npm install left-pad` */
export const isOneLine = (block: Block): block is BlockOf<'code'> =>
  block.kind === 'code' &&
  !block.code.trim().includes('\n') &&
  block.code.trim().length <= longestLine &&
  !arrow.test(block.code);

/** A paragraph of nothing but code in a line is a listing of that line. */
export const isTypedAlone = (block: Block): block is BlockOf<'paragraph'> =>
  block.kind === 'paragraph' && isWholly(block.text, 'code') && !plain(block.text).includes('\n');

export const typed = ({ text, position }: BlockOf<'paragraph'>): BlockOf<'code'> => ({
  kind: 'code',
  code: plain(text),
  position,
});
