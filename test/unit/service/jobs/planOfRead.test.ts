import assert from 'node:assert/strict';
import type { EngineTasks } from '../../../../src/service/jobs/engineTask.ts';
import type { EngineThreads } from '../../../../src/service/jobs/engineThreads.ts';
import { planOfRead } from '../../../../src/service/jobs/planOfRead.ts';
import { gaveWay } from '../../../../src/service/jobs/whileHeld.ts';

const unusable: EngineTasks['plan']['answer'] = {
  outcome: 'unusable',
  reason: 'Nothing is in it.',
  tokensUsed: 0,
  modelFailures: [],
};
const limitMs = 60_000;
const ask = {} as EngineTasks['plan']['ask'];

describe('planOfRead', () => {
  let isHeld: boolean | Error;
  /** What is to be done after so many milliseconds. */
  let due: Map<number, () => void>;
  let readings: number;
  let end: (() => void) | undefined;
  let isSlow: boolean;
  let isToGiveWay: boolean;
  let isTaken: boolean;

  beforeEach(() => {
    isTaken = false;
    isHeld = true;
    due = new Map();
    readings = 0;
    end = undefined;
    isSlow = false;
    isToGiveWay = false;
  });

  const plan = () =>
    planOfRead(
      {
        threads: {
          run: (_kind: never, _ask: never, _limitMs: never, _who: never, gone: AbortSignal) =>
            new Promise((resolve) => {
              const answer = readings === 0 ? { outcome: 'unread', folder: 'f' } : unusable;
              gone.addEventListener('abort', () =>
                resolve({ outcome: gone.reason === gaveWay ? gaveWay : 'abandoned' }),
              );
              if (!isSlow) resolve({ outcome: 'done', answer });
            }),
        } as unknown as EngineThreads,
        parsers: {
          parse: (_folder, _who, gone) =>
            new Promise((resolve) => {
              readings += 1;
              end = () => resolve({ outcome: 'read' });
              gone.addEventListener('abort', () => resolve({ outcome: 'closed' }));
            }),
        },
        time: {
          now: () => 0,
          after(milliseconds, act) {
            due.set(milliseconds, act);
            return () => void due.delete(milliseconds);
          },
        },
        place: { beside: (work) => work, isTaken: () => isTaken, stepWaits: () => undefined },
        use: undefined,
        smallReadingMs: 0,
        who: 'acme',
        async isStillHeld() {
          if (isHeld instanceof Error) throw isHeld;
          return isHeld;
        },
        isToGiveWay: async () => isToGiveWay,
      },
      ask,
      limitMs,
    );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  async function comes(milliseconds: number): Promise<void> {
    await turn();
    const act = due.get(milliseconds);
    due.delete(milliseconds);
    act?.();
    await turn();
  }

  it('goes on when the sources are read, and looks no more', async () => {
    const ran = plan();
    await comes(500);
    end?.();
    assert.deepEqual(await ran, { outcome: 'done', answer: unusable });
    assert.deepEqual([readings, due.size], [1, 0]);
  });

  it('makes room where others have the place that it left for the reading', async () => {
    isTaken = true;
    const ran = plan();
    await comes(500);
    end?.();
    assert.deepEqual(await ran, { outcome: 'madeRoom' });
    assert.equal(readings, 1);
  });

  it('has nothing more read for a job that is not its own any more', async () => {
    const ran = plan();
    isHeld = false;
    await comes(500);
    assert.deepEqual(await ran, { outcome: 'closed' });
  });

  it('leaves its thread where the job is not its own any more', async () => {
    isSlow = true;
    const ran = plan();
    isHeld = false;
    await comes(500);
    assert.deepEqual(await ran, { outcome: 'abandoned' });
  });

  it('gives way with its thread', async () => {
    isSlow = true;
    isToGiveWay = true;
    const ran = plan();
    await comes(500);
    assert.deepEqual(await ran, { outcome: 'gaveWay' });
  });

  it('has its sources read to the end, for which it needs no thread', async () => {
    isToGiveWay = true;
    const ran = plan();
    await comes(500);
    end?.();
    assert.equal((await ran).outcome, 'done');
  });

  it('goes on while it cannot be known whose job it is', async () => {
    const ran = plan();
    isHeld = new Error('disk I/O error');
    await comes(500);
    assert.ok(due.has(500));
    end?.();
    assert.equal((await ran).outcome, 'done');
  });

  it('ends when the time is over', async () => {
    const ran = plan();
    await comes(limitMs);
    assert.deepEqual(await ran, { outcome: 'overran' });
  });
});
