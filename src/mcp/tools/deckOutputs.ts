import * as z from 'zod';
import { checkDeckFile } from '../../deckFile/checkDeckFile.ts';
import { problemReport } from '../../deckFile/problemReport.ts';
import { readDeckFile } from '../../deckFile/readDeckFile.ts';
import { createMeasure } from '../../layouts/measure/fontMeasure.ts';

const mostCharacters = 500_000;

export const DeckText = z
  .string()
  .min(1)
  .max(mostCharacters)
  .meta({ description: 'The whole deck file, as get_deck_guide describes it.' });

const DeckProblem = z.object({
  line: z.int().meta({ description: 'From 1.' }),
  end_line: z.int(),
  kind: z.string(),
  message: z.string(),
});

export const DeckReport = z.object({
  slides: z.int().min(0).meta({ description: 'How many there are.' }),
  problems: z.array(DeckProblem).meta({ description: 'Empty: nothing is left to do.' }),
});

/** What is wrong with a deck file whose pictures nobody can look for. */
export const deckReport = (text: string): z.input<typeof DeckReport> => ({
  slides: readDeckFile(text).lines.length,
  problems: checkDeckFile(text, { measure: createMeasure(), hasPicture: () => true })
    .map(problemReport)
    .map(({ line, end_line, kind, message }) => ({ line, end_line, kind, message })),
});
