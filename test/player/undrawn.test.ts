import assert from 'node:assert/strict';
import { rich } from '../../src/deck/richText.ts';
import type { Slide } from '../../src/layouts/slide.ts';
import { deckOfSlides } from '../support/exporting.ts';
import { DeckInBrowser } from './deckInBrowser.ts';
import { inEditor, toldEditor } from './inEditor.ts';

const diagram = (title: string, source: string) =>
  ({ layout: 'diagram', title: rich(title), source }) as unknown as Partial<Slide>;

describe('a diagram that cannot be read', () => {
  const shown = new DeckInBrowser(
    deckOfSlides([
      diagram('Whole', 'flowchart LR\n  tea --> cup'),
      diagram('Broken', 'flowchart LR\n  A -->\n  B{{ ==> ???\n'),
      diagram('Of no kind', 'riverchart\n  A'),
    ]),
  );

  it('is told to the editor around the deck, with the line where there is one', async () => {
    const { page, origin } = shown;
    await inEditor(page, origin, { width: 900, height: 500 });
    const told = (await toldEditor(page)).flatMap(({ undrawn }) => undrawn ?? []);
    assert.deepEqual(told, [
      { slide: 2, name: 'Broken', line: 3 },
      { slide: 3, name: 'Of no kind', line: undefined },
    ]);
  });
});
