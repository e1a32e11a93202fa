import assert from 'node:assert/strict';
import { ModelKeys } from '../../../../src/editor/models/modelKeys.ts';

describe('the keys of endpoints', () => {
  it('are kept for each origin, and an empty one is none', async () => {
    const secrets = new Map<string, string>();
    const keys = new ModelKeys({
      get: async (name) => secrets.get(name),
      store: async (name, value) => void secrets.set(name, value),
      delete: async (name) => void secrets.delete(name),
    });
    await keys.set('https://models.example.com/v1', 'sk-1');
    assert.equal(await keys.get('https://models.example.com/other'), 'sk-1');
    assert.equal(await keys.get('https://models.example.org/v1'), undefined);
    await keys.set('https://models.example.com/v1', '');
    assert.deepEqual([...secrets], []);
  });
});
