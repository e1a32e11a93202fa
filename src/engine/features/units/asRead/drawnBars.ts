import { rich } from '../../../../deck/richText.ts';
import type { Block } from '../../../reading/document/sourceDocument.ts';

/** "Before: ████████ 263K orders/sec (+5 %)" */
const bar =
  /^\s*([\p{L}\p{N}][^:：|█▇■▓▒░]{0,40}?)\s*[:：|]?\s*(?:[█▇■▓▒░▌▏▎▍▋▊▉]\s?){3,80}[|\s]*(\S[^()（）]{0,40}?)\s*(?:[(（]([^()（）]{1,60})[)）])?\s*$/u;
const least = 2;

/** Bars that are made of signs say in their lines what a table does: how much of what. */
export const asDrawnBars = (block: Block): Block => {
  if (block.kind !== 'code') return block;
  const lines = block.code.split('\n').filter((line) => line.trim() !== '');
  const bars: readonly (readonly (string | undefined)[])[] = lines.map((line) => bar.exec(line) ?? []);
  if (bars.length < least || !bars.every(([, , amount = '']) => /\p{N}/u.test(amount))) return block;
  const hasRemarks = bars.some(([, , , remark]) => remark !== undefined);
  return {
    kind: 'table',
    head: [],
    rows: bars.map(([, name = '', amount = '', remark = '']) =>
      [name, amount, ...(hasRemarks ? [remark] : [])].map((cell) => rich(cell)),
    ),
    align: [],
    position: block.position,
  };
};
