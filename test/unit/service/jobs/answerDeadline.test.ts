import assert from 'node:assert/strict';
import { AnswerDeadline } from '../../../../src/service/jobs/answerDeadline.ts';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import { ServiceClock } from '../../../../src/service/jobs/serviceClock.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const dayMs = 86_400_000;

describeOnEveryDatabase('AnswerDeadline', (openTestStore) => {
  let opened: TestStore;
  let jobs: JobStore;
  let time: number;

  beforeEach(async () => {
    opened = await openTestStore();
    jobs = new JobStore(opened.store);
    time = Date.UTC(2026, 10, 21);
  });
  afterEach(() => opened.close());

  const deadlineOf = (days: number) =>
    new AnswerDeadline(jobs, days, new ServiceClock(opened.store, () => time), () => time);

  /** Days in which the service was there to be answered. */
  async function pass(ms: number): Promise<void> {
    await opened.store
      .updateTable('serviceClock')
      .set(({ eb }) => ({ awakeMs: eb('awakeMs', '+', ms) }))
      .execute();
  }

  async function asked(id: string) {
    const now = new Date(time).toISOString();
    await jobs.create({ id, workspaceId: 'acme', request: '{}', now }, undefined);
    await jobs.saveQuestion((await jobs.find(id))!, '{"text":"Who?"}', { tokensUsed: 0, workedMs: 0, now });
    return (await jobs.find(id))!;
  }

  it('lets a question wait until then, and gives its job up with a sentence', async () => {
    const deadline = deadlineOf(1);
    const job = await asked('a');
    await pass(dayMs - 1);
    assert.equal((await deadline.current(job)).status, 'awaiting_input');
    await pass(1);
    const { status, error } = await deadline.current(job);
    assert.deepEqual(
      [status, error],
      ['failed', 'The question was not answered within 1 day, so this generation was given up.'],
    );
  });

  it('gives up none for a clock that was set, or for days that the service slept', async () => {
    const deadline = deadlineOf(7);
    const clock = new ServiceClock(opened.store, () => time);
    await clock.look();
    await asked('a');
    for (const jump of [15 * 60_000, -dayMs, 400 * dayMs]) {
      time += jump;
      await clock.look();
      await deadline.giveUpUnanswered();
    }
    assert.equal((await jobs.find('a'))?.status, 'awaiting_input');
  });

  it('gives up all that waited too long, and no others', async () => {
    const deadline = deadlineOf(7);
    await asked('early');
    await pass(dayMs);
    await asked('late');
    await pass(6 * dayMs);
    await deadline.giveUpUnanswered();
    assert.deepEqual(
      [(await jobs.find('early'))?.status, (await jobs.find('late'))?.status],
      ['failed', 'awaiting_input'],
    );
  });
});
