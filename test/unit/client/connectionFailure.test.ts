import assert from 'node:assert/strict';
import { connectionFailure } from '../../../src/client/connectionFailure.ts';
import type { Failure } from '../../../src/client/failure.ts';

const url = 'https://decks.example.com/api/v1/templates';
const withCode = (code: string, message = code) => Object.assign(new Error(message), { code });

const problemOf = (error: unknown) => {
  const failure: Failure = connectionFailure(error, url);
  assert(failure.kind === 'connection');
  return [failure.problem, failure.sent];
};

describe('connectionFailure', () => {
  const cases: [string, unknown[]][] = [
    ['ENETUNREACH', ['offline', false]],
    ['EAI_AGAIN', ['offline', false]],
    ['ENOTFOUND', ['dns', false]],
    ['ECONNREFUSED', ['refused', false]],
    ['UND_ERR_CONNECT_TIMEOUT', ['timeout', false]],
    ['UND_ERR_HEADERS_TIMEOUT', ['timeout', true]],
    ['ETIMEDOUT', ['timeout', true]],
    ['ECONNRESET', ['lost', true]],
    ['UND_ERR_SOCKET', ['lost', true]],
    ['SELF_SIGNED_CERT_IN_CHAIN', ['tls', false]],
    ['CERT_HAS_EXPIRED', ['tls', false]],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', ['tls', false]],
    ['ERR_TLS_CERT_ALTNAME_INVALID', ['tls', false]],
    ['PROXY_UNREACHABLE', ['proxy', false]],
  ];
  for (const [code, expected] of cases) {
    it(`knows ${code}`, () => assert.deepEqual(problemOf(withCode(code)), expected));
  }

  it('names an address that has no host', () => {
    const { message } = connectionFailure(new Error('no'), 'mailto:mara');
    assert.equal(message, 'The connection to mailto:mara was lost.');
  });

  it('looks for the cause', () => {
    assert.deepEqual(problemOf(new Error('x', { cause: new Error('y', { cause: withCode('ENOTFOUND') }) })), [
      'dns',
      false,
    ]);
  });

  it('takes what it does not know for a lost connection', () => {
    assert.deepEqual(problemOf(new Error('odd')), ['lost', true]);
    assert.deepEqual(problemOf('odd'), ['lost', true]);
    assert.deepEqual(problemOf(null), ['lost', true]);
  });

  it('says what to do', () => {
    const said = (error: unknown) => connectionFailure(error, url).message;
    assert.equal(
      said(withCode('CERT_HAS_EXPIRED', 'certificate has expired')),
      'No secure connection to decks.example.com could be made: certificate has expired.',
    );
    assert.equal(
      said(new Error('Proxy response (403) !== 200 when HTTP Tunneling')),
      'The proxy did not connect to decks.example.com: it answered 403. Check the proxy settings.',
    );
    assert.match(said(withCode('ENOTFOUND')), /^There is no host named decks\.example\.com\. Check/);
  });

  it('tells cancelling from failing', () => {
    assert.equal(connectionFailure(withCode('ECONNRESET'), url, AbortSignal.abort()).kind, 'cancelled');
  });
});
