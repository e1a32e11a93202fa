import assert from 'node:assert/strict';
import type { ModelRequest } from '../../../../../src/engine/model/connection/languageModel.ts';
import {
  type Attempt,
  LimitedModel,
  type ModelLimits,
} from '../../../../../src/engine/model/connection/limitedModel.ts';
import { VirtualTiming } from '../../../../support/virtualTiming.ts';

const request: ModelRequest = { system: '', messages: [], schema: {}, maxTokens: 10 };
const never = new AbortController().signal;
const busy: Attempt = { outcome: 'failed', why: 'overQuota', tokens: 1, again: {} };
const said: Attempt = { outcome: 'text', text: 'Hello', tokens: 10 };
const wide: ModelLimits = { tokens: 1_000, callMs: 60_000, totalMs: 300_000, tries: 3 };

describe('a limited model', () => {
  let timing: VirtualTiming;
  beforeEach(() => {
    timing = new VirtualTiming();
  });

  const modelOf = (attempts: readonly (Attempt | 'hang')[], limits: Partial<ModelLimits> = {}) => {
    const asked: AbortSignal[] = [];
    const model = new LimitedModel(
      {
        contextTokens: 1_000,
        countTokens: async ({ length }) => length,
        attempt: async (_, signal) => {
          const attempt = attempts[asked.length] ?? said;
          asked.push(signal);
          return attempt === 'hang' ? new Promise(() => undefined) : attempt;
        },
      },
      { ...wide, ...limits },
      timing,
    );
    return { model, asked };
  };
  const waits = () => timing.slept.filter((milliseconds) => milliseconds !== wide.callMs);

  it('tries again what may go better, longer from time to time, and counts every token', async () => {
    const { model } = modelOf([busy, busy]);
    assert.deepEqual(await model.complete(request, never), { outcome: 'text', text: 'Hello', tokens: 12 });
    assert.deepEqual(waits(), [1_000, 2_000]);
  });

  it('waits as long as it is told to', async () => {
    const { model } = modelOf([{ ...busy, again: { afterMs: 7_000 } }]);
    await model.complete(request, never);
    assert.deepEqual(waits(), [7_000]);
  });

  it('gives up after its tries, where nothing would change, and where it would wait too long', async () => {
    const { again: _, ...failure } = busy;
    const three = modelOf([busy, busy, busy]);
    assert.deepEqual(await three.model.complete(request, never), { ...failure, tokens: 3 });
    const once = modelOf([failure]);
    assert.deepEqual(await once.model.complete(request, never), failure);
    const late = modelOf([{ ...busy, again: { afterMs: 3_600_000 } }]);
    assert.deepEqual(await late.model.complete(request, never), failure);
    assert.deepEqual([three.asked.length, once.asked.length, late.asked.length], [3, 1, 1]);
  });

  it('lets go of a call that takes too long', async () => {
    const { model, asked } = modelOf(['hang']);
    const reply = await model.complete(request, never);
    assert.deepEqual(reply, { outcome: 'failed', why: 'slow', tokens: 0 });
    assert.equal(asked[0]?.aborted, true);
  });

  it('asks no more when its time or its tokens are used up', async () => {
    const late = modelOf(['hang', said], { totalMs: 1_000 });
    await late.model.complete(request, never);
    const { outcome } = await late.model.complete(request, never);
    assert.deepEqual([outcome, late.asked.length], ['failed', 1]);
    const spent = modelOf([said], { tokens: 10 });
    await spent.model.complete(request, never);
    assert.deepEqual(await spent.model.complete(request, never), {
      outcome: 'failed',
      why: 'spent',
      tokens: 0,
    });
    assert.equal(spent.asked.length, 1);
  });

  it('stops with what it is done for', async () => {
    const cancelling = new AbortController();
    const { model, asked } = modelOf([{ ...busy, again: { afterMs: 20_000 } }]);
    const sleep = timing.sleep.bind(timing);
    timing.sleep = (milliseconds, signal) => {
      if (milliseconds === 20_000) cancelling.abort();
      return sleep(milliseconds, signal);
    };
    await assert.rejects(model.complete(request, cancelling.signal), { name: 'AbortError' });
    assert.equal(asked.length, 1);
  });
});
