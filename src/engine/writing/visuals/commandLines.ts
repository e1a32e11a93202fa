import { mostCodeColumns } from '../../../layouts/code.ts';

const shells = new Set(['sh', 'bash', 'shell', 'zsh', 'ksh']);
/** "$ npm ci": in a session, what a program answers has no such sign before it. */
const prompted = /^\s*\$ /u;
/** "sudo apt update", "curl -fsSL https://…": what is written so is typed so, where nothing says what a listing is. */
const command = /^\s*(?:sudo\s|[\p{Ll}\d_-]+(?:\s[^\s.,;:]+){0,3}\s-{1,2}\p{L})/u;

const isCommand = (line: string, language: string | undefined): boolean =>
  prompted.test(line) || (language ? shells.has(language.toLowerCase()) : command.test(line));

const goesOn = ' \\';
const indent = '    ';

/** The words of a command, what stands in quotes with its blanks; undefined where a remark or an open quote ends it. */
const wordsOf = (line: string): readonly string[] | undefined => {
  const words = line.match(/(?:[^\s"'`\\]|\\.|"[^"]*"|'[^']*'|`[^`]*`)+/gu) ?? [];
  const isWhole = words.join('').replaceAll(/\s/gu, '') === line.replaceAll(/\s/gu, '');
  return isWhole && !words.some((word, at) => at > 0 && word.startsWith('#')) ? words : undefined;
};

const inLines = (line: string): string => {
  const words = wordsOf(line);
  if (!words) return line;
  const lines = [/^\s*/u.exec(line)![0]];
  for (const word of words) {
    const last = lines.at(-1)!;
    const longer = last.trim() === '' ? last + word : `${last} ${word}`;
    if (longer.length + goesOn.length <= mostCodeColumns || last.trim() === '')
      lines[lines.length - 1] = longer;
    else lines.push(indent + word);
  }
  return lines.every(({ length }) => length + goesOn.length <= mostCodeColumns)
    ? lines.join(`${goesOn}\n`)
    : line;
};

/** Commands that are wider than a slide in lines that are typed as they stand, broken only where a shell lets them. */
export const withCommandLines = (code: string, language: string | undefined): string =>
  code
    .split('\n')
    .map((line) => (line.length > mostCodeColumns && isCommand(line, language) ? inLines(line) : line))
    .join('\n');
