import assert from 'node:assert/strict';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { ModelReply, ModelRequest } from '../../../../src/engine/model/connection/languageModel.ts';
import type { Attempt } from '../../../../src/engine/model/connection/limitedModel.ts';
import { AskedModels } from '../../../../src/service/models/askedModels.ts';
import { modelTiming } from '../../../../src/service/models/modelTiming.ts';
import type { ModelUse } from '../../../../src/service/models/modelUse.ts';
import { ModelUses } from '../../../../src/service/models/modelUses.ts';

const never = new AbortController().signal;
const request: ModelRequest = { system: '', messages: [], schema: {}, maxTokens: 1 };
const hello: Attempt = { outcome: 'text', text: 'Hello', tokens: 7 };
const unreachable: ModelReply = { outcome: 'failed', why: 'unreachable', tokens: 0 };
const limits = { tokens: 100, milliseconds: 60_000 };

describe('ModelUses', () => {
  let uses: ModelUses;
  let countsTokens: boolean;
  let isChosen: boolean;
  let ports: MessagePort[];
  /** Of each attempt that is under way, in turn. */
  let attempts: { readonly signal: AbortSignal; reply(attempt: Attempt): void }[];
  let attempted: () => void;

  beforeEach(() => {
    countsTokens = true;
    isChosen = true;
    ports = [];
    attempts = [];
    attempted = () => undefined;
    const provider = {
      contextTokens: 10,
      countTokens: async ({ length }: string) => 2 * length,
      attempt: (_: ModelRequest, signal: AbortSignal) =>
        new Promise<Attempt>((resolve) => {
          attempts.push({ signal, reply: resolve });
          attempted();
        }),
    };
    uses = new ModelUses({
      chosen: { current: async () => (isChosen ? { provider, countsTokens } : undefined) },
      rows: { of: () => assert.fail('Nothing is kept for nobody’s job.') },
      timing: modelTiming(),
      log: () => undefined,
    });
  });
  afterEach(() => {
    uses.close();
    for (const port of ports) port.close();
  });

  const thread = () => {
    const { port1, port2 } = new MessageChannel();
    uses.connect(port1);
    ports.push(port2);
    return { models: new AskedModels(port2), end: () => port2.close() };
  };
  const nextAttempt = () =>
    new Promise<void>((resolve) => {
      attempted = resolve;
    });
  const during = (work: (use: ModelUse) => Promise<void>) => uses.during(limits, (use) => work(use!));

  it('have the model answer what threads ask', () =>
    during(async ({ access }) => {
      const begins = nextAttempt();
      const reply = thread().models.model(access).complete(request, never);
      await begins;
      attempts[0]!.reply(hello);
      assert.deepEqual(await reply, hello);
    }));

  it('go on with a call whose thread is gone, and tell the next one what was replied', () =>
    during(async ({ access }) => {
      const begins = nextAttempt();
      const first = thread();
      void first.models.model(access).complete(request, never);
      await begins;
      first.end();
      const reply = thread().models.model(access).complete(request, never);
      attempts[0]!.reply(hello);
      assert.deepEqual([await reply, attempts.length], [hello, 1]);
    }));

  it('give up what is under way when the step has ended', async () => {
    await during(async ({ access }) => {
      const begins = nextAttempt();
      void thread().models.model(access).complete(request, never);
      await begins;
    });
    assert.equal(attempts[0]!.signal.aborted, true);
  });

  it('ask nothing for a step that has ended', async () => {
    let access: ModelUse['access'] | undefined;
    await during(async (use) => {
      access = use.access;
    });
    const reply = await thread().models.model(access!).complete(request, never);
    assert.deepEqual([reply, attempts.length], [unreachable, 0]);
  });

  it('give up all that is under way when they are closed', () =>
    during(async ({ access }) => {
      const begins = nextAttempt();
      const reply = thread().models.model(access).complete(request, never);
      await begins;
      uses.close();
      assert.deepEqual(await reply, unreachable);
    }));

  it('have a model count tokens that can', () =>
    during(async ({ access }) => {
      assert.equal(await thread().models.model(access).countTokens('four'), 8);
    }));

  it('leave it to the thread to estimate tokens that no model counts', () => {
    countsTokens = false;
    return during(async ({ access }) => {
      assert.equal(await thread().models.model(access).countTokens('four'), 2);
    });
  });

  it('are none where no model is chosen', async () => {
    isChosen = false;
    assert.equal(await uses.during(limits, async (use) => use), undefined);
  });
});
