import assert from 'node:assert/strict';
import { Serial } from '../../../src/editor/serial.ts';

describe('Serial', () => {
  it('does one thing after the other', async () => {
    const serial = new Serial();
    const done: string[] = [];
    const first = Promise.withResolvers<void>();
    const all = [
      serial.run(async () => {
        await first.promise;
        done.push('first');
      }),
      serial.run(async () => {
        done.push('second');
      }),
    ];
    first.resolve();
    await Promise.all(all);
    assert.deepEqual(done, ['first', 'second']);
  });

  it('goes on after a failure, which only its own asker hears of', async () => {
    const serial = new Serial();
    const failing = serial.run(async () => {
      throw new Error('no space left');
    });
    const next = serial.run(async () => 'done');
    await assert.rejects(failing, /no space left/);
    assert.equal(await next, 'done');
  });

  it('goes on after work that throws before it begins', async () => {
    const serial = new Serial();
    await assert.rejects(
      serial.run(() => {
        throw new Error('at once');
      }),
    );
    assert.equal(await serial.run(async () => 'done'), 'done');
  });
});
