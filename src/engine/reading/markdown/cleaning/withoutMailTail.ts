/** "-- " in a line of its own: a mail's signature follows. */
const signatureMark = /^--[ \t]?$/;
const longestSignature = 10;
const quotedLine = /^\s{0,3}>/;
/** "On Fri, 10 Oct 2026, Olaf Brandt wrote:", in any language: a day, a name, and a colon. */
const tellsWhoWrote = /^(?=.*\p{N})(?=.*\p{L}).{12,160}[:：]\s*$/u;
const mailAddress = /[\p{L}\p{N}._+-]@[\p{L}\p{N}-]{1,63}\.\p{L}/u;
const headLines = 12;

const isBlank = (line: string | undefined): boolean => (line ?? '').trim() === '';

const unquoted = (line: string): string => line.replace(/^[\s>]+/u, '');

/** Where the lines end that say something, seen from the end. */
const lastSaid = (lines: readonly string[], before: number): number => {
  let end = before;
  while (end > 0 && isBlank(lines[end - 1])) end -= 1;
  return end;
};

/** Where the mail begins that this one answers, where it is quoted below it. */
const quotedFrom = (lines: readonly string[]): number | undefined => {
  const end = lastSaid(lines, lines.length);
  let from = end;
  while (from > 0 && (quotedLine.test(lines[from - 1]!) || (from < end && isBlank(lines[from - 1]))))
    from -= 1;
  while (from < end && isBlank(lines[from])) from += 1;
  if (from === end) return undefined;
  const above = lastSaid(lines, from) - 1;
  if (above >= 0 && tellsWhoWrote.test(lines[above]!)) return above;
  return tellsWhoWrote.test(unquoted(lines[from]!)) ? from : undefined;
};

const signedFrom = (lines: readonly string[], end: number): number | undefined => {
  const last = lastSaid(lines, end);
  const mark = lines.findLastIndex((line, at) => at < last && signatureMark.test(line));
  return mark > 0 && last - mark <= longestSignature && (isBlank(lines[mark - 1]) || lines[mark] === '-- ')
    ? mark
    : undefined;
};

/** A mail without its signature, and without the one that it answers. */
export const withoutMailTail = (text: string): string => {
  const lines = text.split('\n');
  const signed = signedFrom(lines, lines.length);
  const isMail = signed !== undefined || lines.slice(0, headLines).some((line) => mailAddress.test(line));
  if (!isMail) return text;
  const quoted = quotedFrom(lines);
  const own = quoted ?? lines.length;
  const end = signedFrom(lines, own) ?? own;
  return lines.map((line, at) => (at < end ? line : '')).join('\n');
};
