import assert from 'node:assert/strict';
import type { Claim } from '../../../../src/service/jobs/fairQueue.ts';
import { JobQueue } from '../../../../src/service/jobs/jobQueue.ts';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import type { JobRow } from '../../../../src/service/store/tables.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds)).toISOString();
const spent = { tokensUsed: 3, workedMs: 20.4, now: at(1) };

describeOnEveryDatabase('JobQueue', (openTestStore) => {
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

  async function newJob(seconds = 0): Promise<JobRow> {
    const id = `gen_${++number}`;
    await jobs.create({ id, workspaceId: 'acme', request: '{}', now: at(seconds) });
    return (await jobs.find(id))!;
  }
  const again = async ({ id }: JobRow) => (await jobs.find(id))!;
  /** Each owner has a place for one job only, unless it says what it works on. */
  const claim = (owner: string, more: Partial<Claim> = {}) =>
    queue.claimNext({ owner, gone: [], dead: [], running: [], ...more });

  it('gives the job that waited longest, each to one owner', async () => {
    const later = await newJob(1);
    const earlier = await newJob(0);
    assert.equal((await claim('one'))?.id, earlier.id);
    assert.equal((await claim('two'))?.id, later.id);
    assert.equal(await claim('three'), undefined);
    assert.deepEqual((await queue.leases()).map(({ owner }) => owner).sort(), ['one', 'two']);
  });

  it('gives each job to one of many who ask at once, and to none twice', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, (_, place) => newJob(place)));
    const claimed = await Promise.all(Array.from({ length: 9 }, (_, at) => claim(`owner ${at}`)));
    const given = claimed.flatMap((job) => (job === undefined ? [] : [job.id]));
    assert.deepEqual(given.sort(), made.map(({ id }) => id).sort());
  });

  it('gives a job again when its lease is released or counts for nothing', async () => {
    await newJob();
    await claim('one');
    assert.equal(await claim('two'), undefined);
    const [lease] = await queue.leases();
    assert.equal((await claim('two', { gone: [lease!] }))?.leaseOwner, 'two');
    await queue.releaseLeases('two', 'gen_of_another');
    assert.equal(await claim('three'), undefined);
    await queue.releaseLeases('two');
    const claimed = await claim('three');
    assert.deepEqual([claimed?.leaseOwner, claimed?.attempts], ['three', 3]);
  });

  it('gives no job whose owner has given a sign of life meanwhile', async () => {
    const job = await newJob();
    await claim('one');
    const [lease] = await queue.leases();
    await queue.renewLeases('one', [job.id]);
    assert.equal(await claim('two', { gone: [lease!] }), undefined);
  });

  it('gives its owner a job again that it dropped, and none that it works on', async () => {
    const job = await newJob();
    await claim('one');
    assert.equal(await claim('one', { running: [job.id] }), undefined);
    assert.equal((await claim('one'))?.id, job.id);
  });

  it('does not count the step of a job that could not be saved', async () => {
    const job = await newJob();
    await claim('one');
    await queue.giveBack(job.id, 'one');
    const { leaseOwner, attempts } = await again(job);
    assert.deepEqual([leaseOwner, attempts], [null, 0]);
  });

  it('counts how often the owner was gone with the step, not how often it gave the job back', async () => {
    const job = await newJob();
    await claim('one');
    await queue.releaseLeases('one');
    assert.equal((await claim('two'))?.deaths, 0);
    for (const owner of ['two', 'two']) await queue.renewLeases(owner, [job.id]);
    const gone = await queue.leases();
    assert.equal((await claim('three', { gone, dead: ['two'] }))?.deaths, 1);
  });

  it('counts no death of a step that had hardly begun, nor beats of the step before', async () => {
    const job = await newJob();
    await claim('one');
    // It may come as soon as the step has begun.
    await queue.renewLeases('one', [job.id]);
    assert.equal((await claim('two', { gone: await queue.leases(), dead: ['one'] }))?.deaths, 0);
    for (const owner of ['two', 'two']) await queue.renewLeases(owner, [job.id]);
    await jobs.saveUndone(await again(job), spent, 'gaveWay');
    assert.equal((await claim('three', { gone: await queue.leases(), dead: ['two'] }))?.deaths, 0);
  });

  it('counts no death of a step that waited for a thread', async () => {
    await newJob();
    await claim('one');
    for (const owner of ['one', 'one']) await queue.renewLeases(owner, ['gen_of_another']);
    assert.equal((await claim('two', { gone: await queue.leases(), dead: ['one'] }))?.deaths, 0);
  });

  it('counts no death of an owner that only stood still', async () => {
    await newJob();
    await claim('one');
    assert.equal((await claim('two', { gone: await queue.leases() }))?.deaths, 0);
  });

  it('does not give jobs that wait for an answer, or ended', async () => {
    await jobs.saveQuestion(await newJob(), '{}', spent);
    await jobs.fail(await newJob(), 'Broken', { now: at(1) });
    assert.equal(await claim('one'), undefined);
  });
});
