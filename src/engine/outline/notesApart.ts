import type { Language } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import { blockTexts } from '../reading/document/blockTexts.ts';
import type { Block } from '../reading/document/sourceDocument.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Topic } from './outline.ts';

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

/** What was noted of a section goes with what it is of, as that gets a heading of its own. */
export const withNotesApart = ({ notes, topics }: Topic, parted: Topic, language: Language): Topic => {
  if (notes.length === 0 || parted.topics.length === topics.length) return parted;
  const parts = [parted, ...parted.topics].map(({ blocks }) => blocks);
  const [own, ...below] = notesApart(notes, parts, language);
  return {
    ...parted,
    notes: own!,
    topics: parted.topics.map((each, at) => ({ ...each, notes: [...below[at]!, ...each.notes] })),
  };
};
