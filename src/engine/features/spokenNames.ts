import type { RichText } from '../../deck/richText.ts';

/** "edgeLabels", "max_size": nobody writes so but of what stands in a listing. */
const codeName = /(?<![\p{L}\p{N}_])(?=\p{L}*(?:\p{Ll}\p{Lu}|[\p{L}\p{N}]_))[\p{L}_][\p{L}\p{N}_]{3,}/gu;

/** Of what in a listing a sentence speaks. */
export const spokenNames = (text: RichText): string[] =>
  text.flatMap((span) => (span.marks?.includes('code') ? [span.text] : (span.text.match(codeName) ?? [])));
