import assert from 'node:assert/strict';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import type { JobRow } from '../../../../src/service/store/tables.ts';
import { openTestStore, type TestStore } from '../../../support/testStore.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds)).toISOString();
const spent = { tokensUsed: 3, workedMs: 20.4, now: at(1) };
const section = (id: string, slideBudget: number) => ({ id, title: id, slideBudget, plan: `{"id":"${id}"}` });
const written = { slides: '[{},{}]', slideCount: 2, notices: '[]' };

describe('JobStore', () => {
  let opened: TestStore;
  let jobs: JobStore;
  let number = 0;

  beforeEach(async () => {
    opened = await openTestStore();
    jobs = new JobStore(opened.store);
  });
  afterEach(() => opened.close());

  async function newJob(seconds = 0, workspaceId = 'acme'): Promise<JobRow> {
    const id = `gen_${++number}`;
    assert.ok(await jobs.create({ id, workspaceId, request: '{}', now: at(seconds) }, undefined));
    return (await jobs.find(id))!;
  }
  const again = async ({ id }: JobRow) => (await jobs.find(id))!;
  const claim = (owner: string, now = at(2), goneOwners: string[] = []) =>
    jobs.claimNext({ owner, now, until: at(30), goneOwners });

  describe('the monthly limit', () => {
    const start = (id: string, workspaceId: string, now: string) =>
      jobs.create({ id, workspaceId, request: '{}', now }, 2);

    it('counts each workspace and month for itself, and makes no row above it', async () => {
      assert.deepEqual(
        [await start('a', 'acme', at(0)), await start('b', 'acme', at(1)), await start('c', 'acme', at(2))],
        [true, true, false],
      );
      assert.equal(await jobs.find('c'), undefined);
      assert.equal(await start('d', 'other', at(3)), true);
      assert.equal(await start('e', 'acme', '2026-12-01T00:00:00.000Z'), true);
    });
  });

  describe('the queue', () => {
    it('gives the job that waited longest, each to one owner', async () => {
      const later = await newJob(1);
      const earlier = await newJob(0);
      assert.equal((await claim('one'))?.id, earlier.id);
      assert.equal((await claim('two'))?.id, later.id);
      assert.equal(await claim('three'), undefined);
      assert.deepEqual((await jobs.leaseOwners()).sort(), ['one', 'two']);
    });

    it('gives a job again when its lease ends, is released, or its owner is gone', async () => {
      await newJob();
      await claim('one');
      assert.equal(await claim('two', at(29)), undefined);
      assert.equal((await claim('two', at(30)))?.leaseOwner, 'two');
      assert.equal((await claim('three', at(3), ['two']))?.leaseOwner, 'three');
      await jobs.renewLeases('three', at(60));
      assert.equal(await claim('four', at(31)), undefined);
      await jobs.releaseLeases('three', 'gen_of_another');
      assert.equal(await claim('four', at(31)), undefined);
      await jobs.releaseLeases('three');
      const claimed = await claim('four', at(31));
      assert.deepEqual([claimed?.leaseOwner, claimed?.attempts], ['four', 4]);
    });

    it('does not give jobs that wait for an answer, or ended', async () => {
      await jobs.saveQuestion(await newJob(), '{}', spent);
      await jobs.fail(await newJob(), 'Broken', at(1));
      assert.equal(await claim('one'), undefined);
    });
  });

  describe('steps', () => {
    it('are saved by one of two who read the same row', async () => {
      const job = await newJob();
      assert.equal(await jobs.saveStoryline(job, '{}', [section('s0', 3)], spent), true);
      assert.equal(await jobs.saveStoryline(job, '{"other":1}', [section('x', 1)], spent), false);
      assert.equal((await again(job)).deck, '{}');
      assert.deepEqual(
        (await jobs.sections(job.id)).map(({ id }) => id),
        ['s0'],
      );

      const planned = await again(job);
      assert.equal(await jobs.saveSection(planned, 0, written, spent), true);
      assert.equal(await jobs.saveSection(planned, 0, { ...written, slides: '[]' }, spent), false);
      assert.equal((await jobs.sections(job.id))[0]?.slides, written.slides);

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
      assert.deepEqual(await jobs.sections(job.id), []);
    });

    it('add up what they cost and begin the count of attempts anew', async () => {
      const job = await newJob();
      await claim('one');
      await jobs.saveStoryline(await again(job), '{}', [section('s0', 3)], spent);
      await jobs.saveSection(await again(job), 0, written, spent);
      const { tokensUsed, workedMs, attempts } = await again(job);
      assert.deepEqual({ tokensUsed, workedMs, attempts }, { tokensUsed: 6, workedMs: 40, attempts: 0 });
    });

    it('count slides by budget until they are written', async () => {
      const job = await newJob();
      assert.deepEqual(await jobs.slideCounts(job.id), { total: 0, completed: 0 });
      await jobs.saveStoryline(job, '{}', [section('s0', 3), section('s1', 4)], spent);
      assert.deepEqual(await jobs.slideCounts(job.id), { total: 7, completed: 0 });
      assert.equal((await jobs.unwritten(job.id))[0]?.id, 's0');
      await jobs.saveSection(await again(job), 0, written, spent);
      assert.deepEqual(await jobs.slideCounts(job.id), { total: 6, completed: 2 });
      assert.equal((await jobs.unwritten(job.id))[0]?.id, 's1');
    });
  });

  describe('questions', () => {
    it('take one of two answers, and put the job at the end of the queue', async () => {
      const job = await newJob(0);
      await claim('one');
      await jobs.saveQuestion(await again(job), '{"text":"Who?"}', spent);
      const asked = await again(job);
      assert.deepEqual([asked.status, asked.leaseOwner], ['awaiting_input', null]);
      await newJob(5);
      assert.equal(await jobs.saveAnswer(asked, '["first"]', at(9)), true);
      assert.equal(await jobs.saveAnswer(asked, '["second"]', at(9)), false);
      const answered = await again(job);
      assert.deepEqual(
        [answered.status, answered.exchanges, answered.question],
        ['generating', '["first"]', null],
      );
      assert.notEqual((await claim('one'))?.id, job.id);
      assert.equal((await claim('one'))?.id, job.id);
    });

    it('are found when they have waited too long', async () => {
      const job = await newJob();
      await jobs.saveQuestion(job, '{}', spent);
      assert.deepEqual(await jobs.askedBefore(at(0)), []);
      assert.deepEqual(
        (await jobs.askedBefore(at(1))).map(({ id }) => id),
        [job.id],
      );
    });
  });

  it('a failed job keeps its sentence and drops what was made', async () => {
    const job = await newJob();
    await jobs.saveStoryline(job, '{}', [section('s0', 3)], spent);
    assert.equal(await jobs.fail(job, 'Too late', at(3)), false);
    assert.equal(await jobs.fail(await again(job), 'Broken', at(3)), true);
    const { status, error, deck } = await again(job);
    assert.deepEqual({ status, error, deck }, { status: 'failed', error: 'Broken', deck: null });
    assert.deepEqual(await jobs.sections(job.id), []);
  });
});
