import assert from 'node:assert/strict';
import type { ModelAsk, ModelTold } from '../../../../src/api/modelChannel.ts';
import type { Attempt } from '../../../../src/engine/model/connection/limitedModel.ts';
import { EditorModels } from '../../../../src/service/models/editorModels.ts';

const never = new AbortController().signal;
const request = { system: 'S', messages: [{ role: 'user', text: 'U' }], schema: {}, maxTokens: 9 } as const;
type Reply = ModelTold extends infer Told ? (Told extends { id: number } ? Omit<Told, 'id'> : never) : never;

describe('The models of the editor', () => {
  let asks: ModelAsk[];
  let reply: (ask: ModelAsk) => Reply | undefined;
  let models: EditorModels;

  beforeEach(() => {
    asks = [];
    let listen: (message: unknown) => void = () => undefined;
    models = new EditorModels({
      send: (ask) => {
        asks.push(ask);
        const told = ask.ask === 'cancel' ? undefined : reply(ask);
        if (told) queueMicrotask(() => listen({ ...told, id: ask.id }));
      },
      onMessage: (listener) => {
        listen = listener;
      },
    });
  });

  it('are asked under ids of their own, and each is told its own', async () => {
    reply = (ask) => (ask.ask === 'count' ? { told: 'count', tokens: ask.text.length } : undefined);
    const provider = models.provider(10);
    const counted = await Promise.all(['a', 'bb', 'ccc'].map((text) => provider.countTokens(text)));
    assert.deepEqual([counted, new Set(asks.map(({ id }) => id)).size], [[1, 2, 3], 3]);
  });

  it('are what the editor has chosen, none where it does not say', async () => {
    reply = () => ({ told: 'which', chosen: { kind: 'editor', contextTokens: 4_000 } });
    assert.deepEqual(await models.which(never), { kind: 'editor', contextTokens: 4_000 });
    reply = () => undefined;
    const leaving = new AbortController();
    const chosen = models.which(leaving.signal);
    leaving.abort();
    assert.deepEqual(await chosen, { kind: 'none' });
  });

  it('say what they say, or why they do not and whether to ask again', async () => {
    const { attempt } = models.provider(10);
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
    const { attempt } = models.noting('llama', {
      contextTokens: 10,
      countTokens: async () => 1,
      attempt: async () => attempted,
    });
    assert.deepEqual(await attempt(request, never), attempted);
    attempted = { outcome: 'failed', why: 'broken', tokens: 0 };
    await attempt(request, never);
    assert.deepEqual(asks, [
      { ask: 'note', id: 1, model: 'llama', outcome: 'text', text: 'Hello' },
      { ask: 'note', id: 2, model: 'llama', outcome: 'failed', text: 'broken' },
    ]);
  });

  it('are told when nobody waits any more', async () => {
    reply = () => undefined;
    const leaving = new AbortController();
    const given = models.provider(10).attempt(request, leaving.signal);
    leaving.abort();
    await given;
    assert.deepEqual(
      asks.map(({ ask, id }) => [ask, id]),
      [
        ['complete', 1],
        ['cancel', 1],
      ],
    );
  });

  it('pass by what is no answer to anything', async () => {
    reply = () => ({ told: 'count', tokens: 5 });
    assert.deepEqual(await models.which(never), { kind: 'none' });
  });
});
