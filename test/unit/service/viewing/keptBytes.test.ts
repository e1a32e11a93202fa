import assert from 'node:assert/strict';
import { KeptBytes } from '../../../../src/service/viewing/keptBytes.ts';
import { collectGarbage } from '../../../support/collectGarbage.ts';

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
    for (const name of ['a', 'b', 'a', 'c', 'a', 'c', 'b']) {
      await kept.get(name, make(name, 4));
      await collectGarbage();
    }
    assert.deepEqual(made, ['a', 'b', 'c', 'b']);
  });

  it('gives what alone is too large to be kept', async () => {
    assert.equal((await new KeptBytes(10).get('a', make('a', 11))).byteLength, 11);
  });

  it('tries again what could not be made', async () => {
    const kept = new KeptBytes(10);
    await assert.rejects(
      kept.get('a', () => Promise.reject(new Error('broken'))),
      /broken/,
    );
    assert.equal((await kept.get('a', make('a', 1))).byteLength, 1);
  });

  it('gives again what it let go of, as long as somebody holds it', async () => {
    const kept = new KeptBytes(10);
    const held = await kept.get('a', make('a', 11));
    assert.equal(await kept.get('a', make('a', 11)), held);
    assert.deepEqual(made, ['a']);
  });
});
