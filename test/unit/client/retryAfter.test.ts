import assert from 'node:assert/strict';
import { retryAfterSeconds } from '../../../src/client/retryAfter.ts';

describe('retryAfterSeconds', () => {
  it('reads seconds', () => {
    assert.equal(retryAfterSeconds({ 'retry-after': '12' }), 12);
    assert.equal(retryAfterSeconds({ 'retry-after': '0.5' }), 0.5);
  });

  it('reads a date by the clock of the service', () => {
    const date = 'Sat, 21 Nov 2026 09:30:00 GMT';
    assert.equal(retryAfterSeconds({ 'retry-after': 'Sat, 21 Nov 2026 09:30:45 GMT', date }), 45);
    assert.equal(retryAfterSeconds({ 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT', date }), 0);
  });

  it('knows nothing where nothing is said', () => {
    assert.equal(retryAfterSeconds({}), undefined);
    assert.equal(retryAfterSeconds({ 'retry-after': 'soon' }), undefined);
    assert.equal(retryAfterSeconds({ 'retry-after': 'Sat, 21 Nov 2026 09:30:45 GMT' }), undefined);
  });
});
