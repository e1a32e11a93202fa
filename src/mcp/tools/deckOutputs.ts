import * as z from 'zod';
import { unusable } from '../../client/failure.ts';
import type { NotRead } from '../deckQuestions.ts';

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

export const notRead = {
  tooLong: unusable(
    'This deck file takes longer to read than there is time: make it shorter, or ask about a part of it.',
  ),
  tooMany: unusable('Too many deck files are being read for you: wait for their answers, then ask again.'),
} satisfies Record<NotRead, unknown>;
