import { visualLength } from '../../../../deck/visualLength.ts';
import { mapOutsideFences } from './outsideFences.ts';

/** "■ Rowing" alone in its line above what is said of it: a heading, as it is written where no sign of Markdown's is at hand. */
const signed = /^ {0,3}([●■◆◇□▼◎★☆])[ \t\u3000]*(\S.*)$/u;
const least = 2;
const longest = 60;
const isSentence = /[.!?,;。！？、，；]$/u;

const isHeading = (name: string, below: string | undefined): boolean =>
  visualLength(name) <= longest &&
  !isSentence.test(name) &&
  below !== undefined &&
  below.trim() !== '' &&
  !signed.test(below);

/** Lines that begin with a sign of their own, several of one kind: headings where text stands right below, else entries. */
export const withSignedHeadings = (text: string): string => {
  const lines = text.split('\n');
  const isBegun = (at: number): boolean => at === 0 || !signed.test(lines[at - 1]!);
  const count = Map.groupBy(
    lines.flatMap((line, at) => (isBegun(at) ? (signed.exec(line)?.[1] ?? []) : [])),
    (sign) => sign,
  );
  return mapOutsideFences(lines, (line, at) => {
    const [, sign, name] = signed.exec(line.trimEnd()) ?? [];
    const next = lines[at + 1];
    if (!sign || !name || !isBegun(at) || (next !== undefined && signed.test(next))) return line;
    if ((count.get(sign)?.length ?? 0) < least) return line;
    return isHeading(name, next) ? `###### ${name}` : `- ${name}`;
  }).join('\n');
};
