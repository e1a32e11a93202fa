import assert from 'node:assert/strict';
import { beyondRoot } from '../../src/api/beyond/endpoints.ts';
import type { ChosenModel, ModelAsk, ModelTold } from '../../src/api/modelChannel.ts';
import { CountedTime } from '../../src/service/workingTime.ts';
import { callApi } from '../support/callApi.ts';
import { goodReply } from '../support/chatScript.ts';
import { TestService } from '../support/runningService.ts';
import { ScriptedModelServer } from '../support/scriptedModelServer.ts';

type Reply = ModelTold extends infer Told ? (Told extends { id: number } ? Omit<Told, 'id'> : never) : never;
type Complete = Extract<ModelAsk, { ask: 'complete' }>;

const editor: ChosenModel = { kind: 'editor', contextTokens: 8_000 };
const gone: Reply = { told: 'failed', why: 'unreachable', tokens: 0, mayTryAgain: false };
const good = ({ system, messages }: Complete): Reply => {
  const chat = [
    { role: 'system', content: system },
    ...messages.map(({ role, text }) => ({ role, content: text })),
  ];
  return { told: 'text', text: JSON.stringify(goodReply({ messages: chat })), tokens: 9 };
};

/** For a service of its own: its thread loads what writes first. */
const loadingMs = 120_000;

describe('The service of an editor with language models', () => {
  let service: TestService;
  let asks: ModelAsk[];
  let chosen: ChosenModel;
  let complete: (ask: Complete, count: number) => Reply | undefined;

  const started = (jobMinutes: number): Promise<TestService> => {
    let listen: (message: unknown) => void = () => undefined;
    const replyTo = (ask: ModelAsk): Reply | undefined => {
      if (ask.ask === 'which') return { told: 'which', chosen };
      if (ask.ask === 'count') return { told: 'count', tokens: Math.ceil(ask.text.length / 4) };
      const count = asks.filter((other) => other.ask === 'complete').length;
      return ask.ask === 'complete' ? complete(ask, count) : undefined;
    };
    const modelChannel = {
      send(ask: ModelAsk) {
        asks.push(ask);
        const told = replyTo(ask);
        if (told) setImmediate(() => listen({ ...told, id: ask.id }));
      },
      onMessage(listener: (message: unknown) => void) {
        listen = listener;
      },
    };
    // Where only the model takes time, it is the model that has none left, however long the rest takes.
    const time = new CountedTime(() => 0);
    return TestService.start({ writerModule: null, config: { modelChannel, jobMinutes }, time });
  };

  before(async function () {
    this.timeout(loadingMs);
    asks = [];
    chosen = { kind: 'none' };
    service = await started(30);
    await made();
  });
  beforeEach(() => {
    asks = [];
    chosen = editor;
    complete = good;
  });
  after(() => service.close());

  const made = async (options: Record<string, unknown> = {}, by = service) => {
    const { body } = await by.call('POST', '/presentations/generate', {
      prompt: 'Make a presentation about solar power',
      non_interactive: true,
      section_count: 3,
      ...options,
    });
    return by.finished(body.generation_id);
  };
  const calls = () => asks.filter(({ ask }) => ask === 'complete').length;

  it('has the model write that the editor lends', async () => {
    const status = await made({ language: 'it' });
    assert.equal(status.status, 'completed');
    assert.deepEqual([status.presentation.sections.length, calls(), status.tokens_used], [3, 4, 36]);
    assert.match(status.presentation.title, /Perché/);
    assert.equal(status.presentation.notices, undefined);
  });

  it('writes without one where none is chosen', async () => {
    chosen = { kind: 'none' };
    const status = await made();
    assert.deepEqual([status.status, calls(), status.tokens_used], ['completed', 0, undefined]);
  });

  it('asks the endpoint itself that the editor names', async () => {
    const server = await ScriptedModelServer.start();
    chosen = { kind: 'endpoint', url: server.url, model: 'm', key: 'secret' };
    const status = await made();
    await server.close();
    assert.deepEqual([status.status, calls(), server.requests.length], ['completed', 0, 4]);
    assert.equal(server.requests[0]?.authorization, 'Bearer secret');
  });

  it('writes the rest without a model that goes away in the middle', async () => {
    complete = (ask, count) => (count <= 2 ? good(ask) : gone);
    const status = await made();
    assert.equal(status.status, 'completed');
    assert.equal(status.presentation.sections.length, 3);
    assert.equal(status.presentation.notices.length, 2);
    assert.equal(status.tokens_used, 18);
  });

  it('writes the rest of what a model planned when another is chosen meanwhile, or none', async () => {
    complete = (ask) => {
      chosen = { kind: 'none' };
      return good(ask);
    };
    const status = await made();
    assert.equal(status.status, 'completed');
    assert.equal(status.presentation.sections.length, 3);
    assert.equal(status.presentation.notices.length, 3);
  });

  it('waits no longer for a model that does not answer than the job has time, and tells it so', async function () {
    this.timeout(loadingMs);
    complete = () => undefined;
    const prompt = '# Harbor\n\n## Tides\n\nThe office measured the tides for a year.';
    const hurried = await started(0.1);
    const status = await made({ prompt }, hurried).finally(() => hurried.close());
    assert.equal(status.status, 'completed');
    assert.ok(JSON.stringify(status.presentation).includes('measured the tides'));
    assert.ok(asks.some(({ ask }) => ask === 'cancel'));
  });

  describe('asked to rewrite a slide', () => {
    const deck =
      '# Tea\n\n---\n\n## Tea sells\n\n- Sales grew by 12 %\n- Green leads\n\n---\n\n## Prices rise\n\n- By 4 %\n';
    const rewritten = async (slide = 2) => {
      const url = `${service.baseUrl.replace(/\/api\/v1$/, beyondRoot)}/slides/rewrite`;
      const { body } = await callApi(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.key}` },
        body: { deck, slide, wish: 'shorter' },
      });
      return body;
    };
    const says = (markdown: string) => (): Reply => ({
      told: 'text',
      text: JSON.stringify({ markdown }),
      tokens: 9,
    });

    it('has the chosen model do it, and keeps nothing of it', async () => {
      complete = says('## Tea sells\n\nSales grew by 12 %.');
      assert.deepEqual(await rewritten(), {
        outcome: 'rewritten',
        markdown: '## Tea sells\n\nSales grew by 12 %.',
        problems: [],
        tokens_used: 9,
      });
      await rewritten();
      assert.equal(calls(), 2);
    });

    it('says what is wrong with what does not hold, that nobody answered, and that no model is chosen', async () => {
      complete = says('## Prices rise\n\n- a\n- b');
      const unusable = await rewritten();
      assert.deepEqual([unusable.outcome, unusable.problems.length, calls()], ['unusable', 1, 2]);
      complete = () => gone;
      assert.equal((await rewritten()).outcome, 'noAnswer');
      assert.equal((await rewritten(9)).error.code, 'BAD_REQUEST');
      chosen = { kind: 'none' };
      assert.equal((await rewritten()).outcome, 'noModel');
    });
  });
});
