import { visualLength } from '../../../../../deck/visualLength.ts';
import { isStopWord } from '../../../../../languages/recognising/isStopWord.ts';
import { mapOutsideFences } from '../outsideFences.ts';

/** Begins with what a sentence begins with: no mark of a list, a table, a quotation, a heading. */
const prose = /^ {0,3}["'“„«¿¡([*_]{0,3}[\p{L}\p{N}]/u;
const isProse = (line: string | undefined): line is string =>
  line !== undefined && prose.test(line) && !/^ {0,3}\d{1,9}[.)]\s/u.test(line) && !line.includes('|');

/** Who lets so many lines grow beyond this breaks none for want of room. */
const grown = { length: 120, least: 3, share: 0.05 } as const;
/** Of all lines that are followed by another so many are no longer than there is room for. */
const usual = 0.75;

/** How much room a line has, as an author or an editor breaks them. */
const roomIn = (lines: readonly string[]): number => {
  const written = lines.filter(isProse);
  const long = written.filter((line) => visualLength(line) > grown.length).length;
  if (long >= Math.max(grown.least, grown.share * written.length)) return Number.POSITIVE_INFINITY;
  const lengths = lines
    .filter((line, at) => isProse(line) && isProse(lines[at + 1]))
    .map(visualLength)
    .sort((a, b) => a - b);
  return lengths[Math.floor((lengths.length - 1) * usual)] ?? 0;
};

const goesOn = /[,;:({[/&+–—-]\s*$/u;
/** "[The old" is closed in the next line. */
const isLeftOpen = (line: string): boolean =>
  Math.max(line.lastIndexOf('['), line.lastIndexOf('(')) >
  Math.max(line.lastIndexOf(']'), line.lastIndexOf(')'));
const ends = /[.!?…。！？]["'”»)\]*_]*\s*$/u;
const begins = /^\s*["'“„«¿¡(*_]{0,3}[\p{Lu}\p{Lo}\p{Nd}]/u;
const firstWord = /^\s*(\S+)/u;

const longLine = 30;
const lastWord = /(?<!\S)(\p{Ll}+)\s*$/u;
/** "… to include the" wants a word after it, whatever the language. */
const wantsMore = (line: string): boolean =>
  line.length >= longLine && isStopWord(lastWord.exec(line)?.[1] ?? '');

/** A line that ended where there was room for the next word ended on purpose, if what comes next begins something. */
const endsOnPurpose = (line: string, next: string, room: number): boolean =>
  begins.test(next) &&
  !goesOn.test(line) &&
  !isLeftOpen(line) &&
  !wantsMore(line) &&
  visualLength(line.trimEnd()) + 1 + visualLength(firstWord.exec(next)?.[1] ?? '') <= room;

/** A link in a line of its own, before a line with none, is a word of a sentence that goes on there. */
const link = /^\s*\[[^\]]*\]\([^()]*\)\s*$/u;
const goesOnFromLink = (line: string, next: string): boolean => link.test(line) && !link.test(next);

/** One break alone may be where an editor had no room: only a short line ends on purpose. */
const one = { share: 0.8, most: 72 } as const;
const roomForOne = (room: number): number => Math.min(one.most, room * one.share);

/** "**3. The boiler**" is a name of what stands below it. */
const name = /^\s*(\*\*|__).*\1\s*$/u;

const announces = /[:：]\s*$/u;

const isApart = (lines: readonly string[], room: number): boolean =>
  lines.length > 1 &&
  !lines.some((line) => name.test(line)) &&
  !announces.test(lines.at(-1)!) &&
  lines
    .slice(1)
    .every(
      (next, at) =>
        endsOnPurpose(lines[at]!, next, lines.length > 2 ? room : roomForOne(room)) &&
        !goesOnFromLink(lines[at]!, next),
    ) &&
  lines.slice(0, -1).some((line) => !ends.test(line));

/** Where paragraphs begin and end that are nothing but lines set apart. */
const apartIn = (lines: readonly string[]): ReadonlySet<number> => {
  const room = roomIn(lines);
  const apart = new Set<number>();
  // A document begins with what it is called, and ends with whom it is from.
  const opening = lines.findIndex((line) => line.trim() !== '');
  const ending = lines.findLastIndex((line) => line.trim() !== '');
  for (let from = 0; from < lines.length; from += 1) {
    if ((lines[from - 1] ?? '').trim() !== '' || !isProse(lines[from])) continue;
    let to = from + 1;
    while (to < lines.length && isProse(lines[to])) to += 1;
    const isParagraph = (lines[to] ?? '').trim() === '';
    // A name above them stands above their list.
    const first = name.test(lines[from]!) ? from + 1 : from;
    if (from > opening && to <= ending && isParagraph && isApart(lines.slice(first, to), room))
      for (let at = first; at < to; at += 1) apart.add(at);
    from = to - 1;
  }
  return apart;
};

/** "Ask the harbor", "Meet on May 8" below each other without a full stop are entries, not one sentence. */
export const withApartLines = (text: string): string => {
  const lines = text.split('\n');
  const apart = apartIn(lines);
  return apart.size === 0
    ? text
    : mapOutsideFences(lines, (line, at) => (apart.has(at) ? line.replace(/^ {0,3}/u, '$&- ') : line)).join(
        '\n',
      );
};
