import assert from 'node:assert/strict';
import { Kept } from '../../../../src/player/drawing/kept.ts';

describe('Kept', () => {
  it('makes a thing once and forgets what was unused for longest', () => {
    const kept = new Kept<string>(2);
    const made: string[] = [];
    const get = (key: string) =>
      kept.get(key, () => {
        made.push(key);
        return key;
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) assert.equal(get(key), key);
    assert.deepEqual(made, ['a', 'b', 'c', 'b']);
  });
});
