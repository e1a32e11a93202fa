import assert from 'node:assert/strict';
import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { ModelAsk, ModelTold } from '../../../../src/api/modelChannel.ts';
import type { Attempt } from '../../../../src/engine/model/connection/limitedModel.ts';
import { AskedModels } from '../../../../src/service/jobs/askedModels.ts';
import { ModelRelay } from '../../../../src/service/jobs/modelRelay.ts';

const never = new AbortController().signal;
const request = { system: 'S', messages: [{ role: 'user', text: 'U' }], schema: {}, maxTokens: 9 } as const;
type Reply = ModelTold extends infer Told ? (Told extends { id: number } ? Omit<Told, 'id'> : never) : never;

describe('The models of the editor', () => {
  let asks: ModelAsk[];
  let ports: MessagePort[];
  let reply: (ask: ModelAsk) => Reply | undefined;
  let relay: ModelRelay;
  let asked: () => void;

  beforeEach(() => {
    asks = [];
    ports = [];
    asked = () => undefined;
    let listen: (message: unknown) => void = () => undefined;
    relay = new ModelRelay({
      send: (ask) => {
        asks.push(ask);
        asked();
        const told = ask.ask === 'cancel' ? undefined : reply(ask);
        if (told) queueMicrotask(() => listen({ ...told, id: ask.id }));
      },
      onMessage: (listener) => {
        listen = listener;
      },
    });
  });
  afterEach(() => {
    for (const port of ports) port.close();
  });

  const threadModels = (): AskedModels => {
    const { port1, port2 } = new MessageChannel();
    relay.connect(port1);
    ports.push(port2);
    return new AskedModels(port2);
  };
  const nextAsk = () =>
    new Promise<void>((resolve) => {
      asked = resolve;
    });

  it('are asked by every thread under ids of its own', async () => {
    reply = (ask) =>
      ask.ask === 'count'
        ? { told: 'count', tokens: ask.text.length }
        : { told: 'which', chosen: { kind: 'none' } };
    const [first, second] = [threadModels().provider(10), threadModels().provider(10)];
    assert.deepEqual(
      await Promise.all(
        ['a', 'bb', 'ccc'].flatMap((text) => [first.countTokens(text), second.countTokens(text)]),
      ),
      [1, 1, 2, 2, 3, 3],
    );
    assert.equal(new Set(asks.map(({ id }) => id)).size, 6);
  });

  it('are what the editor has chosen, none where it does not say', async () => {
    const models = threadModels();
    reply = () => ({ told: 'which', chosen: { kind: 'editor', contextTokens: 4_000 } });
    assert.deepEqual(await models.which(never), { kind: 'editor', contextTokens: 4_000 });
    reply = () => undefined;
    const leaving = new AbortController();
    const chosen = models.which(leaving.signal);
    leaving.abort();
    assert.deepEqual(await chosen, { kind: 'none' });
  });

  it('say what they say, or why they do not and whether to ask again', async () => {
    const { attempt } = threadModels().provider(10);
    reply = () => ({ told: 'text', text: 'Hello', tokens: 3 });
    assert.deepEqual(await attempt(request, never), { outcome: 'text', text: 'Hello', tokens: 3 });
    assert.deepEqual(asks.at(-1), {
      ask: 'complete',
      id: 1,
      system: 'S',
      messages: request.messages,
      maxTokens: 9,
    });
    reply = () => ({ told: 'failed', why: 'notAllowed', tokens: 0, mayTryAgain: false });
    assert.deepEqual(await attempt(request, never), { outcome: 'failed', why: 'notAllowed', tokens: 0 });
    reply = () => ({ told: 'failed', why: 'broken', tokens: 1, mayTryAgain: true });
    assert.deepEqual(await attempt(request, never), {
      outcome: 'failed',
      why: 'broken',
      tokens: 1,
      again: {},
    });
  });

  it('hear what an endpoint replies to the service itself, and that it does not', async () => {
    reply = () => undefined;
    let attempted: Attempt = { outcome: 'text', text: 'Hello', tokens: 3 };
    const { attempt } = threadModels().noting('llama', {
      contextTokens: 10,
      countTokens: async () => 1,
      attempt: async () => attempted,
    });
    const heard = nextAsk();
    assert.deepEqual(await attempt(request, never), attempted);
    await heard;
    attempted = { outcome: 'failed', why: 'broken', tokens: 0 };
    const heardAgain = nextAsk();
    await attempt(request, never);
    await heardAgain;
    assert.deepEqual(asks, [
      { ask: 'note', id: 1, model: 'llama', outcome: 'text', text: 'Hello' },
      { ask: 'note', id: 2, model: 'llama', outcome: 'failed', text: 'broken' },
    ]);
  });

  it('are told when nobody waits any more: the call was given up, or its thread is gone', async () => {
    reply = () => undefined;
    const { attempt } = threadModels().provider(10);
    const leaving = new AbortController();
    const begun = nextAsk();
    const given = attempt(request, leaving.signal);
    await begun;
    const cancelled = nextAsk();
    leaving.abort();
    await Promise.all([given, cancelled]);
    const again = nextAsk();
    void attempt(request, never);
    await again;
    const gone = nextAsk();
    ports[0]!.close();
    await Promise.all([gone, once(ports[0]!, 'close')]);
    assert.deepEqual(
      asks.map(({ ask, id }) => [ask, id]),
      [
        ['complete', 1],
        ['cancel', 1],
        ['complete', 2],
        ['cancel', 2],
      ],
    );
  });

  it('pass by what is no answer to anything', async () => {
    reply = () => ({ told: 'count', tokens: 5 });
    const models = threadModels();
    assert.deepEqual(await models.which(never), { kind: 'none' });
  });
});
