import assert from 'node:assert/strict';
import { requestLimiter, visitLimiter } from '../../../../src/service/http/requestLimiter.ts';

describe('requestLimiter', () => {
  it('counts each key for itself and says what is left', async () => {
    const limiter = requestLimiter(2);
    const first = await limiter('a');
    assert.deepEqual(
      [first.allowed, first.headers['RateLimit-Limit'], first.headers['RateLimit-Remaining']],
      [true, '2', '1'],
    );
    assert.equal(first.headers['RateLimit-Policy'], '2;w=60');
    assert.equal((await limiter('a')).headers['RateLimit-Remaining'], '0');
    assert.equal((await limiter('b')).allowed, true);
  });

  it('refuses what is over the limit and says when to come back', async () => {
    const limiter = requestLimiter(1);
    await limiter('a');
    const { allowed, headers } = await limiter('a');
    assert.equal(allowed, false);
    assert.equal(headers['RateLimit-Remaining'], '0');
    assert.match(headers['Retry-After']!, /^([1-9]|[1-5]\d|60)$/);
    assert.equal(headers['RateLimit-Reset'], headers['Retry-After']);
  });

  it('lets everything pass without a limit', async () => {
    const limiter = requestLimiter(undefined);
    for (let call = 0; call < 100; call++)
      assert.deepEqual(await limiter('a'), { allowed: true, headers: {} });
  });
});

describe('visitLimiter', () => {
  it('refuses a visitor over the limit, nobody else, and until the minute ended', async () => {
    let now = 0;
    const limiter = visitLimiter(1, 'Too much', () => now);
    assert.equal(await limiter('a'), undefined);
    now += 20_000;
    const refused = await limiter('a');
    assert.deepEqual(
      [refused?.status, refused?.message, refused?.retryAfterSeconds],
      [429, 'Too much: try again in 40 s.', 40],
    );
    assert.equal(await limiter('b'), undefined);
    now += 40_000;
    assert.equal(await limiter('a'), undefined);
  });
});
