import assert from 'node:assert/strict';
import type { AskDeck } from '../../../src/mcp/deckQuestions.ts';
import { openHttpEndpoint } from '../../../src/mcp/overHttp.ts';

const caller = { key: 'key', workspace: 'acme' };
const request = (signal: AbortSignal): Request =>
  new Request('http://127.0.0.1/mcp', {
    method: 'POST',
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'check_deck', arguments: { text: '# a' } },
    }),
    signal,
  });

describe('The tools over HTTP', () => {
  it('tell what they ask about a deck file when whoever called has gone', async () => {
    const asked = Promise.withResolvers<AbortSignal>();
    const told = Promise.withResolvers<void>();
    const askDeck = (async (_question, _ask, signal) => {
      signal.addEventListener('abort', () => told.resolve());
      asked.resolve(signal);
      await told.promise;
      return 'tooLong';
    }) as AskDeck;
    const endpoint = openHttpEndpoint({
      api: () => assert.fail('The API is asked.'),
      version: '1',
      askDeck: () => askDeck,
    });
    const gone = new AbortController();
    const answer = endpoint.answer(request(gone.signal), caller).catch(() => undefined);
    const signal = await asked.promise;
    assert.ok(!signal.aborted);
    gone.abort();
    await told.promise;
    await answer;
    await endpoint.close();
  });
});
