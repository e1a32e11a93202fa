import * as z from 'zod';
import { succeeded } from '../../client/failure.ts';
import { deckGuide } from '../../deckFile/guide.ts';
import { tool } from '../tool.ts';

export const getDeckGuide = tool({
  name: 'get_deck_guide',
  title: 'How a deck file is written',
  description:
    'Two pages on deck files (name.deck.md): slides as Markdown, the layouts with an example each, and what a good slide is. Read it before you write one.',
  input: z.object({}),
  output: z.object({ guide: z.string() }),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  run: async () =>
    succeeded({
      output: { guide: deckGuide },
      next: 'Write the deck, then ask check_deck what does not hold.',
    }),
});
