import assert from 'node:assert/strict';
import { onceMade } from '../../../src/editor/onceMade.ts';

describe('onceMade', () => {
  it('makes something once', async () => {
    let made = 0;
    const get = onceMade(async () => ++made);
    assert.deepEqual(await Promise.all([get(), get()]), [1, 1]);
    assert.equal(await get(), 1);
  });

  it('makes it the next time where it failed', async () => {
    let tries = 0;
    const get = onceMade(async () => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return 'made';
    });
    await assert.rejects(get(), /not yet/);
    assert.equal(await get(), 'made');
  });
});
