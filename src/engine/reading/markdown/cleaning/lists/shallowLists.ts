import { mapOutsideFences } from '../outsideFences.ts';

const numbered = /^( {0,3})(\d{1,3})[.)]( {1,4})\S/u;
const bullet = /^( *)[-*+] +\S/u;
/** A heading, a line or a listing at the margin ends whatever list it stands after; so does a paragraph there. */
const endsLists = /^(?:#{1,6}\s|(?:-{3,}|\*{3,}|_{3,})\s*$|`{3}|~{3})/u;

interface Entry {
  readonly at: number;
  readonly indent: number;
  readonly number: number;
  /** Where Markdown wants what belongs to it. */
  readonly column: number;
}

const entryAt = (line: string, at: number): Entry | undefined => {
  const [, indent, number, space] = numbered.exec(line) ?? [];
  if (indent === undefined || number === undefined || space === undefined) return undefined;
  return {
    at,
    indent: indent.length,
    number: Number(number),
    column: indent.length + number.length + 1 + space.length,
  };
};

const indentOf = (line: string): number | undefined => bullet.exec(line)?.[1]?.length;

/** The first bullet below an entry that Markdown does not take for its own, and what follows it up to the next entry. */
const shallowFrom = (lines: readonly string[], entry: Entry, end: number): number | undefined => {
  for (let at = entry.at + 1; at < end; at += 1) {
    const indent = indentOf(lines[at]!);
    if (indent === undefined || indent < entry.indent) continue;
    // At the margin, and apart, it may be a list between two others.
    const isApart = indent === entry.indent && lines[at - 1]!.trim() === '';
    return indent < entry.column && !isApart ? at : undefined;
  }
  return undefined;
};

const isBroken = (lines: readonly string[], from: number, end: number): boolean =>
  lines
    .slice(from, end)
    .some(
      (line, at, all) =>
        endsLists.test(line) ||
        (/^\S/u.test(line) && indentOf(line) === undefined && all[at - 1]?.trim() === ''),
    );

/** Where the list of bullets ends that begins there. */
const endOfBullets = (lines: readonly string[], from: number): number => {
  let at = from;
  while (
    at < lines.length &&
    (lines[at]!.trim() === '' || /^\s/u.test(lines[at]!) || bullet.test(lines[at]!))
  )
    at += 1;
  return at;
};

/**
 * ```
 * 1. Load the boats
 *   - coal first
 * 2. Wait
 * ```
 * The bullets are of the first entry, though by the letter they are a list between two others.
 */
export const withShallowLists = (source: string): string => {
  if (!/^ {0,3}\d{1,3}[.)] {1,4}\S/mu.test(source)) return source;
  const lines = source.split('\n');
  const entries: Entry[] = [];
  mapOutsideFences(lines, (line, at) => {
    const entry = entryAt(line, at);
    if (entry) entries.push(entry);
    return line;
  });
  const shifts = new Map<number, number>();
  let wasShallow = false;
  entries.forEach((entry, at) => {
    const next = entries[at + 1];
    const goesOn = next?.indent === entry.indent && next.number === entry.number + 1;
    const isLast = wasShallow && !goesOn && entries[at - 1]!.number === entry.number - 1;
    wasShallow = false;
    if (!goesOn && !isLast) return;
    const end = goesOn ? next.at : endOfBullets(lines, entry.at + 1);
    const from = shallowFrom(lines, entry, end);
    if (from === undefined || isBroken(lines, entry.at + 1, end)) return;
    const more = entry.column - indentOf(lines[from]!)!;
    for (let line = from; line < end; line += 1) if (lines[line]!.trim() !== '') shifts.set(line, more);
    wasShallow = true;
  });
  return shifts.size === 0
    ? source
    : lines.map((line, at) => `${' '.repeat(shifts.get(at) ?? 0)}${line}`).join('\n');
};
