import assert from 'node:assert/strict';
import { MinuteWindows } from '../../../../src/service/http/minuteWindows.ts';

describe('MinuteWindows', () => {
  let ticks: number;
  let windows: MinuteWindows;

  beforeEach(() => {
    ticks = 5_000;
    windows = new MinuteWindows(2, () => ticks);
  });

  it('begin with the first that is taken and end a minute later', () => {
    assert.deepEqual(windows.take('a'), { allowed: true, remaining: 1, resetSeconds: 60 });
    ticks += 30_500;
    assert.deepEqual(windows.take('a'), { allowed: true, remaining: 0, resetSeconds: 30 });
    assert.deepEqual(windows.take('a'), { allowed: false, remaining: 0, resetSeconds: 30 });
    ticks += 29_500;
    assert.deepEqual(windows.take('a'), { allowed: true, remaining: 1, resetSeconds: 60 });
  });

  it('are over after a sleep, and never longer than a minute', () => {
    windows.take('a');
    windows.take('a');
    ticks += 15 * 60_000;
    assert.deepEqual(windows.take('a'), { allowed: true, remaining: 1, resetSeconds: 60 });
  });

  it('count each name for itself', () => {
    windows.take('a');
    windows.take('a');
    assert.equal(windows.take('b').allowed, true);
  });
});
