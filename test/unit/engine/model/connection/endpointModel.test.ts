import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEndpointModel } from '../../../../../src/engine/model/connection/endpointModel.ts';
import type { ModelRequest } from '../../../../../src/engine/model/connection/languageModel.ts';
import { type Mood, ScriptedModelServer, tokensACall } from '../../../../support/scriptedModelServer.ts';

const request: ModelRequest = {
  system: 'Language: write everything in French (français).',
  messages: [{ role: 'user', text: 'Plan the storyline. Give exactly 2 sections.' }],
  schema: { type: 'object' },
  maxTokens: 500,
};
const never = new AbortController().signal;
const tokens = tokensACall.asked + tokensACall.said;

describe('a model at an endpoint', () => {
  let server: ScriptedModelServer;
  before(async () => {
    server = await ScriptedModelServer.start();
  });
  beforeEach(() => server.requests.splice(0));
  after(() => server.close());

  const attempt = (mood: Mood, fetchFrom = fetch) => {
    server.mood = mood;
    const endpoint = { url: server.url, model: 'm', key: 'secret', contextTokens: 8_000 };
    return createEndpointModel(endpoint, fetchFrom).attempt(request, never);
  };

  it('is asked with key, schema and limit, and its tokens are counted', async () => {
    const reply = await attempt('well');
    assert.ok(reply.outcome === 'text');
    assert.equal(reply.tokens, tokens);
    assert.match(reply.text, /étape/);
    const [asked] = server.requests as unknown as Record<string, unknown>[];
    assert.equal(asked?.authorization, 'Bearer secret');
    assert.equal(asked?.max_tokens, 500);
    assert.deepEqual(asked?.response_format, {
      type: 'json_schema',
      json_schema: { name: 'reply', schema: { type: 'object' }, strict: false },
    });
  });

  const failures: readonly (readonly [Mood, string, boolean, number])[] = [
    ['tooMany', 'overQuota', true, 0],
    ['broken', 'broken', true, 0],
    ['notAllowed', 'notAllowed', false, 0],
    ['unknown', 'unknownModel', false, 0],
    ['notJson', 'broken', false, 0],
    ['closedSocket', 'unreachable', true, 0],
    ['refusal', 'refused', false, tokens],
  ];
  for (const [mood, why, again, spent] of failures) {
    it(`says why there is no reply: ${mood}`, async () => {
      const reply = await attempt(mood);
      assert.ok(reply.outcome === 'failed');
      assert.deepEqual([reply.why, 'again' in reply, reply.tokens], [why, again, spent]);
    });
  }

  const refusing = (parameter: string, message: string) => {
    const asked: (readonly boolean[])[] = [];
    const fetchFrom: typeof fetch = async (input, init) => {
      const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
      asked.push(['response_format' in body, 'max_tokens' in body]);
      return parameter in body ? Response.json({ error: { message } }, { status: 400 }) : fetch(input, init);
    };
    return { asked, fetchFrom };
  };

  it('is not followed to another origin, which would get the document', async () => {
    const elsewhere = await ScriptedModelServer.start();
    const redirecting = createServer((asked, answer) => {
      asked.resume();
      answer.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end();
    });
    await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
    const { port } = redirecting.address() as AddressInfo;
    const endpoint = { url: `http://127.0.0.1:${port}/v1`, model: 'm', key: 'secret', contextTokens: 8_000 };
    const reply = await createEndpointModel(endpoint, fetch).attempt(request, never);
    redirecting.close();
    await elsewhere.close();
    assert.deepEqual(elsewhere.requests, []);
    assert.ok(reply.outcome === 'failed' && reply.why === 'notAllowed' && !reply.again);
  });

  it('is followed to another path of its own', async () => {
    const moved = createServer((asked, answer) => {
      asked.resume();
      const isOld = asked.url?.startsWith('/old/');
      if (isOld) return void answer.writeHead(308, { location: '/v1/chat/completions' }).end();
      const message = { role: 'assistant', content: 'here' };
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
    });
    await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve));
    const { port } = moved.address() as AddressInfo;
    const endpoint = { url: `http://127.0.0.1:${port}/old`, model: 'm', contextTokens: 8_000 };
    const reply = await createEndpointModel(endpoint, fetch).attempt(request, never);
    moved.close();
    assert.ok(reply.outcome === 'text' && reply.text === 'here');
  });

  it('is asked without a schema, or a limit, where it refuses one', async () => {
    const schema = refusing('response_format', 'response_format is not supported');
    assert.equal((await attempt('well', schema.fetchFrom)).outcome, 'text');
    assert.deepEqual(schema.asked, [
      [true, true],
      [false, true],
    ]);
    const limit = refusing('max_tokens', 'Unsupported parameter: max_tokens. Use max_completion_tokens.');
    assert.equal((await attempt('well', limit.fetchFrom)).outcome, 'text');
    assert.deepEqual(limit.asked, [
      [true, true],
      [true, false],
    ]);
  });

  it('gets more room where it came to no end, and both replies are counted', async () => {
    const reply = await attempt('truncated');
    assert.ok(reply.outcome === 'text');
    assert.deepEqual([reply.tokens, server.requests.length], [2 * tokens, 2]);
    assert.ok(!('max_tokens' in server.requests[1]!));
  });

  it('counts no tokens that cannot be', async () => {
    const message = { role: 'assistant', content: 'Seven words that were said by it.' };
    const told = async (usage: unknown): Promise<number> =>
      (
        await attempt('well', async () =>
          Response.json({ choices: [{ index: 0, message, finish_reason: 'stop' }], usage }),
        )
      ).tokens;
    const estimated = await told(undefined);
    assert.ok(Number.isSafeInteger(estimated) && estimated > 20, String(estimated));
    for (const count of [-1_000_000_000, 0, 0.75, 1e300, null])
      assert.equal(await told({ prompt_tokens: count, completion_tokens: count }), estimated, String(count));
    assert.equal(await told({ prompt_tokens: 70, completion_tokens: 30 }), 100);
  });

  it('says that a text is too long for it', async () => {
    const message = 'This model’s maximum context length is 8192 tokens.';
    const reply = await attempt('well', async () => Response.json({ error: { message } }, { status: 400 }));
    assert.ok(reply.outcome === 'failed');
    assert.equal(reply.why, 'tooLong');
  });
});
