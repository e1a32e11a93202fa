import assert from 'node:assert/strict';
import { CountedTime } from '../../../src/service/workingTime.ts';

const minuteMs = 60_000;

describe('CountedTime', () => {
  let ticks: number;
  let time: CountedTime;

  beforeEach(() => {
    ticks = 1_000;
    time = new CountedTime(() => ticks);
  });
  afterEach(() => time.stop());

  it('counts what passes while somebody looks', () => {
    for (let second = 0; second < 60; second += 1) {
      ticks += 1_000;
      time.now();
    }
    assert.equal(time.now(), minuteMs);
  });

  it('does not count a sleep of fifteen minutes', () => {
    ticks += 15 * minuteMs;
    assert.equal(time.now(), 2_000);
  });

  it('never goes back', () => {
    ticks += 1_000;
    time.now();
    ticks -= 86_400_000;
    assert.equal(time.now(), 1_000);
  });

  it('does not act after a sleep, but after as much work as it was to wait for', async () => {
    const slept = Promise.withResolvers<void>();
    let acted = false;
    time.after(4_000, () => {
      acted = true;
      slept.resolve();
    });
    ticks += 15 * minuteMs;
    time.now();
    assert.equal(acted, false);
    ticks += 2_000;
    await slept.promise;
    assert.equal(acted, true);
  });

  it('acts no more once that was taken back', async () => {
    const later = Promise.withResolvers<void>();
    const takeBack = time.after(1, () => assert.fail('acted'));
    takeBack();
    ticks += 5;
    time.after(2, later.resolve);
    ticks += 5;
    await later.promise;
  });
});
