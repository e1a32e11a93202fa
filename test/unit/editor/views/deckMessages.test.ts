import assert from 'node:assert/strict';
import { commandIds, internalCommandIds } from '../../../../src/editor/ids.ts';
import { readDeckMessage } from '../../../../src/editor/views/deckMessages.ts';

describe('readDeckMessage', () => {
  it('takes the slide it is at, and nothing with it', () => {
    const place = { index: 3, title: 'Costs' };
    assert.deepEqual(readDeckMessage({ place: { ...place, more: 'x' } }), { kind: 'place', place });
  });

  it('takes a theme, a wish about the deck, and a key', () => {
    assert.deepEqual(readDeckMessage({ theme: 'plum' }), { kind: 'theme', theme: 'plum' });
    assert.deepEqual(readDeckMessage({ view: 'cards' }), { kind: 'view', view: 'cards' });
    assert.deepEqual(readDeckMessage({ ask: 'print' }), { kind: 'command', command: commandIds.print });
    assert.deepEqual(readDeckMessage('openInBrowser'), {
      kind: 'command',
      command: commandIds.openInBrowser,
    });
    assert.deepEqual(readDeckMessage('editSlides'), { kind: 'command', command: commandIds.editSlides });
    assert.equal(readDeckMessage({ key: 'F5' })?.kind, 'shortcut');
  });

  it('takes what it could not draw, as far as that can be told', () => {
    const undrawn = [
      { slide: 3, name: 'A diagram', line: 2 },
      { slide: 4, name: 'Flow' },
      { slide: 'x', name: 1 },
    ];
    assert.deepEqual(readDeckMessage({ undrawn }), {
      kind: 'command',
      command: internalCommandIds.tellUndrawn,
      more: undrawn.slice(0, 2),
    });
  });

  it('takes nothing else, whatever a page says', () => {
    for (const message of [
      undefined,
      'present',
      { ask: 'remove' },
      { ask: 'editSlides' },
      { ask: 'constructor' },
      { ask: 7 },
      { theme: '"><script>' },
      { theme: '' },
      { view: 'elsewhere' },
      { place: { index: '3', title: 'Costs' } },
      { place: { index: 3, title: 'x'.repeat(1_001) } },
      { place: null },
      { key: 'w', ctrlKey: true },
    ])
      assert.equal(readDeckMessage(message), undefined, JSON.stringify(message));
  });
});
