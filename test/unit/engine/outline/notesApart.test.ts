import assert from 'node:assert/strict';
import { notesApart } from '../../../../src/engine/outline/notesApart.ts';
import type { Block } from '../../../../src/engine/reading/document/sourceDocument.ts';

const said = (text: string): Block => ({ kind: 'paragraph', text: [{ text }], position: { from: 1, to: 1 } });

describe('The notes of a heading by what they go on from', () => {
  const parts = [[said('Open the valve.')], [said('Close the door. Lock it.')]];

  it('go with what they say again', () => {
    assert.deepEqual(notesApart(['Lock it. See the manual.'], parts, 'us'), [
      [],
      ['Lock it. See the manual.'],
    ]);
  });

  it('come first where they say nothing of any', () => {
    assert.deepEqual(notesApart(['Greet the guests.'], parts, 'us'), [['Greet the guests.'], []]);
  });
});
