import * as z from 'zod';
import { succeeded } from '../../client/failure.ts';
import { tool } from '../tool.ts';
import { DeckReport, DeckText, notRead } from './deckOutputs.ts';

export const checkDeck = tool({
  name: 'check_deck',
  title: 'Check a deck file',
  description:
    'Says what of a deck file does not fit on its slides and by how much, which titles stand twice and what is not understood, each with its lines. Pictures are not looked for. Nothing is sent or kept.',
  input: z.object({ text: DeckText }),
  output: DeckReport,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  run: async ({ text }, { askDeck }, { mcpReq: { signal } }) => {
    const asked = await askDeck('check', { text }, signal);
    if (typeof asked === 'string') return notRead[asked];
    const output = { ...asked.answer, problems: [...asked.answer.problems] };
    return succeeded({
      output,
      ...(output.problems.length > 0 && {
        next: 'Mend these (split a slide, say less, move it to the notes), and check again.',
      }),
    });
  },
});
