import assert from 'node:assert/strict';
import { openConnection } from '../../../src/client/serviceConnection.ts';
import type { JobEvent } from '../../../src/client/watchJob.ts';
import {
  baseUrl,
  connectionError,
  refusal,
  replyTo,
  ScriptedService,
  type Step,
  status,
} from '../../support/scriptedService.ts';
import { VirtualTiming } from '../../support/virtualTiming.ts';

const poll = (body: unknown): Step => replyTo('getGenerationStatus', body);
const accepted = replyTo('replyToQuestion', { status: 'generating' });

const watching = async (script: (Step | Error)[], signal?: AbortSignal) => {
  const http = new ScriptedService(...script);
  const timing = new VirtualTiming();
  const opened = await openConnection({ baseUrl, network: { environment: {} }, timing, http });
  assert(opened.ok);
  return { http, timing, events: opened.value.watch('gen_1', signal) };
};

/** Everything the watch yields, and how it ends. */
const toTheEnd = async (
  events: Awaited<ReturnType<typeof watching>>['events'],
  onEvent: (event: JobEvent) => unknown = () => undefined,
) => {
  const seen: JobEvent[] = [];
  for (;;) {
    const { value, done } = await events.next();
    if (done) return { seen, result: value };
    seen.push(value);
    await onEvent(value);
  }
};

const kinds = (seen: readonly JobEvent[]) => seen.map(({ kind }) => kind);

