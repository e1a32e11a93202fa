import assert from 'node:assert/strict';
import { readBaseUrl } from '../../../src/client/baseUrl.ts';

describe('readBaseUrl', () => {
  const good = {
    'https://decks.example.com/api/v1': 'https://decks.example.com/api/v1',
    ' https://decks.example.com/prefix/api/v1/ ': 'https://decks.example.com/prefix/api/v1',
    'http://127.0.0.1:8787/api/v1': 'http://127.0.0.1:8787/api/v1',
    'http://localhost:8787/api/v1': 'http://localhost:8787/api/v1',
    'http://[::1]:8787/api/v1//': 'http://[::1]:8787/api/v1',
  };
  for (const [typed, url] of Object.entries(good)) {
    it(`takes ${typed}`, () => assert.deepEqual(readBaseUrl(typed), { ok: true, value: url }));
  }

  const bad = {
    '': /is not a web address/,
    'decks.example.com': /is not a web address/,
    'file:///api/v1': /is not a web address/,
    'http://decks.example.com/api/v1': /unencrypted/,
    'http://127.0.0.1.example.com/api/v1': /unencrypted/,
    'https://user:pass@decks.example.com/api/v1': /no user name/,
    'https://decks.example.com/api/v1?x=1': /no user name/,
    'https://decks.example.com/': /Did you mean https:\/\/decks\.example\.com\/api\/v1\?/,
    'https://decks.example.com/api/v2': /must end in/,
  };
  for (const [typed, sentence] of Object.entries(bad)) {
    it(`refuses "${typed}"`, () => {
      const read = readBaseUrl(typed);
      assert.match(String(!read.ok && read.failure.message), sentence);
    });
  }
});
