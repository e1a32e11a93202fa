import { plain, type RichText } from './richText.ts';

/** The parts of a text between offsets of its plain form that rise, each with its marks. */
export const sliceRichAt = (text: RichText, offsets: readonly number[]): RichText[] => {
  let span = 0;
  let start = 0;
  return offsets.slice(1).map((to, at) => {
    const from = offsets[at]!;
    const part: RichText = [];
    for (; span < text.length; span += 1) {
      const current = text[span]!;
      const end = start + current.text.length;
      const [first, last] = [Math.max(from, start), Math.min(to, end)];
      if (first < last) part.push({ ...current, text: current.text.slice(first - start, last - start) });
      if (end > to) break;
      start = end;
    }
    return part;
  });
};

/** The part of a text between two offsets of its plain form, with its marks. */
export const sliceRich = (text: RichText, from: number, to: number): RichText =>
  sliceRichAt(text, [from, to])[0]!;

export const trimRich = (text: RichText): RichText => {
  const whole = plain(text);
  const from = whole.length - whole.trimStart().length;
  const to = whole.trimEnd().length;
  return from === 0 && to === whole.length ? text : sliceRich(text, from, to);
};
