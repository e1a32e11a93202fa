import { type RichText, rich } from '../../../../../deck/richText.ts';
import { timesOfList } from '../../../../text/leads.ts';
import type { BlockOf } from '../../../document/sourceDocument.ts';

const fewest = 3;
const says = /\p{L}{2}.*\s.*\p{L}{2}|[\u3040-\u30ff\u3400-\u9fff]{4}/u;
/** "12:00:05", "WARN": a program says so, and when to the second. */
const isLogged = /\d:\d\d:\d\d|\b(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|PANIC)\b/;

const marked = (line: string): RichText =>
  line.split('`').flatMap((part, at, { length }): RichText => {
    if (part === '') return [];
    const isCode = at % 2 === 1 && at < length - 1;
    return isCode ? [{ text: part, marks: ['code'] }] : rich(part);
  });

/** What happened when, typed as a listing so that its lines stay lines: a list. */
export const timesInListing = ({
  code,
  language,
  fileName,
  position,
}: BlockOf<'code'>): BlockOf<'list'> | undefined => {
  if (language !== undefined || fileName !== undefined) return undefined;
  const lines = code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < fewest || !lines.every((line) => says.test(line) && !isLogged.test(line)))
    return undefined;
  const texts = lines.map(marked);
  if (!timesOfList(texts)) return undefined;
  const items = texts.map((text) => ({ text, blocks: [] }));
  return { kind: 'list', ordered: false, start: 1, items, position };
};
