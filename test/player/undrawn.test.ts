import assert from 'node:assert/strict';
import { rich } from '../../src/deck/richText.ts';
import type { Slide } from '../../src/layouts/slide.ts';
import { deckOfSlides } from '../support/exporting.ts';
import { DeckInBrowser } from './deckInBrowser.ts';
import { inEditor, toldEditor } from './inEditor.ts';

const diagram = (title: string, source: string) =>
  ({ layout: 'diagram', title: rich(title), source }) as unknown as Partial<Slide>;

const joined = (letter: string): string =>
  Array.from({ length: 1_600 }, (_, at) => `${letter}${at}`).join('&');
const tangled = `flowchart TD\n  ${joined('a')} --> ${joined('b')}`;
const branched = `mindmap\n  root\n${Array.from({ length: 1_600 }, (_, at) => `    n${at}`).join('\n')}`;
const nested = (levels: number): string =>
  `block-beta\n${'block\n'.repeat(levels)}a\n${'end\n'.repeat(levels)}`;

describe('a diagram that cannot be read', () => {
  const shown = new DeckInBrowser(
    deckOfSlides([
      diagram('Whole', 'flowchart LR\n  tea --> cup'),
      diagram('Broken', 'flowchart LR\n  A -->\n  B{{ ==> ???\n'),
      diagram('Of no kind', 'riverchart\n  A'),
      diagram('Blocks', nested(4)),
      diagram('A packet', 'packet-beta\n0-15: "Source"\n16-63: "Number"'),
      diagram('Nested', nested(100)),
      diagram('Wide', 'packet-beta\n0-99999999: "x"'),
      diagram('Spaced', 'block-beta\nspace:99999999'),
      ...['Tangled', 'As tangled', 'No less'].map((title) => diagram(title, tangled)),
      diagram('Branched', branched),
    ]),
  );

  it('is told to the editor around the deck, with the line where there is one, before anybody waits', async () => {
    const { page, origin } = shown;
    await inEditor(page, origin, { width: 900, height: 500 });
    const told = (await toldEditor(page)).flatMap(({ undrawn }) => undrawn ?? []);
    assert.deepEqual(told, [
      { slide: 2, name: 'Broken', line: 3 },
      { slide: 3, name: 'Of no kind', line: undefined },
      { slide: 6, name: 'Nested', line: undefined },
      { slide: 7, name: 'Wide', line: undefined },
      { slide: 8, name: 'Spaced', line: undefined },
      { slide: 9, name: 'Tangled', line: undefined },
      { slide: 10, name: 'As tangled', line: undefined },
      { slide: 11, name: 'No less', line: undefined },
      { slide: 12, name: 'Branched', line: undefined },
    ]);
  });
});
