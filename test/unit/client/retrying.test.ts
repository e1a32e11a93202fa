import assert from 'node:assert/strict';
import { type Failure, failed, type Result, succeeded } from '../../../src/client/failure.ts';
import { withRetries } from '../../../src/client/retrying.ts';
import { VirtualTiming } from '../../support/virtualTiming.ts';

const refused = (status: number, retryAfterSeconds?: number): Failure => ({
  kind: 'refused',
  status,
  code: 'X',
  message: `HTTP ${status}`,
  details: [],
  retryAfterSeconds,
});
const connection = (problem: 'refused' | 'lost' | 'tls' | 'timeout' | 'dns', sent: boolean): Failure => ({
  kind: 'connection',
  problem,
  sent,
  message: problem,
});

const attempts = async (failures: readonly Failure[], idempotent: boolean, chance = 0.5) => {
  const timing = new VirtualTiming();
  timing.chance = chance;
  const left: Result<string>[] = failures.map((failure) => failed(failure));
  const result = await withRetries(async () => left.shift() ?? succeeded('done'), { idempotent, timing });
  return { result, slept: timing.slept };
};
const always = (failure: Failure) => Array<Failure>(10).fill(failure);

describe('withRetries', () => {
  it('tries again after about 2, 4 and 8 seconds, then gives the failure', async () => {
    const { result, slept } = await attempts(always(refused(500)), true);
    assert.deepEqual(slept, [2_000, 4_000, 8_000]);
    assert.deepEqual(result, failed(refused(500)));
  });

  it('spreads its delays', async () => {
    assert.deepEqual((await attempts(always(refused(502)), true, 0)).slept, [1_500, 3_000, 6_000]);
    assert.deepEqual(
      (await attempts(always(refused(502)), true, 0.9999)).slept.map(Math.round),
      [2_500, 5_000, 10_000],
    );
  });

  it('stops trying as soon as it works', async () => {
    const { result, slept } = await attempts([refused(503), refused(504)], true);
    assert.deepEqual(result, succeeded('done'));
    assert.equal(slept.length, 2);
  });

  for (const failure of [refused(429), refused(500), refused(502), refused(503), refused(504)]) {
    it(`tries an idempotent call again after ${failure.message}`, async () => {
      assert.equal((await attempts([failure], true)).result.ok, true);
    });
  }
  for (const failure of [
    refused(400),
    refused(401),
    refused(402),
    refused(403),
    refused(404),
    refused(409),
  ]) {
    it(`never tries again after ${failure.message}`, async () => {
      assert.deepEqual((await attempts([failure], true)).slept, []);
    });
  }
  for (const failure of [
    connection('refused', false),
    connection('lost', true),
    connection('timeout', true),
  ]) {
    it(`tries an idempotent call again after a connection that was ${failure.message}`, async () => {
      assert.equal((await attempts([failure], true)).result.ok, true);
    });
  }
  for (const failure of [connection('tls', false), connection('dns', false)]) {
    it(`never tries again where ${failure.message} fails: nobody mends that in seconds`, async () => {
      assert.deepEqual((await attempts([failure], true)).slept, []);
    });
  }

  for (const failure of [refused(429), refused(503, 1), connection('refused', false)]) {
    it(`tries what must be done once again where it was certainly not taken: ${failure.message}`, async () => {
      assert.equal((await attempts([failure], false)).result.ok, true);
    });
  }
  for (const failure of [
    refused(500),
    refused(502),
    refused(503),
    refused(504),
    connection('lost', true),
    connection('timeout', true),
  ]) {
    it(`never tries what must be done once again where it may have been taken: ${failure.message}`, async () => {
      assert.deepEqual((await attempts([failure], false)).slept, []);
    });
  }

  it('waits as long as the service asks, and a little more', async () => {
    assert.deepEqual((await attempts([refused(429, 30)], true)).slept, [30_250]);
  });

  it('does not wait for longer than a minute', async () => {
    const { result, slept } = await attempts([refused(429, 3_600)], true);
    assert.deepEqual(slept, []);
    assert.deepEqual(result, failed(refused(429, 3_600)));
  });

  it('stops when it is cancelled while it waits', async () => {
    const cancel = new AbortController();
    const timing = new VirtualTiming();
    let calls = 0;
    const result = await withRetries(
      async () => {
        calls += 1;
        queueMicrotask(() => cancel.abort());
        return failed(refused(500));
      },
      { idempotent: true, timing, signal: cancel.signal },
    );
    assert.equal(!result.ok && result.failure.kind, 'cancelled');
    assert.equal(calls, 1);
  });
});
