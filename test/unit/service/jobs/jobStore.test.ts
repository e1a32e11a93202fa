import assert from 'node:assert/strict';
import { JobQueue } from '../../../../src/service/jobs/jobQueue.ts';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import type { JobRow } from '../../../../src/service/store/tables.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds)).toISOString();
const spent = { tokensUsed: 3, workedMs: 20.4, now: at(1) };
const section = (id: string, slideBudget: number) => ({ id, title: id, slideBudget, plan: `{"id":"${id}"}` });
const written = { slides: '[{},{}]', slideCount: 2, notices: '[]' };

describeOnEveryDatabase('JobStore', (openTestStore) => {
  let opened: TestStore;
  let jobs: JobStore;
  let queue: JobQueue;
  let number = 0;

  beforeEach(async () => {
    opened = await openTestStore();
    jobs = new JobStore(opened.store);
    queue = new JobQueue(opened.store);
  });
  afterEach(() => opened.close());

  async function newJob(seconds = 0, workspaceId = 'acme'): Promise<JobRow> {
    const id = `gen_${++number}`;
    assert.ok(await jobs.create({ id, workspaceId, request: '{}', now: at(seconds) }, undefined));
    return (await jobs.find(id))!;
  }
  const again = async ({ id }: JobRow) => (await jobs.find(id))!;
  const claim = (running: readonly string[] = []) =>
    queue.claimNext({ owner: 'one', gone: [], dead: [], running });

  describe('the monthly limit', () => {
    const start = (id: string, workspaceId: string, now: string) =>
      jobs.create({ id, workspaceId, request: '{}', now }, { monthlyGenerations: 2 });

    it('counts each workspace and month for itself, and makes no row above it', async () => {
      assert.deepEqual(
        [await start('a', 'acme', at(0)), await start('b', 'acme', at(1)), await start('c', 'acme', at(2))],
        ['created', 'created', 'monthIsUsed'],
      );
      assert.equal(await jobs.find('c'), undefined);
      assert.equal(await start('d', 'other', at(3)), 'created');
      assert.equal(await start('e', 'acme', '2026-12-01T00:00:00.000Z'), 'created');
    });

    it('holds for however many are started at once', async () => {
      const started = await Promise.all(
        Array.from({ length: 12 }, (_, at) => start(`at-once-${at}`, 'acme', '2026-11-21T09:00:00.000Z')),
      );
      assert.equal(started.filter((created) => created === 'created').length, 2);
    });
  });

  describe('steps', () => {
    it('are saved by one of two who read the same row', async () => {
      const job = await newJob();
      assert.equal(await jobs.saveStoryline(job, '{}', [section('s0', 3)], spent), true);
      assert.equal(await jobs.saveStoryline(job, '{"other":1}', [section('x', 1)], spent), false);
      assert.equal((await again(job)).deck, '{}');
      assert.deepEqual(
        (await jobs.sections.written(job.id)).map(({ id }) => id),
        ['s0'],
      );

      const planned = await again(job);
      assert.equal(await jobs.saveSections(planned, 0, [written], spent), true);
      assert.equal(await jobs.saveSections(planned, 0, [{ ...written, slides: '[]' }], spent), false);
      assert.equal((await jobs.sections.written(job.id))[0]?.slides, written.slides);

      const ready = await again(job);
      const presentation = () =>
        newPresentation({ workspaceId: 'acme', title: 'Review', deck: '{}', time: at(2), jobId: job.id });
      assert.equal(await jobs.finish(ready, presentation(), []), true);
      assert.equal(await jobs.finish(ready, presentation(), []), false);
      const made = await opened.store.selectFrom('presentations').select('jobId').execute();
      assert.deepEqual(
        made.map(({ jobId }) => jobId),
        [job.id],
      );
      assert.deepEqual(await jobs.sections.written(job.id), []);
    });

    it('add up what they cost and begin the count of attempts anew', async () => {
      const job = await newJob();
      await claim();
      await jobs.saveStoryline(await again(job), '{}', [section('s0', 3)], spent);
      await jobs.saveSections(await again(job), 0, [written], spent);
      const { tokensUsed, workedMs, attempts } = await again(job);
      assert.deepEqual({ tokensUsed, workedMs, attempts }, { tokensUsed: 6, workedMs: 40, attempts: 0 });
    });

    it('count slides by budget until they are written', async () => {
      const job = await newJob();
      assert.deepEqual(await jobs.sections.slideCounts(job.id), { total: 0, completed: 0 });
      await jobs.saveStoryline(job, '{}', [section('s0', 3), section('s1', 4)], spent);
      assert.deepEqual(await jobs.sections.slideCounts(job.id), { total: 7, completed: 0 });
      assert.equal((await jobs.sections.unwritten(job.id, 9))[0]?.position, 0);
      await jobs.saveSections(await again(job), 0, [written], spent);
      assert.deepEqual(await jobs.sections.slideCounts(job.id), { total: 6, completed: 2 });
      assert.equal((await jobs.sections.unwritten(job.id, 9))[0]?.position, 1);
    });
  });

  describe('questions', () => {
    it('take one of two answers, and put the job at the end of the queue', async () => {
      const job = await newJob(0);
      await claim();
      await jobs.saveQuestion(await again(job), '{"text":"Who?"}', spent);
      const asked = await again(job);
      assert.deepEqual([asked.status, asked.leaseOwner], ['awaiting_input', null]);
      await newJob(5);
      assert.equal(await jobs.saveAnswer(asked, '["first"]', at(9)), 'saved');
      assert.equal(await jobs.saveAnswer(asked, '["second"]', at(9)), 'notAwaiting');
      const answered = await again(job);
      assert.deepEqual(
        [answered.status, answered.exchanges, answered.question],
        ['generating', '["first"]', null],
      );
      const first = await claim();
      assert.notEqual(first?.id, job.id);
      assert.equal((await claim([first!.id]))?.id, job.id);
    });

    it('are found when they have waited too long', async () => {
      const job = await newJob();
      await jobs.saveQuestion(job, '{}', spent);
      assert.deepEqual(await jobs.askedBefore(-1), []);
      assert.deepEqual(
        (await jobs.askedBefore(0)).map(({ id }) => id),
        [job.id],
      );
    });
  });

  it('a failed job keeps its sentence and drops what was made', async () => {
    const job = await newJob();
    await jobs.saveStoryline(job, '{}', [section('s0', 3)], spent);
    assert.equal(await jobs.fail(job, 'Too late', { now: at(3) }), false);
    assert.equal(await jobs.fail(await again(job), 'Broken', { now: at(3) }), true);
    const { status, error, deck } = await again(job);
    assert.deepEqual({ status, error, deck }, { status: 'failed', error: 'Broken', deck: null });
    assert.deepEqual(await jobs.sections.written(job.id), []);
  });
});
