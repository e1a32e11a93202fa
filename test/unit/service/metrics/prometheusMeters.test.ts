import assert from 'node:assert/strict';
import { JobQueue } from '../../../../src/service/jobs/jobQueue.ts';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import { PrometheusMeters } from '../../../../src/service/metrics/prometheusMeters.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const now = '2026-11-22T09:00:00.000Z';

describeOnEveryDatabase('PrometheusMeters', (openTestStore) => {
  let opened: TestStore;
  let meters: PrometheusMeters;

  beforeEach(async () => {
    opened = await openTestStore();
    meters = new PrometheusMeters(opened.store);
  });
  afterEach(() => opened.close());

  const lines = async () =>
    (await meters.text()).split('\n').filter((line) => line.startsWith('deckwright_'));

  it('tells how many generations wait, are at work and have ended', async () => {
    const jobs = new JobStore(opened.store, meters);
    for (const id of ['a', 'b', 'c']) await jobs.create({ id, workspaceId: 'acme', request: '{}', now });
    const claim = { owner: 'me', gone: [], running: [], dead: [] };
    const claimed = await new JobQueue(opened.store).claimNext(claim);
    assert.ok(claimed);
    await jobs.fail((await jobs.find('c'))!, 'Cancelled', { now });
    const told = await lines();
    for (const line of [
      'deckwright_jobs{state="queued"} 1',
      'deckwright_jobs{state="working"} 1',
      'deckwright_jobs{state="awaiting_input"} 0',
      'deckwright_jobs_ended_total{status="failed"} 1',
    ])
      assert.ok(told.includes(line), told.join('\n'));
  });

  it('adds up requests by route, steps by kind and tokens', async () => {
    meters.request('GET', '/p/:token', 200, 30);
    meters.request('GET', '/p/:token', 200, 40);
    meters.task('plan', 'done', 2_000, 300);
    meters.task('write', 'overran', 60_000, 0);
    const told = await lines();
    for (const line of [
      'deckwright_http_request_seconds_count{method="GET",route="/p/:token",status="200"} 2',
      'deckwright_http_request_seconds_bucket{le="0.05",method="GET",route="/p/:token",status="200"} 2',
      'deckwright_task_seconds_sum{task="plan",outcome="done"} 2',
      'deckwright_task_seconds_count{task="write",outcome="overran"} 1',
      'deckwright_model_tokens_total{task="plan"} 300',
    ])
      assert.ok(told.includes(line), told.join('\n'));
  });

  it('tells the rest where the rows cannot be asked', async () => {
    const gone = await openTestStore();
    const alone = new PrometheusMeters(gone.store);
    await gone.close();
    alone.jobEnded('completed');
    const text = await alone.text();
    assert.match(text, /^deckwright_jobs_ended_total\{status="completed"\} 1$/m);
    assert.doesNotMatch(text, /^deckwright_jobs\{/m);
  });
});
