import assert from 'node:assert/strict';
import type { ModelReply, ModelRequest } from '../../../../src/engine/model/connection/languageModel.ts';
import type { Attempt } from '../../../../src/engine/model/connection/limitedModel.ts';
import { ModelUse } from '../../../../src/service/models/modelUse.ts';
import { VirtualTiming } from '../../../support/virtualTiming.ts';

const request: ModelRequest = { system: '', messages: [], schema: {}, maxTokens: 1 };
const hello: Attempt = { outcome: 'text', text: 'Hello', tokens: 7 };
const refused: Attempt = { outcome: 'failed', why: 'notAllowed', tokens: 0 };
const unreachable: Attempt = { outcome: 'failed', why: 'unreachable', tokens: 0 };

describe('ModelUse', () => {
  let timing: VirtualTiming;
  let shelf: Map<string, ModelReply>;
  let signals: AbortSignal[];
  let logged: unknown[];
  /** Of each attempt that is under way, in turn. */
  let replies: ((attempt: Attempt | Error) => void)[];

  beforeEach(() => {
    timing = new VirtualTiming();
    shelf = new Map();
    signals = [];
    logged = [];
    replies = [];
  });

  const begun = (tokens = 100): ModelUse =>
    new ModelUse({
      id: 1,
      jobId: 'job',
      chosen: {
        countsTokens: false,
        provider: {
          contextTokens: 10,
          countTokens: async ({ length }) => length,
          attempt: (_, signal) =>
            new Promise((resolve, reject) => {
              signals.push(signal);
              replies.push((attempt) => (attempt instanceof Error ? reject(attempt) : resolve(attempt)));
            }),
        },
      },
      limits: { tokens, callMs: 60_000, totalMs: 60_000, tries: 3 },
      timing,
      shelf: {
        find: async (name) => shelf.get(name),
        keep: async (name, reply) => void shelf.set(name, reply),
      },
      log: (entry) => logged.push(entry.event),
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('asks the same once, whether it is replied already or not yet', async () => {
    const use = begun();
    const first = use.complete('a', request);
    const second = use.complete('a', request);
    await turn();
    replies[0]!(hello);
    const all = [await first, await second, await use.complete('a', request)];
    assert.deepEqual([all, replies.length], [[hello, hello, hello], 1]);
  });

  it('asks for nothing that was replied to its job before', async () => {
    shelf.set('a', hello);
    assert.deepEqual([await begun().complete('a', request), replies.length], [hello, 0]);
  });

  it('counts what was paid before', async () => {
    shelf.set('a', { ...hello, tokens: 60 });
    const use = begun(60);
    await use.complete('a', request);
    assert.deepEqual(await use.complete('b', request), { outcome: 'failed', why: 'spent', tokens: 0 });
  });

  it('keeps what was paid, and no failure that cost nothing', async () => {
    const use = begun();
    const both = [use.complete('a', request), use.complete('b', request)];
    await turn();
    replies[0]!(hello);
    replies[1]!(refused);
    await Promise.all(both);
    assert.deepEqual([...shelf], [['a', hello]]);
  });

  it('keeps failures for whoever goes on elsewhere', async () => {
    const use = begun();
    const reply = use.complete('a', request);
    await turn();
    replies[0]!(refused);
    await reply;
    await use.keepFailures();
    assert.deepEqual([...shelf], [['a', refused]]);
  });

  it('is asking until there is a reply', async () => {
    const use = begun();
    const reply = use.complete('a', request);
    assert.equal(use.isAsking, true);
    await turn();
    replies[0]!(hello);
    await reply;
    assert.equal(use.isAsking, false);
  });

  it('waits, and says so, once a call takes longer than a moment', async () => {
    const use = begun();
    let waits = 0;
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    use.onWaiting(() => {
      waits += 1;
      tell();
    });
    const reply = use.complete('a', request);
    assert.equal(use.isWaiting, false);
    await told;
    assert.deepEqual([use.isWaiting, waits], [true, 1]);
    replies[0]!(hello);
    await reply;
    assert.equal(use.isWaiting, false);
  });

  it('has replied when there is a reply to all that was asked', async () => {
    const use = begun();
    const order: string[] = [];
    const both = ['a', 'b'].map((name) => use.complete(name, request).then(() => order.push(name)));
    const replied = use.replied().then(() => order.push('replied'));
    await turn();
    replies[1]!(hello);
    replies[0]!(hello);
    await Promise.all([...both, replied]);
    assert.equal(order.at(-1), 'replied');
  });

  it('gives up what is under way when it is closed, and keeps nothing of it', async () => {
    const use = begun();
    const reply = use.complete('a', request);
    await turn();
    use.close();
    assert.deepEqual([await reply, signals[0]!.aborted, shelf.size], [unreachable, true, 0]);
    await use.keepFailures();
    assert.equal(shelf.size, 0);
  });

  it('takes what goes wrong for a model that is broken, and logs it', async () => {
    const use = begun();
    const reply = use.complete('a', request);
    await turn();
    replies[0]!(new Error('bug'));
    assert.deepEqual(await reply, { outcome: 'failed', why: 'broken', tokens: 0 });
    assert.deepEqual(logged, ['unexpected']);
  });
});
