import * as z from 'zod';
import { limits } from '../../api/limits.ts';
import { succeeded, unusable } from '../../client/failure.ts';
import { tool } from '../tool.ts';
import { DeckReport, DeckText, notRead } from './deckOutputs.ts';

export const updateSlides = tool({
  name: 'update_slides',
  title: 'Change slides of a deck file',
  description:
    'Replaces slides of a deck file by their numbers and gives back the whole text, all else to the letter, with what check_deck says of it. No file is written: that is yours to do.',
  input: z.object({
    text: DeckText,
    changes: z
      .array(
        z.object({
          slide: z.int().min(1).meta({ description: 'From 1, as they stand in the text; each once.' }),
          markdown: z.string().meta({
            description: 'The slide anew; several, parted by lines of ---; empty: the slide is taken out.',
          }),
        }),
      )
      .min(1)
      .max(limits.deckSlides)
      .meta({ description: 'What to change.' }),
  }),
  output: DeckReport.extend({ text: z.string() }),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  run: async ({ text, changes }, { askDeck }, { mcpReq: { signal } }) => {
    const asked = await askDeck('change', { text, changes }, signal);
    if (typeof asked === 'string') return notRead[asked];
    if (!asked.answer) return unusable('One of these slides is not there, or is named twice.');
    return succeeded({ output: { ...asked.answer, problems: [...asked.answer.problems] } });
  },
});
