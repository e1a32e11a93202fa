import { isSafeLink, type Mark, marks, type RichText, type Span } from '../deck/richText.ts';

const sameStyle = (one: Span, other: Span): boolean =>
  one.href === other.href && (one.marks ?? []).join() === (other.marks ?? []).join();

const ordered = (of: readonly Mark[]): Mark[] => marks.filter((mark) => of.includes(mark));

/** The one way to write a text: no empty run, no two neighbours alike, marks in one order. */
export const settled = (text: RichText): RichText => {
  const kept: Span[] = [];
  for (const { text: letters, marks: own = [], href } of text) {
    if (letters === '') continue;
    const span: Span = {
      text: letters,
      ...(own.length > 0 && { marks: ordered(own) }),
      ...(href !== undefined && isSafeLink(href) && { href }),
    };
    const last = kept.at(-1);
    if (last && sameStyle(last, span) && !span.marks?.includes('math')) last.text += letters;
    else kept.push(span);
  }
  return kept;
};

/** Without the space around it, which nobody sees. */
export const trimmed = (text: RichText): RichText => {
  const whole = settled(text);
  const from = whole.findIndex(({ text: letters }) => letters.trim() !== '');
  if (from === -1) return [];
  const to = whole.findLastIndex(({ text: letters }) => letters.trim() !== '');
  return whole.slice(from, to + 1).map((span, at, all) => {
    const start = at === 0 ? span.text.trimStart() : span.text;
    return { ...span, text: at === all.length - 1 ? start.trimEnd() : start };
  });
};
