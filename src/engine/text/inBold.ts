import type { RichText } from '../../deck/richText.ts';

/** A name is a name, whether it is set off in bold or in italics. */
export const inBold = (name: RichText): RichText =>
  name.map(({ marks = [], ...span }) => ({
    ...span,
    marks: marks.includes('strong') ? marks : [...marks.filter((mark) => mark !== 'emphasis'), 'strong'],
  }));
