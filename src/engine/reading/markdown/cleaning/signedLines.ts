import { mapOutsideFences } from './outsideFences.ts';

/** "✅ Login", "❌ Logout" and "[ ] Logout", each in a line of its own: an entry with its sign or its box. */
const ticked = /^ {0,3}(?:(?:\p{Extended_Pictographic}|[✓✔✗✘☐☑☒])\uFE0F?|\[[ xX]\])\s+\S/u;
/** "• Login", "=> it runs": the sign is the mark of the entry. */
const dotted = /^( {0,3})(?:[•◦▪▫‣●○▸►→⇒➜➔➤]|[=-]>)\s+(?=\S)/u;

/** "*-* Login": nobody means anything else by it. */
const setApart = /^( {0,3})\*[-–—•]\*\s+(?=\S)/u;

const isSigned = (line: string | undefined): boolean =>
  line !== undefined && (ticked.test(line) || dotted.test(line));

/** Lines that begin with a sign, two and more below each other, are the list that they look like. */
export const withSignedLines = (text: string): string => {
  const lines = text.split('\n');
  return mapOutsideFences(lines, (line, at) => {
    if (setApart.test(line)) return line.replace(setApart, '$1- ');
    if (!isSigned(line) || !(isSigned(lines[at - 1]) || isSigned(lines[at + 1]))) return line;
    return dotted.test(line) ? line.replace(dotted, '$1- ') : line.replace(/^ {0,3}/u, '$&- ');
  }).join('\n');
};
