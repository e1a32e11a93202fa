import { mapOutsideFences } from '../outsideFences.ts';

const lettered = /^ {0,3}\(?([a-z])[.)][ \t]+\S/iu;
const fewest = 3;

/** "a. One", "b. Two", "c. Three" on lines of their own are a list, which Markdown knows with numbers only. */
export const withLetteredLines = (source: string): string => {
  if (!/^ {0,3}\(?a[.)][ \t]/imu.test(source)) return source;
  const lines = source.split('\n');
  const letters = new Map<number, string>();
  mapOutsideFences(lines, (line, at) => {
    const [, letter] = lettered.exec(line) ?? [];
    if (letter) letters.set(at, letter);
    return line;
  });
  const listed = new Set<number>();
  for (const [at, first] of letters) {
    if (first.toLowerCase() !== 'a') continue;
    let count = 1;
    while (letters.get(at + count) === String.fromCodePoint(first.codePointAt(0)! + count)) count += 1;
    if (count >= fewest) for (let each = 0; each < count; each += 1) listed.add(at + each);
  }
  return lines.map((line, at) => (listed.has(at) ? `- ${line.trimStart()}` : line)).join('\n');
};
