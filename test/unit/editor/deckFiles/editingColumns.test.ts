import assert from 'node:assert/strict';
import { editingColumns } from '../../../../src/editor/deckFiles/editingColumns.ts';

describe('Where the text of a deck and its slides are shown', () => {
  it('is where the document and the deck are', () => {
    assert.deepEqual(editingColumns({ count: 2, active: 2, text: 1, deck: 2 }), { text: 1, slides: 2 });
    assert.deepEqual(editingColumns({ count: 2, active: 1, text: 2, deck: 1 }), { text: 2, slides: 1 });
    assert.deepEqual(editingColumns({ count: 3, active: 3, text: 1, deck: 3 }), { text: 1, slides: 3 });
  });

  it('is two columns where there is only one', () => {
    assert.deepEqual(editingColumns({ count: 1, active: 1, deck: 1 }), { text: 1, slides: undefined });
    assert.deepEqual(editingColumns({ count: 1, active: 1, text: 1 }), { text: 1, slides: undefined });
  });

  it('is never a third one because the document is closed, or in the last one', () => {
    assert.deepEqual(editingColumns({ count: 2, active: 2, deck: 2 }), { text: 1, slides: 2 });
    assert.deepEqual(editingColumns({ count: 2, active: 1, deck: 1 }), { text: 2, slides: 1 });
    assert.deepEqual(editingColumns({ count: 2, active: 2 }), { text: 2, slides: 1 });
    assert.deepEqual(editingColumns({ count: 2, active: 1, text: 2 }), { text: 2, slides: 1 });
  });
});
