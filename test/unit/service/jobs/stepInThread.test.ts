import assert from 'node:assert/strict';
import type { EngineTasks } from '../../../../src/service/jobs/engineTask.ts';
import type { EngineThreads } from '../../../../src/service/jobs/engineThreads.ts';
import { type StepParts, stepInThread } from '../../../../src/service/jobs/stepInThread.ts';
import type { Ran, Waits } from '../../../../src/service/jobs/taskOutcome.ts';
import type { Doing } from '../../../../src/service/jobs/threadTask.ts';
import { gaveWay } from '../../../../src/service/jobs/whileHeld.ts';

type Written = EngineTasks['write']['answer'];
const written: Ran<Written> = {
  outcome: 'done',
  answer: { sections: [], tokensUsed: 0, modelFailures: [] },
};
const ask: EngineTasks['write']['ask'] = { plans: [], model: undefined };
const limitMs = 60_000;
const lookMs = 500;

describe('stepInThread', () => {
  let now: number;
  let isHeld: boolean;
  let isToGiveWay: boolean;
  let isTaken: boolean;
  let isAsking: boolean;
  let isWaiting: boolean;
  let hasUse: boolean;
  let log: string[];
  let limits: number[];
  let look: (() => void) | undefined;
  /** What comes of the thread's work, in turn; undefined: it goes on until it is told to end. */
  let outcomes: (Ran<Written> | Waits | undefined)[];
  let told: () => void;
  let reply: () => void;

  beforeEach(() => {
    now = 0;
    isHeld = true;
    isToGiveWay = false;
    isTaken = false;
    isAsking = true;
    isWaiting = false;
    hasUse = true;
    log = [];
    limits = [];
    look = undefined;
    outcomes = [];
    told = () => undefined;
    reply = () => undefined;
  });

  const use: StepParts['use'] = {
    jobId: 'job',
    get isAsking() {
      return isAsking;
    },
    get isWaiting() {
      return isWaiting;
    },
    onWaiting(listener) {
      told = listener;
      return () => {
        told = () => undefined;
      };
    },
    replied: () =>
      new Promise((resolve) => {
        const before = reply;
        reply = () => {
          before();
          isAsking = false;
          resolve();
        };
      }),
    keepFailures: async () => void log.push('failures kept'),
    close: () => {
      log.push('given up');
      reply();
    },
  };
  const run = (_kind: never, _ask: never, limit: number, _who: never, gone: AbortSignal, { begins }: Doing) =>
    new Promise((resolve) => {
      log.push('begun');
      limits.push(limit);
      begins?.();
      const outcome = outcomes.shift();
      if (outcome) resolve(outcome);
      gone.addEventListener('abort', () =>
        resolve({ outcome: gone.reason === gaveWay ? gaveWay : 'abandoned' }),
      );
    });
  const step = () =>
    stepInThread(
      {
        threads: { run } as unknown as EngineThreads,
        place: {
          async beside(work) {
            log.push('place left');
            return work;
          },
          isTaken: () => isTaken,
          stepWaits: () => void log.push('thread left'),
        },
        use: hasUse ? use : undefined,
        time: {
          now: () => now,
          after(milliseconds, act) {
            assert.equal(milliseconds, lookMs);
            look = act;
            return () => {
              look = undefined;
            };
          },
        },
        isStillHeld: async () => isHeld,
        isToGiveWay: async () => isToGiveWay,
      },
      'write',
      ask,
      limitMs,
    );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  async function looks(): Promise<void> {
    await turn();
    look?.();
    await turn();
  }

  it('leaves its place while it waits for a model, and keeps its thread', async () => {
    const ran = step();
    await turn();
    told();
    assert.deepEqual(log, ['begun', 'place left']);
    isHeld = false;
    await looks();
    assert.deepEqual(await ran, { outcome: 'abandoned' });
  });

  it('is not begun anew before there is a reply', async () => {
    outcomes = [{ outcome: 'waits' }, written];
    const ran = step();
    await looks();
    assert.deepEqual(log, ['begun', 'thread left', 'place left']);
    reply();
    assert.deepEqual([await ran, log.at(-1)], [written, 'begun']);
  });

  it('has no more time for having waited', async () => {
    outcomes = [{ outcome: 'waits' }, written];
    const ran = step();
    await turn();
    now += 20_000;
    reply();
    await ran;
    assert.deepEqual(limits, [limitMs, limitMs - 20_000]);
  });

  it('makes room where others have the place that it left', async () => {
    outcomes = [{ outcome: 'waits' }];
    isTaken = true;
    const ran = step();
    await turn();
    reply();
    assert.deepEqual([await ran, log.at(-1)], [{ outcome: 'madeRoom' }, 'failures kept']);
  });

  it('makes room when it is replied, where it was told to give way while it asked', async () => {
    isToGiveWay = true;
    const ran = step();
    await looks();
    assert.deepEqual(log, ['begun', 'thread left', 'place left']);
    reply();
    assert.deepEqual(await ran, { outcome: 'madeRoom' });
  });

  it('gives way where it asks for nothing', async () => {
    isToGiveWay = true;
    isAsking = false;
    const ran = step();
    await looks();
    assert.deepEqual(await ran, { outcome: 'gaveWay' });
  });

  it('gives way without a language model', async () => {
    isToGiveWay = true;
    hasUse = false;
    const ran = step();
    await looks();
    assert.deepEqual(await ran, { outcome: 'gaveWay' });
  });

  it('has nothing to give way with while it waits', async () => {
    isToGiveWay = true;
    isWaiting = true;
    const ran = step();
    await looks();
    assert.deepEqual(log, ['begun']);
    isWaiting = false;
    isAsking = false;
    await looks();
    assert.equal((await ran).outcome, 'gaveWay');
  });

  it('gives up what is asked for a job that is nobody’s here any more', async () => {
    outcomes = [{ outcome: 'waits' }];
    const ran = step();
    await turn();
    isHeld = false;
    await looks();
    assert.deepEqual([await ran, log.at(-1)], [{ outcome: 'abandoned' }, 'given up']);
  });
});
