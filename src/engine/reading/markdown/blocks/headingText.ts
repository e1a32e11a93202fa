import { plain, type RichText } from '../../../../deck/richText.ts';

/** "[2.9.0] - 2026-01-12", where the link that changelogs have at their end is missing. */
export const withoutBrackets = (heading: RichText): RichText => {
  const [first, ...rest] = heading;
  return first ? [{ ...first, text: first.text.replace(/^\[(v?\d[^[\]]*)\]/, '$1') }, ...rest] : heading;
};

/** Without what stood between a heading's words and its badges. */
export const withoutSeparators = (text: RichText): RichText =>
  text.map((span, index) =>
    index === text.length - 1 ? { ...span, text: span.text.replace(/[\s·•|–—-]{1,9}$/, '') } : span,
  );

/** "## ..." names nothing; "## `%`" does. */
export const isUnsaid = (heading: RichText): boolean =>
  /^[\s\p{P}]*$/u.test(plain(heading)) && heading.every(({ marks }) => !marks?.includes('code'));
