import { mapOutsideFences } from '../outsideFences.ts';

const item = /^( {0,3})[-*+][ \t]+\S/u;
const name = /[\p{L}\p{N}][^\s:：]*(?: [^\s:：]+){0,2}[:：][ \t\r]*$/u.source;
/** Said as a name is, and nothing more. */
const label = new RegExp(`^[ \\t]+${name}`, 'u');
const firstLabel = new RegExp(`^${name}`, 'u');
const goesOn = /^\s/u;
/** One may be how an entry ends. */
const fewest = 2;

/** How far the entry is set in that the line above belongs to. */
const indentAbove = (lines: readonly string[], at: number): string | undefined => {
  let above = at - 1;
  while (above >= 0 && goesOn.test(lines[above]!) && !item.test(lines[above]!)) above -= 1;
  return item.exec(lines[above] ?? '')?.[1];
};

/** Between entries that are level with each other. */
const labelsIn = (lines: readonly string[]): number[] => {
  const labels: number[] = [];
  mapOutsideFences(lines, (line, at) => {
    const below = label.test(line) ? item.exec(lines[at + 1] ?? '') : null;
    if (below && below[1] === indentAbove(lines, at)) labels.push(at);
    return line;
  });
  return labels;
};

const isOfList = (line: string | undefined): boolean =>
  line !== undefined && line !== '' && (item.test(line) || goesOn.test(line));

/**
 * ```
 * sail:
 *
 * - add one
 *   mast:
 * - take it down
 * ```
 * Each name is of the entries below it, though by the letter it goes on in the one above.
 */
export const labelledLists = (source: string): string => {
  if (!new RegExp(label, 'mu').test(source)) return source;
  const lines = source.split('\n');
  const labels = labelsIn(lines);
  if (labels.length < fewest) return source;
  const named = new Set(labels);
  const below = new Set<number>();
  for (const at of labels) {
    for (let next = at + 1; isOfList(lines[next]) && !named.has(next); next += 1) below.add(next);
    let first = at;
    while (isOfList(lines[first - 1]) && !named.has(first - 1)) first -= 1;
    const head = lines[first - 1] === '' ? first - 2 : first - 1;
    if (!firstLabel.test(lines[head] ?? '')) continue;
    named.add(head);
    for (let each = first; each < at; each += 1) below.add(each);
  }
  return lines
    .map((line, at) => (named.has(at) ? `- ${line.trim()}` : below.has(at) ? `  ${line}` : line))
    .join('\n');
};
