import type { Block, BlockOf } from '../reading/document/sourceDocument.ts';

const longestLine = 60;

/** A command or a call that needs no slide of its own and is said with the text: `npm install left-pad` */
export const isOneLine = (block: Block): block is BlockOf<'code'> =>
  block.kind === 'code' && !block.code.trim().includes('\n') && block.code.trim().length <= longestLine;
