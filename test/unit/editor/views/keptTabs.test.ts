import assert from 'node:assert/strict';
import { KeptTabs } from '../../../../src/editor/views/keptTabs.ts';
import { MemoryMemento } from '../../../support/memento.ts';

describe('KeptTabs', () => {
  const state = { jobId: 'second', room: 'r'.repeat(16), place: { index: 4, title: 'Costs' } };

  it('knows what a tab showed when the window is there again', async () => {
    const memento = new MemoryMemento();
    await new KeptTabs(memento).keep('first', state);
    assert.deepEqual(new KeptTabs(memento).of('first'), state);
  });

  it('forgets a tab that was closed, and no other', async () => {
    const tabs = new KeptTabs(new MemoryMemento());
    await tabs.keep('first', state);
    await tabs.keep('other', { jobId: 'other' });
    await tabs.keep('first', undefined);
    assert.equal(tabs.of('first'), undefined);
    assert.deepEqual(tabs.of('other'), { jobId: 'other' });
  });

  it('names the decks that have a tab, for one that has lost its own name', async () => {
    const tabs = new KeptTabs(new MemoryMemento());
    await tabs.keep('first', state);
    await tabs.keep('other', { jobId: 'other' });
    assert.deepEqual(tabs.lines, ['first', 'other']);
  });
});
