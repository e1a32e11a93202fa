import assert from 'node:assert/strict';
import { Sweeper } from '../../../../src/service/keeping/sweeper.ts';

describe('The sweeper', () => {
  it('sweeps as it begins', async () => {
    const swept: number[] = [];
    const sweeper = new Sweeper({
      sweeps: [async () => void swept.push(1)],
      log: ({ level }) => assert.equal(level, 'info'),
    });
    await sweeper.stop();
    assert.deepEqual(swept, [1]);
  });

  it('tells what keeps it from one sweep, and does the others', async () => {
    const told: unknown[] = [];
    const swept: number[] = [];
    const sweeper = new Sweeper({
      sweeps: [() => Promise.reject(new Error('disk gone')), async () => void swept.push(1)],
      log: ({ reason }) => void (reason && told.push(reason)),
    });
    await sweeper.stop();
    assert.match(String(told), /disk gone/);
    assert.deepEqual(swept, [1]);
  });
});
