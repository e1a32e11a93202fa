import type { Language } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import { blockTexts } from '../reading/document/blockTexts.ts';
import type { Block } from '../reading/document/sourceDocument.ts';
import { sentencesOf } from '../text/sentences.ts';

/** A note says again what is left of where it was. */
const mostSought = 4;

/** The notes of a heading by the part of what stands under it that each goes on from; the others are of the first. */
export const notesApart = (
  notes: readonly string[],
  parts: readonly (readonly Block[])[],
  language: Language,
): string[][] => {
  const placed: string[][] = parts.map(() => []);
  if (notes.length === 0 || parts.length === 0) return placed;
  const partOf = new Map<string, number>();
  const [, ...later] = parts;
  later.forEach((blocks, at) => {
    for (const text of blocks.flatMap(blockTexts))
      for (const sentence of sentencesOf(plain(text), language)) partOf.set(sentence, at + 1);
  });
  for (const note of notes) {
    const [known = 0] = sentencesOf(note, language)
      .slice(0, mostSought)
      .flatMap((sentence) => partOf.get(sentence) ?? []);
    placed[known]!.push(note);
  }
  return placed;
};
