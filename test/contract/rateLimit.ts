import assert from 'node:assert/strict';
import { type Api, assertRefusal, oursOf } from './api.ts';

/** Comes last: it uses the key's requests up. */
export function rateLimit(api: Api): void {
  const { rateLimit: limit } = api.target;
  if (limit === undefined) return;
  const ours = oursOf(api.target);

  const tooMany = async () => {
    const answers = await Promise.all(
      Array.from({ length: limit + 1 }, () => api.callOnce('GET', '/templates')),
    );
    return answers.find(({ status }) => status === 429);
  };

  describe('The rate limit', () => {
    it('answers 429 to the request that is one too many', async () => {
      const answer = await tooMany();
      assert.ok(answer, `none of ${limit + 1} requests was refused`);
      assertRefusal(answer, 'API_KEY_RATE_LIMITED');
    });

    ours('says when to come back', async () => {
      const answer = await tooMany();
      assert.ok(Number(answer?.headers.get('retry-after')) >= 1);
      assert.equal(answer?.headers.get('ratelimit-limit'), String(limit));
      assert.equal(answer?.headers.get('ratelimit-remaining'), '0');
    });

    it('is over after that time', async () => {
      assert.equal((await api.call('GET', '/templates')).status, 200);
    });
  });
}
