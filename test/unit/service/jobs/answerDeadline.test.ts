import assert from 'node:assert/strict';
import { AnswerDeadline } from '../../../../src/service/jobs/answerDeadline.ts';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import { openTestStore, type TestStore } from '../../../support/testStore.ts';

const dayMs = 86_400_000;

describe('AnswerDeadline', () => {
  let opened: TestStore;
  let jobs: JobStore;
  let time: number;

  beforeEach(async () => {
    opened = await openTestStore();
    jobs = new JobStore(opened.store);
    time = Date.UTC(2026, 10, 21);
  });
  afterEach(() => opened.close());

  async function asked(id: string) {
    const now = new Date(time).toISOString();
    await jobs.create({ id, workspaceId: 'acme', request: '{}', now }, undefined);
    await jobs.saveQuestion((await jobs.find(id))!, '{"text":"Who?"}', { tokensUsed: 0, workedMs: 0, now });
    return (await jobs.find(id))!;
  }

  it('lets a question wait until then, and gives its job up with a sentence', async () => {
    const deadline = new AnswerDeadline(jobs, 1, () => time);
    const job = await asked('a');
    time += dayMs - 1;
    assert.equal((await deadline.current(job)).status, 'awaiting_input');
    time += 1;
    const { status, error } = await deadline.current(job);
    assert.deepEqual(
      [status, error],
      ['failed', 'The question was not answered within 1 day, so this generation was given up.'],
    );
  });

  it('gives up all that waited too long, and no others', async () => {
    const deadline = new AnswerDeadline(jobs, 7, () => time);
    await asked('early');
    time += dayMs;
    await asked('late');
    time += 6 * dayMs;
    await deadline.giveUpUnanswered();
    assert.deepEqual(
      [(await jobs.find('early'))?.status, (await jobs.find('late'))?.status],
      ['failed', 'awaiting_input'],
    );
  });
});
