/** The dash of "08:15 – 09:15", "June 11th - 14th" and "£900 - £80" parts no name from what is said of it. */
const range = /\p{N}(?:st|nd|rd|th|er|[ºª°.])?\s*[–—-]\n\s*\p{N}|\p{Sc}\s?[\d.,]+\s*[–—-]\n\s*\p{Sc}\s?\d/u;

/** Whether the dash that ends what stands before leads to the end of a range. */
export const isWithinRange = (before: string, after: string): boolean =>
  range.test(`${before.trimEnd()}\n${after}`);
