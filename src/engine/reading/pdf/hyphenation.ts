import type { Line } from '../text/line.ts';

const broken = /(\p{L}{2,})[-\u00ad\u2010]$/u;
const wordStart = /^(\p{Ll}\p{L}*)/u;

/** Every word of a text, to tell broken words from compounds. */
export const vocabularyOf = (texts: Iterable<string>): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const text of texts)
    for (const [word] of text.matchAll(/\p{L}+(?:-\p{L}+)*/gu)) words.add(word.toLowerCase());
  return words;
};

/** Lines whose words are whole: a word broken at a line's end stands on the first line. */
export function withWholeWords(lines: readonly Line[], vocabulary: ReadonlySet<string>): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const previous = whole.at(-1);
    const head = previous && broken.exec(previous.text)?.[1];
    const tail = wordStart.exec(line.text)?.[1];
    if (!previous || head === undefined || tail === undefined) {
      whole.push(line);
      continue;
    }
    const isCompound =
      vocabulary.has(`${head}-${tail}`.toLowerCase()) && !vocabulary.has((head + tail).toLowerCase());
    const start = isCompound ? previous.text : previous.text.slice(0, -1);
    const rest = line.text.slice(tail.length);
    const joint = /^\S*/.exec(rest)![0];
    whole[whole.length - 1] = { ...previous, text: start + tail + joint };
    const remaining = rest.slice(joint.length).trim();
    if (remaining !== '') whole.push({ ...line, text: remaining });
  }
  return whole;
}
