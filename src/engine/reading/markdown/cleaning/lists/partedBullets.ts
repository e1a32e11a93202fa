import { mapOutsideFences } from '../outsideFences.ts';

const bare = /^ {0,3}[-*+][ \t]*\r?$/u;
/** A line of text: nothing that begins a block of its own. */
const text = /^(?![#>|`~]|[-*+]\s|\d+[.)]\s|\s|$|---|===)/u;

/** One is a slip, and no paragraph is an entry. */
const fewest = 2;
const longest = 160;

/** A mark alone on its line, then a blank line, then the text that was meant to stand beside it. */
export const partedBullets = (source: string): string => {
  if (!new RegExp(bare, 'mu').test(source)) return source;
  const lines = source.split('\n');
  const marked = new Map<number, string>();
  mapOutsideFences(lines, (line, at) => {
    const [blank = 'none', said = ''] = lines.slice(at + 1, at + 3);
    if (bare.test(line) && blank.trim() === '' && text.test(said) && said.length <= longest) {
      marked.set(at, '');
      marked.set(at + 2, `- ${said}`);
    }
    return line;
  });
  if (marked.size < 2 * fewest) return source;
  return lines.map((line, at) => marked.get(at) ?? line).join('\n');
};
