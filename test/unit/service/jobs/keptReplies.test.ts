import assert from 'node:assert/strict';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { ModelReply, ModelRequest } from '../../../../src/engine/model/connection/languageModel.ts';
import { AskedReplies } from '../../../../src/service/jobs/askedReplies.ts';
import { JobStore } from '../../../../src/service/jobs/jobStore.ts';
import { KeptReplies } from '../../../../src/service/jobs/keptReplies.ts';
import { ReplyRows } from '../../../../src/service/jobs/replyRows.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const never = new AbortController().signal;
const now = '2026-11-22T09:00:00.000Z';
const request = (text: string): ModelRequest => ({
  system: '',
  messages: [{ role: 'user', text }],
  schema: {},
  maxTokens: 1,
});
const hello: ModelReply = { outcome: 'text', text: 'Hello', tokens: 7 };

describeOnEveryDatabase('KeptReplies', (openTestStore) => {
  let opened: TestStore;
  let jobs: JobStore;
  let asked = 0;
  let logged: string[];
  const ports: MessagePort[] = [];

  beforeEach(async () => {
    opened = await openTestStore();
    jobs = new JobStore(opened.store);
    asked = 0;
    logged = [];
    for (const id of ['one', 'other']) await jobs.create({ id, workspaceId: 'acme', request: '{}', now });
  });
  afterEach(async () => {
    for (const port of ports.splice(0)) port.close();
    await opened.close();
  });

  /** As in a thread of a process that has just been started. */
  const model = (jobId: string, reply: ModelReply = hello) => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    new ReplyRows(opened.store, ({ event }) => logged.push(event)).connect(port1);
    const complete = async () => {
      asked += 1;
      return reply;
    };
    return new KeptReplies(
      { contextTokens: 1, countTokens: async () => 1, complete },
      new AskedReplies(port2).of(jobId),
    );
  };
  const kept = () => opened.store.selectFrom('modelReplies').select('jobId').execute();

  it('asks for the same only once for a job, in whatever process', async () => {
    assert.deepEqual(await model('one').complete(request('a'), never), hello);
    assert.deepEqual(await model('one').complete(request('a'), never), hello);
    assert.equal(asked, 1);
    await model('one').complete(request('b'), never);
    await model('other').complete(request('a'), never);
    assert.equal(asked, 3);
  });

  it('keeps no failure that cost nothing', async () => {
    const failure: ModelReply = { outcome: 'failed', why: 'unreachable', tokens: 0 };
    await model('one', failure).complete(request('a'), never);
    await model('one', failure).complete(request('a'), never);
    assert.equal(asked, 2);
  });

  it('knows for which job a model is asked, until it has replied or failed or its thread is gone', async () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    const rows = new ReplyRows(opened.store, ({ event }) => logged.push(event));
    rows.connect(port1);
    let end: (reply: ModelReply | Error) => void = () => undefined;
    const complete = () =>
      new Promise<ModelReply>((resolve, reject) => {
        end = (reply) => (reply instanceof Error ? reject(reply) : resolve(reply));
        begun();
      });
    let begun: () => void = () => undefined;
    const shelf = new AskedReplies(port2).of('one');
    const slow = new KeptReplies({ contextTokens: 1, countTokens: async () => 1, complete }, shelf);
    const ask = async (text: string) => {
      const begins = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const reply = slow.complete(request(text), never);
      await begins;
      return { reply };
    };
    assert.equal(rows.isAsking('one'), false);
    const replies = [hello, { outcome: 'failed', why: 'unreachable', tokens: 0 }, new Error('bug')] as const;
    for (const [at, told] of replies.entries()) {
      const { reply } = await ask(`question ${at}`);
      assert.deepEqual([rows.isAsking('one'), rows.isAsking('other')], [true, false]);
      end(told);
      await reply.catch(() => undefined);
      assert.equal(rows.isAsking('one'), false, String(at));
    }
    await slow.complete(request('question 0'), never);
    assert.equal(rows.isAsking('one'), false, 'It was kept.');
    void ask('never answered');
    while (!rows.isAsking('one')) await new Promise((resolve) => setImmediate(resolve));
    port2.close();
    while (rows.isAsking('one')) await new Promise((resolve) => setImmediate(resolve));
  });

  it('keeps nothing of a job that has ended, and takes nothing that comes later', async () => {
    await model('one').complete(request('a'), never);
    await jobs.fail((await jobs.find('one'))!, 'Cancelled', { now });
    assert.deepEqual(await kept(), []);
    await model('one').complete(request('b'), never);
    assert.deepEqual(await kept(), []);
  });

  it('goes on with a reply that cannot be kept', async () => {
    const closed = await openTestStore();
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    new ReplyRows(closed.store, ({ event }) => logged.push(event)).connect(port1);
    await closed.close();
    const lonely = new KeptReplies(
      { contextTokens: 1, countTokens: async () => 1, complete: async () => hello },
      new AskedReplies(port2).of('one'),
    );
    assert.deepEqual(await lonely.complete(request('a'), never), hello);
    assert.deepEqual(logged, ['reply not kept', 'reply not kept']);
  });
});
