import assert from 'node:assert/strict';
import { readBaseUrl } from '../../../../src/client/baseUrl.ts';
import {
  nameOfService,
  originOf,
  problemOfBaseUrl,
  tidyBaseUrl,
} from '../../../../src/editor/services/service.ts';
import { english } from '../../../support/english.ts';

const urls = [
  'https://decks.example.com/api/v1',
  ' https://decks.example.com/team/api/v1/ ',
  'http://127.0.0.1:8787/api/v1',
  'http://localhost:1/api/v1',
  'http://[::1]:1/api/v1',
  'http://decks.example.com/api/v1',
  'https://decks.example.com',
  'https://user:secret@decks.example.com/api/v1',
  'https://decks.example.com/api/v1?key=1',
  'ftp://decks.example.com/api/v1',
  'decks.example.com/api/v1',
  'javascript:alert(1)',
  '',
];

describe('A base URL', () => {
  for (const url of urls) {
    it(`${JSON.stringify(url)} is judged as the client does`, () => {
      const judged = readBaseUrl(url);
      assert.equal(problemOfBaseUrl(url, english) === undefined, judged.ok);
      if (judged.ok) assert.equal(tidyBaseUrl(url), judged.value);
    });
  }

  it('names its service by host, and the built-in one by name', () => {
    assert.equal(nameOfService('https://decks.example.com/api/v1', english), 'decks.example.com');
    assert.equal(nameOfService('', english), 'Built-in service');
    assert.equal(originOf('https://decks.example.com:8443/api/v1'), 'https://decks.example.com:8443');
  });
});
