import assert from 'node:assert/strict';
import type { ModelReply } from '../../../../src/engine/model/connection/languageModel.ts';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import { ReplyRows } from '../../../../src/service/models/replyRows.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const now = '2026-11-22T09:00:00.000Z';
const hello: ModelReply = { outcome: 'text', text: 'Hello', tokens: 7 };

describeOnEveryDatabase('ReplyRows', (openTestStore) => {
  let opened: TestStore;
  let jobs: JobStore;
  let logged: string[];

  beforeEach(async () => {
    opened = await openTestStore();
    jobs = new JobStore(opened.store);
    logged = [];
    for (const id of ['one', 'other']) await jobs.create({ id, workspaceId: 'acme', request: '{}', now });
  });
  afterEach(() => opened.close());

  /** As of a process that has just been started. */
  const shelfOf = (jobId: string) => new ReplyRows(opened.store, ({ event }) => logged.push(event)).of(jobId);
  const kept = () => opened.store.selectFrom('modelReplies').select('jobId').execute();

  it('hold what was replied for a job, for it alone, in whatever process', async () => {
    await shelfOf('one').keep('a', hello);
    const found = [shelfOf('one').find('a'), shelfOf('one').find('b'), shelfOf('other').find('a')];
    assert.deepEqual(await Promise.all(found), [hello, undefined, undefined]);
  });

  it('hold nothing of a job that has ended, and take nothing that comes later', async () => {
    await shelfOf('one').keep('a', hello);
    await jobs.fail((await jobs.find('one'))!, 'Cancelled', { now });
    assert.deepEqual(await kept(), []);
    await shelfOf('one').keep('b', hello);
    assert.deepEqual(await kept(), []);
  });

  it('let who asks go on where nothing can be kept, and say so', async () => {
    const closed = await openTestStore();
    const shelf = new ReplyRows(closed.store, ({ event }) => logged.push(event)).of('one');
    await closed.close();
    assert.equal(await shelf.find('a'), undefined);
    await shelf.keep('a', hello);
    assert.deepEqual(logged, ['reply not kept', 'reply not kept']);
  });
});