describe('watchJob', () => {
  it('yields what changes and returns the presentation', async () => {
    const { events, http } = await watching([
      poll(status.storyline),
      poll(status.storyline),
      poll(status.slides(0)),
      poll(status.slides(0)),
      poll(status.slides(4)),
      poll(status.completed),
    ]);
    const { seen, result } = await toTheEnd(events);
    assert.deepEqual(kinds(seen), ['generating', 'generating', 'generating']);
    assert.equal(
      result.ok && result.value.status === 'completed' && result.value.presentation.title,
      'Q3 review',
    );
    assert(http.isOver);
  });

  it('stops at a failed job and says why it failed', async () => {
    const { events } = await watching([poll(status.failed)]);
    const { result } = await toTheEnd(events);
    assert.equal(
      result.ok && result.value.status === 'failed' && result.value.reason,
      'Generation timed out',
    );
  });

  it('polls every 2 to 5 seconds, ever more slowly', async () => {
    const { events, timing } = await watching([
      ...Array<Step>(8).fill(poll(status.storyline)),
      poll(status.completed),
    ]);
    timing.chance = 0.5;
    await toTheEnd(events);
    const waits = timing.slept.slice(0, 5);
    assert.equal(waits[0], 2_000);
    assert.deepEqual(
      waits,
      [...waits].sort((a, b) => a - b),
    );
    assert.equal(Math.max(...timing.slept.slice(0, 9)), 5_000);
  });

  for (const chance of [0, 0.9999]) {
    it(`keeps to the bounds whatever chance says (${chance})`, async () => {
      const { events, timing } = await watching([
        ...Array<Step>(4).fill(poll(status.storyline)),
        poll(status.completed),
      ]);
      timing.chance = chance;
      await toTheEnd(events);
      assert(timing.slept.every((wait) => wait >= 2_000 && wait <= 5_000));
    });
  }

  it('asks, replies and goes on, also when the same question comes twice', async () => {
    const { events, http } = await watching([
      poll(status.question('Who is it for?')),
      accepted,
      poll(status.question('Who is it for?')),
      accepted,
      poll(status.slides(1)),
      poll(status.completed),
    ]);
    const answers = ['?', 'The board.'];
    const { seen } = await toTheEnd(events, async (event) => {
      if (event.kind !== 'question') return;
      assert.equal(event.question, 'Who is it for?');
      assert.equal((await event.reply(answers.shift()!)).ok, true);
    });
    assert.deepEqual(kinds(seen), ['question', 'question', 'generating']);
    assert.deepEqual(
      http.recorded.filter(({ name }) => name === 'replyToQuestion').map(({ body }) => body),
      [{ content: '?' }, { content: 'The board.' }],
    );
  });

  it('asks once while nobody answers', async () => {
    const { events } = await watching([
      poll(status.question('Who?')),
      poll(status.question('Who?')),
      poll(status.question('Who?')),
      poll(status.completed),
    ]);
    assert.deepEqual(kinds((await toTheEnd(events)).seen), ['question']);
  });

  it('takes an answer that somebody else gave meanwhile for an answer', async () => {
    const { events } = await watching([
      poll(status.question('Who?')),
      refusal('NOT_AWAITING_INPUT', 'The job is not waiting for an answer.'),
      poll(status.completed),
    ]);
    const { result } = await toTheEnd(events, async (event) => {
      if (event.kind === 'question') assert.equal((await event.reply('Me')).ok, true);
    });
    assert.equal(result.ok, true);
  });

  it('hands back why a reply was not taken, and can be asked again', async () => {
    const { events } = await watching([
      poll(status.question('Who?')),
      refusal('BAD_REQUEST', 'content must not be blank'),
      accepted,
      poll(status.completed),
    ]);
    const { result } = await toTheEnd(events, async (event) => {
      if (event.kind !== 'question') return;
      const refused = await event.reply('a');
      assert.equal(!refused.ok && refused.failure.message, 'content must not be blank');
      assert.equal((await event.reply('b')).ok, true);
    });
    assert.equal(result.ok, true);
  });

  it('disregards a status that was on its way while a reply was given', async () => {
    const { events, http } = await watching([]);
    const polled = [status.question('Who?'), status.question('Who?'), status.completed].map(poll);
    let answer = async (): Promise<unknown> => undefined;
    http.exchange = async ({ method }) => {
      if (method === 'POST')
        return {
          status: 200,
          headers: {},
          body: [Buffer.from(accepted.text)],
        };
      const { text } = polled.shift()!;
      if (polled.length === 1) await answer();
      return { status: 200, headers: {}, body: [Buffer.from(text)] };
    };
    const { seen, result } = await toTheEnd(events, (event) => {
      if (event.kind !== 'question') return;
      answer = () => event.reply('The board.');
    });
    assert.deepEqual(kinds(seen), ['question']);
    assert.equal(result.ok, true);
  });

  it('says every five minutes that it takes long, and goes on', async () => {
    const { events, timing } = await watching([
      ...Array<Step>(150).fill(poll(status.storyline)),
      poll(status.completed),
    ]);
    const { seen, result } = await toTheEnd(events);
    assert(timing.now() > 600_000);
    assert.deepEqual(
      seen.filter((event) => event.kind === 'takingLong').map(({ minutes }) => minutes),
      [5, 10],
    );
    assert.equal(result.ok, true);
  });

  it('does not take a sleep of the computer for a job that takes long', async () => {
    const { events, timing } = await watching([
      ...Array<Step>(5).fill(poll(status.slides(0))),
      poll(status.slides(2)),
      poll(status.slides(4)),
      poll(status.completed),
    ]);
    const { seen } = await toTheEnd(events, () => timing.pass(15 * 60_000));
    assert.deepEqual(
      kinds(seen).filter((kind) => kind !== 'generating'),
      [],
    );
  });

  it('gives no job up because the computer slept while the service was away', async () => {
    const { events, timing } = await watching([
      poll(status.storyline),
      ...Array<Error>(8).fill(connectionError('ECONNREFUSED')),
      poll(status.completed),
    ]);
    const { result } = await toTheEnd(
      events,
      ({ kind }) => kind === 'unreachable' && timing.pass(15 * 60_000),
    );
    assert.equal(result.ok, true);
  });

  it('does not count the time a person takes to answer', async () => {
    const { events } = await watching([
      ...Array<Step>(100).fill(poll(status.question('Who?'))),
      poll(status.storyline),
      poll(status.completed),
    ]);
    assert.deepEqual(kinds((await toTheEnd(events)).seen), ['question', 'generating']);
  });

  it('survives a service that is gone for a while', async () => {
    const gone = [
      connectionError('ECONNREFUSED'),
      connectionError('ENOTFOUND'),
      { status: 200, text: '<html>Log in' },
    ];
    const { events } = await watching([
      poll(status.storyline),
      ...Array<Error>(4).fill(gone[0] as Error),
      ...gone.slice(1),
      poll(status.slides(2)),
      poll(status.completed),
    ]);
    const { seen, result } = await toTheEnd(events);
    assert.deepEqual(kinds(seen), ['generating', 'unreachable', 'unreachable', 'unreachable', 'generating']);
    assert.equal(result.ok, true);
  });

  it('gives up when the service stays away for minutes', async () => {
    const { events, timing } = await watching(Array<Error>(200).fill(connectionError('ECONNREFUSED')));
    const { result } = await toTheEnd(events);
    assert.equal(!result.ok && result.failure.kind, 'connection');
    assert(timing.now() > 300_000 && timing.now() < 420_000);
  });

  it('gives up at once on what does not pass by itself', async () => {
    const { events, http } = await watching([refusal('API_KEY_REVOKED', 'revoked')]);
    const { result } = await toTheEnd(events);
    assert.equal(!result.ok && result.failure.message, 'The API key has been revoked.');
    assert.equal(http.calls.length, 1);
  });

  it('gives up at once on an answer without an end', async () => {
    const endless: Step = { status: 200, text: 'x'.repeat(16_000_001) };
    const { events, http } = await watching([poll(status.storyline), endless]);
    const { result } = await toTheEnd(events);
    assert.match(result.ok ? '' : result.failure.message, /larger than 16 MB/);
    assert(http.isOver);
  });

  it('stops when it is cancelled', async () => {
    const cancel = new AbortController();
    const { events, http } = await watching([poll(status.storyline)], cancel.signal);
    const { result } = await toTheEnd(events, () => cancel.abort());
    assert.equal(!result.ok && result.failure.kind, 'cancelled');
    assert.equal(http.calls.length, 1);
  });

  it('starts sooner with the service of this machine', async () => {
    const http = new ScriptedService();
    http.exchange = async () => ({
      status: 200,
      headers: {},
      body: [Buffer.from(JSON.stringify(status.completed))],
    });
    const timing = new VirtualTiming();
    const opened = await openConnection({
      baseUrl: 'http://127.0.0.1:8787/api/v1',
      network: { environment: {} },
      timing,
      http,
    });
    assert(opened.ok);
    await toTheEnd(opened.value.watch('gen_1'));
    assert.deepEqual(timing.slept, [25]);
  });
});
