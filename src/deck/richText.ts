import * as z from 'zod';

export const marks = ['strong', 'emphasis', 'code', 'strike', 'math'] as const;
export type Mark = (typeof marks)[number];

const safeLink = /^(https?:\/\/|mailto:)/i;

/** A run of text in one style. A `math` run holds TeX. */
export const Span = z.object({
  text: z.string(),
  marks: z.array(z.enum(marks)).optional(),
  href: z.string().regex(safeLink).optional(),
});
export type Span = z.infer<typeof Span>;

export const RichText = z.array(Span);
export type RichText = z.infer<typeof RichText>;

export const rich = (text: string): RichText => (text === '' ? [] : [{ text }]);

export const plain = (text: RichText): string => {
  let whole = '';
  for (const span of text) whole += span.text;
  return whole;
};

/** All that can be read of it is marked so. */
export const isWholly = (text: RichText, mark: Mark): boolean =>
  text.every(({ text: part, marks: of }) => part.trim() === '' || of?.includes(mark) === true);

/** Each piece of a link's words carries its address. */
const longestLink = 2_000;

export const isSafeLink = (href: string): boolean => href.length <= longestLink && safeLink.test(href);
