import assert from 'node:assert/strict';
import { KeptBytes } from '../../../../src/service/viewing/keptBytes.ts';

describe('KeptBytes', () => {
  let made: string[];
  beforeEach(() => {
    made = [];
  });
  const make = (name: string, size: number) => async () => {
    made.push(name);
    return new Uint8Array(size);
  };

  it('makes once what many ask for at once', async () => {
    const kept = new KeptBytes(10);
    const all = await Promise.all([1, 2, 3].map(() => kept.get('a', make('a', 4))));
    assert.deepEqual([made, new Set(all).size], [['a'], 1]);
  });

  it('lets go of what was asked for longest ago, by bytes', async () => {
    const kept = new KeptBytes(10);
    for (const name of ['a', 'b', 'a', 'c', 'a', 'c', 'b']) await kept.get(name, make(name, 4));
    assert.deepEqual(made, ['a', 'b', 'c', 'b']);
  });

  it('keeps nothing that alone is too large, but gives it', async () => {
    const kept = new KeptBytes(10);
    for (const _ of [1, 2]) assert.equal((await kept.get('a', make('a', 11))).byteLength, 11);
    assert.deepEqual(made, ['a', 'a']);
  });

  it('tries again what could not be made', async () => {
    const kept = new KeptBytes(10);
    await assert.rejects(
      kept.get('a', () => Promise.reject(new Error('broken'))),
      /broken/,
    );
    assert.equal((await kept.get('a', make('a', 1))).byteLength, 1);
  });
});
