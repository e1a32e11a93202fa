import * as z from 'zod';
import { succeeded, unusable } from '../../client/failure.ts';
import { tool } from '../tool.ts';
import { DeckText, notRead } from './deckOutputs.ts';

export const showSlide = tool({
  name: 'show_slide',
  title: 'Show a slide',
  description:
    'What one slide of a deck file shows, in words: its layout and all that stands on it in reading order, with sizes and numbers of lines; and a picture of it where a browser is at hand.',
  input: z.object({ text: DeckText, slide: z.int().min(1).meta({ description: 'Its number, from 1.' }) }),
  output: z.object({
    layout: z.string(),
    title: z.string(),
    shows: z.array(z.string()),
    notes: z.string().meta({ description: 'For the speaker.' }),
  }),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  run: async ({ text, slide }, { askDeck, pictureOfSlide }, { mcpReq: { signal } }) => {
    const asked = await askDeck('show', { text, slide }, signal);
    if (typeof asked === 'string') return notRead[asked];
    const { shown, slides } = asked.answer;
    if (!shown) return unusable(`There is no slide ${slide}: the deck has ${slides}.`);
    const picture = await pictureOfSlide?.(text, slide, signal);
    return succeeded({ output: { ...shown, shows: [...shown.shows] }, picture });
  },
});
