import assert from 'node:assert/strict';
import { UploadSweeper } from '../../../../src/service/objects/uploadSweeper.ts';

describe('The upload sweeper', () => {
  it('sweeps as it begins, but for what is in use', async () => {
    const swept: unknown[] = [];
    const inUse = new Set(['uploads/a']);
    const sweeper = new UploadSweeper({
      uploads: { deleteExpired: async (keys) => void swept.push(keys) },
      inUse: async () => inUse,
      log: () => assert.fail('nothing to tell'),
    });
    await sweeper.stop();
    assert.deepEqual(swept, [inUse]);
  });

  it('tells what keeps it from sweeping', async () => {
    const told: unknown[] = [];
    const sweeper = new UploadSweeper({
      uploads: { deleteExpired: () => Promise.reject(new Error('disk gone')) },
      inUse: async () => new Set(),
      log: ({ reason }) => told.push(reason),
    });
    await sweeper.stop();
    assert.match(String(told), /disk gone/);
  });
});
