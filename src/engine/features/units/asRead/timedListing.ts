import { isoDay, sureClock, zone } from '../../../../languages/recognising/clocks.ts';
import type { Block } from '../../../reading/document/sourceDocument.ts';

/** "10:40 UTC - cloud closed", "2026-03-01 – work begins" */
const timedLine = new RegExp(
  `^\\s*(${sureClock}${zone}|${isoDay}(?:\\s${sureClock}${zone})?)\\s+[-–—]\\s+(?=\\p{L})`,
  'u',
);
const leastLines = 2;

/** What happened when, typed as a listing so that each stands in a line of its own, is a list. */
export const asTimedList = (block: Block): Block => {
  if (block.kind !== 'code') return block;
  const lines = block.code.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < leastLines || !lines.every((line) => timedLine.test(line))) return block;
  const { position } = block;
  const items = lines.map((line) => ({
    text: [{ text: line.replace(timedLine, '$1 ').trim() }],
    blocks: [],
  }));
  return { kind: 'list', ordered: false, start: 1, items, position };
};
