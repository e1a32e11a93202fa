import { type RichText, rich } from '../../../../deck/richText.ts';
import { saysSeveralWords } from '../../../../deck/saysSeveralWords.ts';
import { isoDay, sureClock, zone } from '../../../../languages/recognising/clocks.ts';
import type { Block, BlockOf } from '../../../reading/document/sourceDocument.ts';
import { timesOfList } from '../../../text/leads.ts';

/** "10:40 UTC - cloud closed", "2026-03-01 – work begins" */
const timedLine = new RegExp(
  `^\\s*(${sureClock}${zone}|${isoDay}(?:\\s${sureClock}${zone})?)\\s+[-–—]\\s+(?=\\p{L})`,
  'u',
);
const leastLines = 2;

/** Without a dash it takes more lines, each of which says something. */
const leastBare = 3;
/** "12:00:05", "WARN": a program says so, and when to the second. */
const isLogged = /\d:\d\d:\d\d|\b(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|PANIC)\b/;

const areTold = ({ language, fileName }: BlockOf<'code'>, lines: readonly string[]): boolean =>
  lines.length >= leastBare &&
  language === undefined &&
  fileName === undefined &&
  lines.every((line) => saysSeveralWords(line) && !isLogged.test(line)) &&
  timesOfList(lines.map(rich)) !== undefined;

/** A line of a listing as it would be read outside of one. */
const unlisted = (line: string): RichText =>
  line.split('`').flatMap((part, at, { length }): RichText => {
    if (part === '') return [];
    return at % 2 === 1 && at < length - 1 ? [{ text: part, marks: ['code'] }] : rich(part);
  });

/** What happened when, typed as a listing so that each stands in a line of its own, is a list. */
export const asTimedList = (block: Block): Block => {
  if (block.kind !== 'code') return block;
  const lines = block.code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const areParted = lines.length >= leastLines && lines.every((line) => timedLine.test(line));
  if (!areParted && !areTold(block, lines)) return block;
  const items = lines.map((line) => ({ text: unlisted(line.replace(timedLine, '$1 ')), blocks: [] }));
  return { kind: 'list', ordered: false, start: 1, items, position: block.position };
};
