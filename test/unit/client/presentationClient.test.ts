import assert from 'node:assert/strict';
import type { Failure, Result } from '../../../src/client/failure.ts';
import { openConnection, type ServiceConnection } from '../../../src/client/serviceConnection.ts';
import {
  baseUrl,
  connectionError,
  presentation,
  refusal,
  replyTo,
  ScriptedService,
  type Step,
  started,
  status,
} from '../../support/scriptedService.ts';
import { VirtualTiming } from '../../support/virtualTiming.ts';

const network = { environment: {} };

const talk = async (...script: (Step | Error)[]) => {
  const http = new ScriptedService(...script);
  const timing = new VirtualTiming();
  const opened = await openConnection({ baseUrl, key: 'dw_secret', network, timing, http });
  assert(opened.ok);
  return { http, timing, connection: opened.value, calls: opened.value.calls };
};

const failureOf = (result: Result<unknown>): Failure => {
  assert(!result.ok, 'this should have failed');
  return result.failure;
};

const succeededWith = <T>(result: Result<T>): T => {
  assert(result.ok, `failed: ${JSON.stringify(result)}`);
  return result.value;
};

describe('PresentationClient', () => {
  it('speaks every call of the protocol, with the key in the header', async () => {
    const template = {
      id: 'pitch',
      name: 'Pitch',
      description: 'From the hook to the ask.',
      category: ['Pitch'],
      preview_url: null,
      sections: [{ id: 'problem', title: 'Problem', description: 'What hurts.' }],
    };
    const target = { url: 'https://storage.example.com', fields: [], path: 'p', download_url: 'https://d' };
    const { http, calls } = await talk(
      replyTo('listTemplates', { templates: [template] }),
      replyTo('createPresentation', presentation),
      replyTo('getPresentation', presentation),
      replyTo('renamePresentation', { ...presentation, title: 'Final' }),
      replyTo('startGeneration', started),
      replyTo('getGenerationStatus', status.slides(3)),
      replyTo('replyToQuestion', { status: 'generating' }),
      replyTo('createUploadTarget', target),
    );
    const [listed] = succeededWith(await calls.listTemplates());
    assert.equal(listed?.sections[0]?.title, 'Problem');
    assert.equal(succeededWith(await calls.createPresentation({ template_id: 'pitch' })).slideCount, 2);
    assert.equal(succeededWith(await calls.getPresentation('pres/1')).url, presentation.url);
    assert.equal(succeededWith(await calls.renamePresentation('pres_1', 'Final')).title, 'Final');
    assert.equal(succeededWith(await calls.startGeneration({ prompt: '# Q3' })).generationId, 'gen_1');
    const polled = succeededWith(await calls.pollGeneration('gen_1'));
    assert.equal(polled.status === 'generating' && polled.progress?.slidesCompleted, 3);
    succeededWith(await calls.replyToQuestion('gen_1', { content: '  The board.\n' }));
    assert.deepEqual(
      succeededWith(
        await calls.createUploadTarget({
          file_name: 'a.md',
          content_type: 'text/markdown',
          declared_file_size: 1,
        }),
      ),
      target,
    );
    assert.equal(http.recorded[2]?.request.url, `${baseUrl}/presentations/pres%2F1`);
    assert.deepEqual(http.recorded[6]?.body, { content: '  The board.\n' });
    for (const { request, body } of http.recorded) {
      assert.equal(request.headers.authorization, 'Bearer dw_secret');
      assert.equal(request.headers['content-type'], body === undefined ? undefined : 'application/json');
    }
    assert(http.isOver);
  });

  it('reads what other services call things', async () => {
    const { calls } = await talk(
      { status: 200, text: JSON.stringify([{ id: 'a' }, { name: 'no id' }, 'odd']) },
      { status: 202, text: JSON.stringify({ id: 'gen_9', extra: true }) },
      { status: 200, text: JSON.stringify({ id: 'pres_1', view_url: 'https://v', sections: 'many' }) },
      { status: 200, text: JSON.stringify({ status: 'failed', reason: 'No content' }) },
    );
    assert.deepEqual(succeededWith(await calls.listTemplates()), [
      {
        id: 'a',
        name: 'a',
        description: '',
        category: [],
        previewUrl: undefined,
        sections: [],
        raw: { id: 'a' },
      },
    ]);
    assert.equal(succeededWith(await calls.startGeneration({ prompt: 'x' })).generationId, 'gen_9');
    const found = succeededWith(await calls.getPresentation('pres_1'));
    assert.deepEqual([found.url, found.slideCount], ['https://v', undefined]);
    const failed = succeededWith(await calls.pollGeneration('gen_9'));
    assert.equal(failed.status === 'failed' && failed.reason, 'No content');
  });

  const sentences: [Step, Partial<Failure>][] = [
    [refusal('UNAUTHORIZED', 'x'), { message: 'decks.example.com asks for an API key.' }],
    [refusal('API_KEY_INVALID', 'x'), { message: 'decks.example.com does not know this API key.' }],
    [refusal('API_KEY_EXPIRED', 'x'), { message: 'The API key has expired.' }],
    [refusal('API_KEY_REVOKED', 'x'), { message: 'The API key has been revoked.' }],
    [
      refusal('PRICING_DOCUMENT_LIMIT_REACHED', '10 of 10 this month.'),
      { message: 'The usage limit of the workspace is reached: 10 of 10 this month.' },
    ],
    [refusal('INSUFFICIENT_PRIVILEGES', 'Not yours.'), { message: 'Not yours.' }],
    [
      refusal('DOCUMENT_NOT_FOUND', 'There is no presentation x.'),
      { message: 'There is no presentation x.' },
    ],
    [{ status: 401, text: '{"error":"bad key"}' }, { code: 'API_KEY_INVALID' } as Partial<Failure>],
    [{ status: 402, text: '{"error":{"message":""}}' }, { kind: 'notTheApi' }],
    [
      { status: 400, text: '{"error":{"message":"no"}}' },
      { code: 'BAD_REQUEST', message: 'no' } as Partial<Failure>,
    ],
    [
      { status: 404, text: '<!doctype html><h1>404</h1>' },
      {
        kind: 'notTheApi',
        message: "decks.example.com answered a web page (HTTP 404). Check that the base URL is the API's.",
      },
    ],
    [
      { status: 200, text: 'hello' },
      {
        kind: 'notTheApi',
        message:
          "decks.example.com answered something other than JSON (HTTP 200). Check that the base URL is the API's.",
      },
    ],
    [
      { status: 200, text: '{"hello":1}' },
      {
        kind: 'notTheApi',
        message:
          "decks.example.com answered something this program cannot read (id: has no id). Check that the base URL is the API's.",
      },
    ],
    [
      { status: 200, text: '7' },
      {
        kind: 'notTheApi',
        message:
          "decks.example.com answered something this program cannot read (must be an object). Check that the base URL is the API's.",
      },
    ],
    [
      { status: 301, headers: { location: 'https://www.example.com/' }, text: '' },
      {
        kind: 'notTheApi',
        message: 'decks.example.com redirects to https://www.example.com/. Check the base URL.',
      },
    ],
    [{ status: 307, text: '' }, { message: 'decks.example.com redirects. Check the base URL.' }],
    [
      { status: 407, text: '' },
      { kind: 'connection', problem: 'proxyAuthentication', sent: false } as Partial<Failure>,
    ],
  ];
  for (const [step, expected] of sentences) {
    it(`says what a ${step.status} means: ${step.text.slice(0, 60)}`, async () => {
      const { calls, timing } = await talk(step);
      const failure = failureOf(await calls.getPresentation('x'));
      assert.deepEqual({ ...failure, ...expected }, failure);
      assert.deepEqual(timing.slept, []);
    });
  }

  it('reads no answer that has no end, and asks for it once', async () => {
    const { http, calls } = await talk();
    let pieces = 0;
    let isLeft = false;
    let asked = 0;
    http.exchange = async () => {
      asked += 1;
      const body = (function* () {
        try {
          for (; pieces < 100; pieces += 1) yield new Uint8Array(1_000_000);
        } finally {
          isLeft = true;
        }
      })();
      return { status: 200, headers: {}, body };
    };
    const failure = failureOf(await calls.getPresentation('x'));
    assert.equal(
      failure.message,
      'The answer of decks.example.com is not read to its end. It is larger than 16 MB.',
    );
    assert.deepEqual([failure.kind, pieces, isLeft, asked], ['notTheApi', 16, true, 1]);
  });

  it('reads three times the longest deck', async () => {
    const title = 'x'.repeat(3 * 4_194_304);
    const { calls } = await talk(replyTo('getPresentation', { ...presentation, title }));
    assert.equal(succeededWith(await calls.getPresentation('x')).title, title);
  });

  it('hands on which field was wrong', async () => {
    const details = [{ path: 'title', message: 'must not be blank' }];
    const { calls } = await talk({
      status: 400,
      text: JSON.stringify({
        error: { code: 'BAD_REQUEST', message: 'title must not be blank', status: 400, details },
      }),
    });
    const failure = failureOf(await calls.renamePresentation('x', 'y'));
    assert.deepEqual(failure.kind === 'refused' && failure.details, details);
  });

  it('says that the service is in trouble when a gateway answers for it', async () => {
    const { calls, timing } = await talk(
      ...Array<Step>(4).fill({ status: 502, text: '<html>Bad gateway</html>' }),
    );
    const failure = failureOf(await calls.listTemplates());
    assert.equal(failure.message, 'decks.example.com cannot do that at the moment (HTTP 502).');
    assert.equal(timing.slept.length, 3);
  });

  const once: [string, (connection: ServiceConnection) => Promise<Result<unknown>>][] = [
    ['startGeneration', ({ calls }) => calls.startGeneration({ prompt: 'x' })],
    ['replyToQuestion', ({ calls }) => calls.replyToQuestion('gen_1', { content: 'x' })],
    ['createPresentation', ({ calls }) => calls.createPresentation({ template_id: 'x' })],
  ];
  for (const [name, call] of once) {
    it(`${name} is not repeated when the answer was lost`, async () => {
      const { connection, http } = await talk(connectionError('ECONNRESET'));
      const failure = failureOf(await call(connection));
      assert.equal(failure.message, 'The connection to decks.example.com was lost.');
      assert.equal(http.calls.length, 1);
    });
  }

  it('asks again when the answer to a question about something was lost', async () => {
    const { calls, http } = await talk(
      connectionError('ECONNRESET'),
      replyTo('getPresentation', presentation),
    );
    succeededWith(await calls.getPresentation('pres_1'));
    assert.equal(http.calls.length, 2);
  });

  it('starts a job later where the service was too busy to take it', async () => {
    const { calls, timing } = await talk(
      refusal('API_KEY_RATE_LIMITED', 'Too many requests', { 'retry-after': '7' }),
      replyTo('startGeneration', started),
    );
    succeededWith(await calls.startGeneration({ prompt: 'x' }));
    assert(timing.now() >= 7_000 && timing.now() < 8_000);
  });

  it('reports cancelling as such', async () => {
    const { calls, http } = await talk();
    const failure = failureOf(await calls.listTemplates(AbortSignal.abort()));
    assert.equal(failure.kind, 'cancelled');
    assert.deepEqual(http.calls, []);
  });

  it('reports a call that was cancelled under way as such', async () => {
    const cancel = new AbortController();
    const { connection } = await talk();
    const http: ScriptedService = new ScriptedService();
    http.exchange = async () => {
      cancel.abort();
      throw new Error('aborted');
    };
    const opened = await openConnection({ baseUrl, network, http, timing: new VirtualTiming() });
    assert(opened.ok);
    assert.equal(failureOf(await opened.value.calls.listTemplates(cancel.signal)).kind, 'cancelled');
    await connection.close();
  });
});
