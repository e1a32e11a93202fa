import assert from 'node:assert/strict';
import { RequestBudget } from '../../../src/client/requestBudget.ts';
import { VirtualTiming } from '../../support/virtualTiming.ts';

const busiestMinute = (times: readonly number[]) =>
  Math.max(...times.map((start) => times.filter((time) => time >= start && time < start + 60_000).length));

const admitted = async (
  budget: RequestBudget,
  timing: VirtualTiming,
  urgency: 'person' | 'poll',
  count: number,
) => {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    await budget.admit(urgency);
    times.push(timing.now());
  }
  return times;
};

describe('RequestBudget', () => {
  it('lets a burst through at once, and never more than the limit within a minute', async () => {
    const timing = new VirtualTiming();
    const times = await admitted(new RequestBudget(20, timing), timing, 'person', 60);
    assert.equal(times[19], 0);
    assert.equal(times[20], 60_000);
    assert.equal(busiestMinute(times), 20);
  });

  it('knows no limit where none is given', async () => {
    const timing = new VirtualTiming();
    await admitted(new RequestBudget(undefined, timing), timing, 'poll', 500);
    assert.equal(timing.now(), 0);
  });

  it('keeps polls waiting for as long as a service asks, and a person for a minute at most', async () => {
    const timing = new VirtualTiming();
    const budget = new RequestBudget(20, timing);
    budget.learn({ status: 429, headers: { 'retry-after': '3600' } });
    await budget.admit('person');
    assert.equal(timing.now(), 0);
    await budget.admit('poll');
    assert.equal(timing.now(), 3_600_000);
    budget.learn({ status: 429, headers: { 'retry-after': '30' } });
    await budget.admit('person');
    assert.equal(timing.now(), 3_630_000);
  });

  it('pauses no longer once a person’s request was taken', async () => {
    const timing = new VirtualTiming();
    const budget = new RequestBudget(20, timing);
    budget.learn({ status: 429, headers: { 'retry-after': '3600' } });
    await budget.admit('person');
    budget.learn({ status: 202, headers: {} });
    await budget.admit('poll');
    assert.equal(timing.now(), 0);
  });

  it('leaves room for a person while several pollers share it', async () => {
    const timing = new VirtualTiming();
    const budget = new RequestBudget(20, timing);
    const times: number[] = [];
    const poller = async () => {
      for (let poll = 0; poll < 40; poll += 1) {
        await timing.sleep(2_000);
        await budget.admit('poll');
        times.push(timing.now());
      }
    };
    await Promise.all([poller(), poller(), poller()]);
    assert.equal(busiestMinute(times), 16);
    const before = timing.now();
    await admitted(budget, timing, 'person', 4);
    assert.equal(timing.now(), before);
  });

  it('spreads polls evenly once a quarter of it is used', async () => {
    const timing = new VirtualTiming();
    const times = await admitted(new RequestBudget(20, timing), timing, 'poll', 12);
    const gaps = times.slice(1).map((time, index) => time - times[index]!);
    assert.deepEqual(gaps.slice(0, 4), [0, 0, 0, 0]);
    assert.deepEqual(new Set(gaps.slice(5)), new Set([3_750]));
  });

  it('takes the limit from the replies', async () => {
    const timing = new VirtualTiming();
    const budget = new RequestBudget(undefined, timing);
    budget.learn({ status: 200, headers: { 'ratelimit-limit': '5' } });
    assert.equal((await admitted(budget, timing, 'person', 6)).at(-1), 60_000);
    budget.learn({ status: 200, headers: { 'ratelimit-limit': '100, 100;w=60' } });
    const before = timing.now();
    await admitted(budget, timing, 'person', 90);
    assert.equal(timing.now(), before);
  });

  it('pauses until the limit is reset where other programs have used it up', async () => {
    const timing = new VirtualTiming();
    const budget = new RequestBudget(20, timing);
    budget.learn({ status: 200, headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '41' } });
    await budget.admit('person');
    assert.equal(timing.now(), 41_000);
  });

  it('pauses for everybody after one was told to wait', async () => {
    const timing = new VirtualTiming();
    const budget = new RequestBudget(undefined, timing);
    budget.learn({ status: 429, headers: { 'retry-after': '12' } });
    await Promise.all([budget.admit('poll'), budget.admit('person')]);
    assert.equal(timing.now(), 12_000);
  });

  it('heeds no nonsense', async () => {
    const timing = new VirtualTiming();
    const budget = new RequestBudget(20, timing);
    budget.learn({
      status: 200,
      headers: { 'ratelimit-limit': '0', 'ratelimit-remaining': '0', 'ratelimit-reset': 'soon' },
    });
    budget.learn({ status: 429, headers: { 'retry-after': 'later' } });
    await admitted(budget, timing, 'person', 20);
    assert.equal(timing.now(), 0);
  });

  it('lets go when it is cancelled', async () => {
    const timing = new VirtualTiming();
    const budget = new RequestBudget(1, timing);
    await budget.admit('person');
    const cancel = new AbortController();
    const waiting = budget.admit('person', cancel.signal);
    cancel.abort();
    await waiting;
    assert.equal(timing.now(), 0);
  });
});
