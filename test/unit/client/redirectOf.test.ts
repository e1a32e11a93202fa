import assert from 'node:assert/strict';
import { redirectOf } from '../../../src/client/redirectOf.ts';

const page = 'https://decks.example/p/1?a=b';
const answered = (status: number, location?: string) =>
  redirectOf({ exchange: async () => ({ status, headers: { location }, body: [] }) }, page);

describe('redirectOf', () => {
  it('is where an answer leads on to, beside it or elsewhere', async () => {
    assert.equal(await answered(302, 'https://other.example/x'), 'https://other.example/x');
    assert.equal(await answered(308, '/q/1'), 'https://decks.example/q/1');
    assert.equal(await answered(301, '//other.example:8080'), 'https://other.example:8080/');
  });

  it('is nowhere where the address answers itself, or names no address', async () => {
    assert.equal(await answered(200, 'https://other.example/x'), undefined);
    assert.equal(await answered(302), undefined);
    assert.equal(await answered(302, 'http://['), undefined);
  });

  it('leaves a page unread', async () => {
    let read = 0;
    const body = (async function* () {
      for (; read < 100; read += 1) yield new Uint8Array(1);
    })();
    await redirectOf({ exchange: async () => ({ status: 200, headers: {}, body }) }, page);
    assert.equal(read, 0);
  });
});
