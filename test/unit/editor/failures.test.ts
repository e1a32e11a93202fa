import assert from 'node:assert/strict';
import { errorStatus } from '../../../src/api/errors.ts';
import type { ConnectionProblem, Failure } from '../../../src/client/failure.ts';
import { explainFailure } from '../../../src/editor/failures.ts';
import { english } from '../../support/english.ts';

const explain = (failure: Failure) => explainFailure(failure, 'decks.example.com', english);
const refused = (status: number, code: string, message = 'no'): Failure => ({
  kind: 'refused',
  status,
  code,
  message,
  details: [],
});

describe('explainFailure', () => {
  it('has a sentence of its own for each way a connection fails', () => {
    const problems: ConnectionProblem[] = [
      'offline',
      'dns',
      'refused',
      'tls',
      'proxy',
      'proxyAuthentication',
      'timeout',
      'lost',
    ];
    const sentences = problems.map(
      (problem) => explain({ kind: 'connection', problem, sent: false, message: '' }).why,
    );
    assert.equal(new Set(sentences).size, problems.length);
    for (const sentence of sentences) assert.match(sentence, /decks\.example\.com/);
  });

  it('asks for the key where the service refuses it', () => {
    for (const code of [
      'UNAUTHORIZED',
      'API_KEY_INVALID',
      'API_KEY_EXPIRED',
      'API_KEY_REVOKED',
      'SOMETHING_ELSE',
    ]) {
      assert.equal(explain(refused(401, code)).remedy, 'setApiKey', code);
    }
  });

  it('offers to wait where there were too many requests', () => {
    assert.equal(explain(refused(429, 'API_KEY_RATE_LIMITED')).remedy, 'wait');
    assert.equal(explain(refused(429, 'SLOW_DOWN')).remedy, 'wait');
  });

  it('says that a usage limit is one', () => {
    assert.match(explain(refused(402, 'PRICING_DOCUMENT_LIMIT_REACHED')).why, /usage limit/);
  });

  it('passes on what the service says of a bad request', () => {
    assert.match(explain(refused(400, 'BAD_REQUEST', 'prompt is too long')).why, /prompt is too long/);
  });

  it('shows what the service says of its disk and its database', () => {
    assert.match(explain(refused(507, 'STORAGE_FULL', 'The disk is full.')).why, /The disk is full\./);
    assert.match(explain(refused(503, 'SERVICE_UNAVAILABLE', 'It is damaged.')).why, /It is damaged\./);
  });

  it('offers to try again after a fault of the service', () => {
    assert.equal(explain(refused(503, 'UNKNOWN')).remedy, 'tryAgain');
  });

  it('sends people with a web page at the address to the choice of service', () => {
    const { why, remedy } = explain({ kind: 'notTheApi', status: 200, message: '' });
    assert.match(why, /web page/);
    assert.equal(remedy, 'chooseService');
  });

  it('knows every code of the protocol', () => {
    for (const [code, status] of Object.entries(errorStatus)) {
      assert.ok(explain(refused(status, code, 'reason')).why.length > 0, code);
    }
  });
});
