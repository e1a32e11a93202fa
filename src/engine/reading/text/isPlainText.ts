/** What nobody writes who does not mean it as Markdown. */
const marks = /^ {0,3}(?:#{1,6}\s|>|\||```|~~~|={3,}\s*$)|\*\*|__|`|\]\(|<[a-z/!][^>\n]{0,200}>/imu;

const fewest = 2;
const capitals = /^\p{Lu}[\p{Lu}\p{M}\p{N} ,&/()'’:–-]{2,60}$/u;

/** A heading in capitals, alone between blank lines. */
const isHeading = (lines: readonly string[], at: number): boolean => {
  const line = lines[at]!;
  return (
    capitals.test(line) &&
    /\p{Lu}{3}/u.test(line) &&
    (lines[at - 1] ?? '').trim() === '' &&
    (lines[at + 1] ?? '').trim() === ''
  );
};

/** Whether a text without any marks has its headings in capitals, as one that is no Markdown has, whatever its file is called. */
export const isPlainText = (text: string): boolean => {
  if (marks.test(text)) return false;
  const lines = text.split(/\r?\n/u);
  return lines.filter((_, at) => isHeading(lines, at)).length >= fewest;
};
