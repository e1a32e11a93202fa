import assert from 'node:assert/strict';
import { type Claim, costOf } from '../../../../src/service/jobs/fairQueue.ts';
import { JobQueue } from '../../../../src/service/jobs/jobQueue.ts';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import type { JobRow } from '../../../../src/service/store/tables.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds)).toISOString();
const now = at(10);

describeOnEveryDatabase('The queue', (openTestStore) => {
  let opened: TestStore;
  let jobs: JobStore;
  let queue: JobQueue;
  let created: number;
  /** Released or ended they are nobody's, listed or not. */
  let running: string[];

  beforeEach(async () => {
    opened = await openTestStore();
    jobs = new JobStore(opened.store);
    queue = new JobQueue(opened.store);
    created = 0;
    running = [];
  });
  afterEach(() => opened.close());

  async function add(workspaceId: string, id: string, cost = 0): Promise<void> {
    const job = { id, workspaceId, request: '{}', now: at(created++), cost };
    assert.equal(await jobs.create(job), 'created');
  }
  const holding = () => ({ owner: 'me', gone: [], running });
  async function claim(options: Partial<Claim> = {}): Promise<JobRow | undefined> {
    const job = await queue.claimNext({ ...holding(), dead: [], ...options });
    if (job?.leaseOwner === 'me') running.push(job.id);
    return job;
  }
  async function claimed(id: string): Promise<JobRow> {
    const job = await claim();
    assert.equal(job?.id, id);
    return job!;
  }
  const work = async ({ id }: JobRow, workedMs: number) =>
    assert(
      await jobs.saveStoryline((await jobs.find(id))!, '{}', [], { tokensUsed: 0, workedMs, now }),
      `${id} was not saved`,
    );
  const release = ({ id }: JobRow) => queue.releaseLeases('me', id);
  const end = async ({ id }: JobRow) => jobs.fail((await jobs.find(id))!, 'Ended', { now });
  const isOthersTurn = async (id: string) => queue.isTurnOfAnother((await jobs.find(id))!, holding());

  it("gives a newcomer the next turn, however many of another's jobs came before", async () => {
    for (let number = 0; number < 20; number++) await add('greedy', `g${number}`, 55);
    await claimed('g0');
    await add('small', 's0', 3);
    await claimed('s0');
    await claimed('g1');
  });

  it('goes round the workspaces, each in the order of its jobs', async () => {
    for (const id of ['a0', 'a1', 'a2']) await add('a', id);
    for (const id of ['b0', 'b1']) await add('b', id);
    await add('c', 'c0');
    const order = ['a0', 'b0', 'c0', 'a1', 'b1', 'a2'];
    for (const id of order) await claimed(id);
    assert.equal(await claim(), undefined);
  });

  it('goes by what the workspaces used, not by how many jobs they had', async () => {
    for (const id of ['large0', 'large1']) await add('large', id, 1_000);
    for (const id of ['small0', 'small1', 'small2']) await add('small', id, 100);
    for (const id of ['large0', 'small0', 'small1', 'small2', 'large1']) await end(await claimed(id));
  });

  it('counts what steps really took', async () => {
    for (const id of ['a0', 'a1']) await add('a', id);
    for (const id of ['b0', 'b1', 'b2']) await add('b', id);
    for (const [id, ms] of [
      ['a0', 500],
      ['b0', 200],
      ['b1', 200],
      ['b2', 200],
    ] as const) {
      const job = await claimed(id);
      await work(job, ms);
      await end(job);
    }
    await claimed('a1');
  });

  it('counts once what a plan may take that is begun again after it gave way', async () => {
    await add('a', 'a0', 1_000);
    await add('b', 'b0', 1_500);
    const job = await claimed('a0');
    await jobs.saveUndone(job, { tokensUsed: 0, workedMs: 0, now }, 'gaveWay');
    await release(job);
    await claimed('b0');
    await release(await claimed('a0'));
    await add('c', 'c0');
    await claimed('a0');
  });

  it('holds against nobody what was used when nobody else wanted anything', async () => {
    await add('early', 'e0');
    const first = await claimed('e0');
    await work(first, 1_000_000);
    await end(first);
    await add('early', 'e1');
    await add('late', 'l0');
    await end(await claimed('e1'));
    await claimed('l0');
    await add('late', 'l1');
    await add('early', 'e2');
    await claimed('e2');
  });

  it('saves up no time for who asked for nothing', async () => {
    await add('idle', 'i0');
    await end(await claimed('i0'));
    for (const id of ['b0', 'b1', 'b2']) await add('busy', id);
    const first = await claimed('b0');
    await work(first, 1_000);
    await end(first);
    await end(await claimed('b1'));
    for (const id of ['i1', 'i2']) await add('idle', id);
    const back = await claimed('b2');
    await release(back);
    const turns = [];
    for (const ms of [300, 300]) {
      const job = (await claim())!;
      turns.push(job.workspaceId);
      await work(job, ms);
      await release(job);
    }
    assert.deepEqual(turns.sort(), ['busy', 'idle']);
  });

  it('saves up no time for who took long to answer', async () => {
    await add('asked', 'a0');
    const asked = await claimed('a0');
    await jobs.saveQuestion(asked, '{}', { tokensUsed: 0, workedMs: 1, now });
    for (const id of ['b0', 'b1', 'b2']) await add('busy', id);
    const first = await claimed('b0');
    await work(first, 60_000);
    await end(first);
    await end(await claimed('b1'));
    await jobs.saveAnswer((await jobs.find('a0'))!, '[]', at(9));
    await claimed('b2');
  });

  it('has room beyond what may run for workspaces with nothing at work, and for no others', async () => {
    for (const id of ['g0', 'g1']) await add('greedy', id);
    await claimed('g0');
    assert.equal(await claim({ onlyIdleWorkspaces: true }), undefined);
    await add('small', 's0');
    assert.equal((await claim({ onlyIdleWorkspaces: true }))?.id, 's0');
  });

  it('does not count jobs at work whose process is gone', async () => {
    for (const id of ['g0', 'g1']) await add('greedy', id);
    await claim({ owner: 'gone' });
    assert.equal((await claim({ gone: await queue.leases(), onlyIdleWorkspaces: true }))?.id, 'g0');
  });

  it('keeps one order for all processes on the rows', async () => {
    const other = new JobQueue(opened.store);
    for (const id of ['a0', 'a1']) await add('a', id);
    await claimed('a0');
    await add('b', 'b0');
    const next = await other.claimNext({ owner: 'other', gone: [], dead: [], running: [] });
    assert.equal(next?.id, 'b0');
    await claimed('a1');
  });

  describe('between two steps', () => {
    it('nobody makes room for its own workspace, or for nobody', async () => {
      for (const id of ['a0', 'a1']) await add('a', id);
      const job = await claimed('a0');
      await work(job, 60_000);
      assert.equal(await isOthersTurn('a0'), false);
    });

    it('who has more at work makes room for who has none', async () => {
      for (const id of ['a0', 'a1']) await add('a', id);
      await claimed('a0');
      await claimed('a1');
      await add('b', 'b0');
      assert.equal(await isOthersTurn('a0'), true);
    });

    it('who has as many makes room once it has used more, and gets its turn back', async () => {
      await add('a', 'a0');
      const a = await claimed('a0');
      await add('b', 'b0');
      assert.equal(await isOthersTurn('a0'), false);
      await work(a, 101);
      assert.equal(await isOthersTurn('a0'), true);
      await release(a);
      const b = await claimed('b0');
      assert.equal(await isOthersTurn('b0'), false);
      await work(b, 300);
      assert.equal(await isOthersTurn('b0'), true);
      await release(b);
      await claimed('a0');
    });

    it('counts what the step under way took by now', async () => {
      await add('a', 'a0');
      const a = await claimed('a0');
      await add('b', 'b0');
      assert.deepEqual(
        [await queue.isTurnOfAnother(a, holding(), 100), await queue.isTurnOfAnother(a, holding(), 101)],
        [false, true],
      );
    });

    it('nobody makes room for who has as many at work as would be left', async () => {
      await add('a', 'a0');
      await work(await claimed('a0'), 1_000);
      for (const id of ['b0', 'b1']) await add('b', id);
      await claimed('b0');
      assert.equal(await isOthersTurn('a0'), false);
    });
  });

  describe('the limit of a key', () => {
    const start = (id: string, keyId: string) =>
      jobs.create({ id, workspaceId: 'acme', keyId, request: '{}', now }, { waitingJobs: 2 });

    it('counts what waits and what is at work, each key for itself', async () => {
      const results = [await start('a', 'one'), await start('b', 'one'), await start('c', 'one')];
      assert.deepEqual(results, ['created', 'created', 'tooManyWait']);
      assert.equal(await jobs.find('c'), undefined);
      assert.equal(await start('d', 'other'), 'created');
      await claimed('a');
      assert.equal(await start('e', 'one'), 'tooManyWait');
    });

    it('counts what an answer would have at work again', async () => {
      await start('a', 'one');
      await jobs.saveQuestion((await jobs.find('a'))!, '{}', { tokensUsed: 0, workedMs: 1, now });
      for (const id of ['b', 'c']) await start(id, 'one');
      const answer = async () => jobs.saveAnswer((await jobs.find('a'))!, '[]', now, { waitingJobs: 2 });
      assert.equal(await answer(), 'tooManyWait');
      assert.equal((await jobs.find('a'))?.status, 'awaiting_input');
      await end((await jobs.find('b'))!);
      assert.equal(await answer(), 'saved');
    });

    it('counts no generation that was refused for the month', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await start(id, 'one');
      const { started } = await opened.store
        .selectFrom('monthlyGenerations')
        .select('started')
        .executeTakeFirstOrThrow();
      assert.equal(started, 2);
    });

    it('takes the next when one ended or asks', async () => {
      for (const id of ['a', 'b']) await start(id, 'one');
      await end((await jobs.find('a'))!);
      assert.equal(await start('c', 'one'), 'created');
      await jobs.saveQuestion((await jobs.find('b'))!, '{}', { tokensUsed: 0, workedMs: 1, now });
      assert.equal(await start('d', 'one'), 'created');
    });
  });

  it('takes what a job brings for what it may cost, up to a bound', () => {
    assert.deepEqual([0, 3_000, 55 * 1_024, 50_000_000].map(costOf), [0, 3, 55, 2_000]);
  });
});
