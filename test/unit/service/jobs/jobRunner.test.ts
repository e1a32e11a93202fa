import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { AnswerDeadline } from '../../../../src/service/jobs/answerDeadline.ts';
import { JobQueue } from '../../../../src/service/jobs/jobQueue.ts';
import { JobRunner, type JobRunnerParts } from '../../../../src/service/jobs/jobRunner.ts';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import type { Place } from '../../../../src/service/jobs/place.ts';
import type { LogEntry } from '../../../../src/service/log.ts';
import type { JobRow } from '../../../../src/service/store/tables.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const dayMs = 86_400_000;

describeOnEveryDatabase('JobRunner', (openTestStore) => {
  let opened: TestStore;
  let jobs: JobStore;
  let queue: JobQueue;
  let runner: JobRunner;
  let time: number;
  let awakeMs: number;
  let logged: LogEntry[];
  /** The jobs under way, in the order they were begun; calling one ends its job. */
  let underWay: Map<string, (error?: Error) => void>;
  let begun: string[];
  /** Calling one does so much of its job outside of its place. */
  let leave: Map<string, Place['beside']>;
  let crowded: Map<string, () => Promise<[boolean, boolean]>>;
  /** Asks one whether it is to give way after so long. */
  let asks: Map<string, (milliseconds: number) => Promise<boolean>>;
  /** Tells one what its step does. */
  let steps: Map<string, Record<'begins' | 'waits', () => void>>;

  beforeEach(async () => {
    opened = await openTestStore();
    jobs = new JobStore(opened.store);
    queue = new JobQueue(opened.store);
    time = Date.UTC(2026, 10, 21);
    awakeMs = 0;
    logged = [];
    underWay = new Map();
    begun = [];
    leave = new Map();
    crowded = new Map();
    asks = new Map();
    steps = new Map();
  });
  afterEach(async () => {
    const stopped = runner.stop();
    while (underWay.size > 0) {
      for (const end of underWay.values()) end();
      await turn();
    }
    await stopped;
    await opened.close();
  });

  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await condition())) await turn();
  }

  function start(options: Partial<JobRunnerParts> = {}): JobRunner {
    runner = new JobRunner({
      queue,
      advance: {
        advance: (job: JobRow, { beside, isToGiveWay, isToStop, isTaken, stepBegins, stepWaits }: Place) =>
          new Promise<void>((resolve, reject) => {
            begun.push(job.id);
            leave.set(job.id, beside);
            steps.set(job.id, { begins: stepBegins, waits: stepWaits });
            crowded.set(job.id, async () => [isTaken(), await isToStop(job)]);
            asks.set(job.id, (milliseconds) => isToGiveWay(job, milliseconds));
            underWay.set(job.id, (error) => {
              underWay.delete(job.id);
              if (error) reject(error);
              else void jobs.fail(job, 'Ended', { now: new Date(time).toISOString() }).then(() => resolve());
            });
          }),
      },
      lease: { owner: 'me', isGone: (owner) => owner === 'gone' },
      concurrentJobs: 2,
      places: 3,
      deadline: new AnswerDeadline(jobs, 7, { awakeMs: async () => awakeMs }, () => time),
      clock: { look: async () => ({ says: time, believed: time }) },
      time: { now: () => time },
      log: (entry) => logged.push(entry),
      ...options,
    });
    runner.start();
    return runner;
  }
  async function newJob(id: string, workspaceId = 'acme'): Promise<JobRow> {
    time += 1;
    await jobs.create({ id, workspaceId, request: '{}', now: new Date(time).toISOString() }, undefined);
    return (await jobs.find(id))!;
  }

  it('begins with what the rows hold, no more at once than it may, in order', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await newJob(id);
    start();
    await until(() => begun.length === 2);
    runner.wake();
    await until(async () => new Set((await queue.leases()).map(({ owner }) => owner)).size === 1);
    assert.deepEqual(begun, ['a', 'b']);
    underWay.get('b')!();
    await until(() => begun.length === 3);
    underWay.get('a')!();
    await until(() => begun.length === 4);
    assert.deepEqual(begun, ['a', 'b', 'c', 'd']);
  });

  it('gives the place of a job that leaves it to a workspace without any, until it is back', async () => {
    for (const id of ['a', 'b']) await newJob(id);
    start({ concurrentJobs: 1, places: 1 });
    await until(() => begun.length === 1);
    for (const id of ['c', 'd']) await newJob(id, id);
    const { promise, resolve } = Promise.withResolvers<void>();
    const back = leave.get('a')!(promise);
    await until(() => begun.length === 2);
    resolve();
    await back;
    underWay.get('c')!();
    await until(async () => (await jobs.find('c'))?.status === 'failed');
    runner.wake();
    await turn();
    assert.deepEqual(begun, ['a', 'c']);
    underWay.get('a')!();
    await until(() => begun.length === 3);
  });

  it('needs no place for a job as long as anything is done beside it', async () => {
    await newJob('a');
    start({ concurrentJobs: 1, places: 1 });
    await until(() => begun.length === 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const back = leave.get('a')!(promise);
    await newJob('b', 'b');
    await until(() => begun.length === 2);
    const { promise: longer, resolve: end } = Promise.withResolvers<void>();
    const backLater = leave.get('a')!(longer);
    await newJob('c', 'c');
    resolve();
    await back;
    assert.equal((await crowded.get('a')!())[0], false);
    end();
    await backLater;
    assert.equal((await crowded.get('a')!())[0], true);
  });

  it('keeps the place of a job that is back in a moment', async () => {
    await newJob('a');
    start({ concurrentJobs: 1, places: 1 });
    await until(() => begun.length === 1);
    await newJob('b', 'b');
    await leave.get('a')!(turn(), 60_000);
    runner.wake();
    await turn();
    assert.deepEqual([begun, (await crowded.get('a')!())[0]], [['a'], false]);
    underWay.get('a')!();
    await until(() => begun.length === 2);
  });

  it('says that the place which a job left is taken, and has the job stop, as long as it is', async () => {
    for (const id of ['a', 'b']) await newJob(id);
    start({ concurrentJobs: 1, places: 1 });
    await until(() => begun.length === 1);
    await newJob('c', 'c');
    const { promise, resolve } = Promise.withResolvers<void>();
    const back = leave.get('a')!(promise);
    await until(() => begun.length === 2);
    resolve();
    await back;
    assert.deepEqual(await crowded.get('a')!(), [true, true]);
    underWay.get('c')!();
    await until(() => !underWay.has('c'));
    await until(async () => (await jobs.find('c'))?.status === 'failed');
    // Its place is free once the runner has seen that.
    await until(async () => !(await crowded.get('a')!())[0]);
  });

  describe('has a step', () => {
    async function begin(options: Partial<JobRunnerParts> = {}): Promise<(ms: number) => Promise<boolean>> {
      start({ concurrentJobs: 1, places: 1, contestedTurns: [1_000, 2_000], ...options });
      await until(() => begun.length === 1);
      return asks.get('long')!;
    }

    it('give way to another workspace once it took as long as it may', async () => {
      await newJob('long');
      const isToGiveWay = await begin();
      await newJob('other', 'beta');
      assert.deepEqual([await isToGiveWay(999), await isToGiveWay(1_000)], [false, true]);
    });

    it('have longer the more often it gave way', async () => {
      const spent = { tokensUsed: 0, workedMs: 0, now: new Date(time).toISOString() };
      await jobs.saveUndone(await newJob('long'), spent, 'gaveWay');
      const isToGiveWay = await begin();
      await newJob('other', 'beta');
      assert.deepEqual([await isToGiveWay(1_999), await isToGiveWay(2_000)], [false, true]);
    });

    it('go on where only its own workspace waits', async () => {
      await newJob('long');
      const isToGiveWay = await begin();
      await newJob('own');
      assert.equal(await isToGiveWay(60_000), false);
    });

    it('go on where there is room for all', async () => {
      await newJob('long');
      const isToGiveWay = await begin({ concurrentJobs: 2, places: 2 });
      await newJob('other', 'beta');
      assert.equal(await isToGiveWay(60_000), false);
    });

    it('go on where none is to give way', async () => {
      await newJob('long');
      const isToGiveWay = await begin({ contestedTurns: undefined });
      await newJob('other', 'beta');
      assert.equal(await isToGiveWay(60_000), false);
    });
  });

  it('takes a job up when it is told of it', async () => {
    start();
    await newJob('a');
    runner.wake();
    await until(() => begun.length === 1);
  });

  it('takes over the jobs of owners that are gone, and no others', async () => {
    await newJob('lost');
    await newJob('kept');
    await queue.claimNext({ owner: 'gone', gone: [], dead: [], running: [] });
    await queue.claimNext({ owner: 'alive', gone: [], dead: [], running: [] });
    start();
    await until(() => begun.length === 1);
    runner.wake();
    await turn();
    assert.deepEqual(begun, ['lost']);
  });

  it('counts the end of a process within a step, and not that a process stood still', async () => {
    await newJob('lost');
    await newJob('asleep');
    await queue.claimNext({ owner: 'gone', gone: [], dead: [], running: [] });
    await queue.claimNext({ owner: 'stopped', gone: [], dead: [], running: [] });
    for (const owner of ['gone', 'gone', 'stopped', 'stopped'])
      await queue.renewLeases(owner, ['lost', 'asleep']);
    start();
    await until(() => begun.length === 1);
    time += 30_000;
    await until(() => {
      runner.wake();
      return begun.length === 2;
    });
    assert.deepEqual(
      [begun, (await jobs.find('lost'))?.deaths, (await jobs.find('asleep'))?.deaths],
      [['lost', 'asleep'], 1, 0],
    );
  });

  it('counts a beat for a step while a thread is at it, and none while it waits', async () => {
    mock.timers.enable({ apis: ['setInterval'] });
    try {
      const { id } = await newJob('a');
      let looks = 0;
      const giveUpUnanswered = async () => {
        looks += 1;
      };
      start({ deadline: { giveUpUnanswered } as Partial<AnswerDeadline> as AnswerDeadline });
      await until(() => begun.length === 1);
      const { begins, waits } = steps.get(id)!;
      const beats: number[] = [];
      for (const change of [() => undefined, begins, waits]) {
        change();
        // A look comes after the one before.
        await turn();
        const before = looks;
        mock.timers.tick(2_000);
        await until(() => looks > before);
        beats.push((await jobs.find(id))!.stepBeats);
      }
      assert.deepEqual(beats, [0, 1, 1]);
    } finally {
      mock.timers.reset();
    }
  });

  it('begins nothing more once it is to stop, and waits for what is under way', async () => {
    for (const id of ['a', 'b', 'c']) await newJob(id);
    start();
    await until(() => begun.length === 2);
    let stopped = false;
    const stopping = runner.stop().then(() => {
      stopped = true;
    });
    underWay.get('a')!();
    await turn();
    assert.equal(stopped, false);
    underWay.get('b')!();
    await stopping;
    assert.deepEqual(begun, ['a', 'b']);
    await runner.release();
    assert.deepEqual(await queue.leases(), []);
  });

  it('logs what should never happen and leaves the job to be claimed again', async () => {
    await newJob('a');
    start();
    await until(() => begun.length === 1);
    underWay.get('a')!(new Error('disk full'));
    await until(async () => (await jobs.find('a'))?.leaseOwner === null);
    assert.match(String(logged[0]?.reason), /disk full/);
    runner.wake();
    await until(() => begun.length === 2);
  });

  it('says once that no job can be claimed, though all else goes well', async () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    let asked = 0;
    const demandRoom = () => {
      asked += 1;
      return Promise.reject(full);
    };
    start({ queue: Object.assign(new JobQueue(opened.store), { demandRoom }) });
    for (const looks of [1, 2, 3]) {
      runner.wake();
      await until(() => asked >= looks);
    }
    assert.deepEqual(
      logged.map(({ event }) => event),
      ['disk full'],
    );
  });

  it('fails a job whose question was not answered in time, saying so', async () => {
    const job = await newJob('a');
    const spent = { tokensUsed: 0, workedMs: 0, now: new Date(time).toISOString() };
    await jobs.saveQuestion(job, '{"text":"Who?"}', spent);
    awakeMs += 7 * dayMs;
    start();
    await until(async () => (await jobs.find('a'))?.status === 'failed');
    assert.equal(
      (await jobs.find('a'))?.error,
      'The question was not answered within 7 days, so this generation was given up.',
    );
  });
});
