import { rich } from '../../src/deck/richText.ts';
import type { DraftedScene } from '../../src/engine/writing/draftedDeck.ts';
import { type Point, pointOf } from '../../src/engine/writing/points/points.ts';
import type { Slide, SlideOf } from '../../src/layouts/slide.ts';

/** What every slide of these tests stands under. */
export const boats = { id: '', notes: '', title: rich('Boats') };

export const statementOf = (text: string, title = 'Boats'): SlideOf<'statement'> => ({
  ...boats,
  title: rich(title),
  layout: 'statement',
  text: rich(text),
});

export const boatTable: SlideOf<'table'> = {
  ...boats,
  layout: 'table',
  head: [rich('Boat')],
  align: ['start'],
  rows: [[rich('Ada')]],
};

/** A text with its slides, from a line of its document on. */
export const draftedText = (from: number, ...slides: Slide[]): DraftedScene => ({
  title: boats.title,
  heading: boats.title,
  body: { kind: 'text', said: [] },
  parts: [
    {
      source: 'prompt',
      heading: boats.title,
      depth: 1,
      position: { from, to: from },
      blocks: [],
      notes: [],
    },
  ],
  slides,
});

/** The sentences of one paragraph as points. */
export const paragraphOf = (...sentences: string[]): Point[] => {
  const paragraph = rich(sentences.join(' '));
  return sentences.map((text, at) => ({
    ...pointOf(rich(text)),
    paragraph,
    ...(at > 0 ? { goesOn: true } : {}),
  }));
};
