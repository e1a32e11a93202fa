import assert from 'node:assert/strict';
import { type Api, assertRefusal, oursOf } from './api.ts';

const everyCall = [
  ['GET', '/templates'],
  ['POST', '/presentations'],
  ['GET', '/presentations/unknown'],
  ['PATCH', '/presentations/unknown'],
  ['POST', '/presentations/generate'],
  ['GET', '/presentations/generate/unknown/status'],
  ['POST', '/presentations/generate/unknown/message'],
  ['POST', '/uploads/create-target'],
] as const;

export function callers(api: Api): void {
  const { target } = api;
  const ours = oursOf(target);

  describe('Who may call', () => {
    it('a key in Authorization: Bearer', async () => {
      const { status } = await api.call('GET', '/templates', {
        key: null,
        headers: { authorization: `Bearer ${target.key}` },
      });
      assert.equal(status, 200);
    });

    it('a key in x-api-key', async () => {
      const { status } = await api.call('GET', '/templates', {
        key: null,
        headers: { 'x-api-key': target.key },
      });
      assert.equal(status, 200);
    });

    for (const [method, path] of everyCall) {
      const body = method === 'GET' ? undefined : {};
      it(`nobody without a key: ${method} ${path}`, () =>
        api.refused('UNAUTHORIZED', method, path, { key: null, body }).then(() => {}));
      it(`nobody with a key that is not known: ${method} ${path}`, () =>
        api.refused('API_KEY_INVALID', method, path, { key: 'dw_unknown', body }).then(() => {}));
    }

    for (const authorization of ['Basic dTpw', 'Bearer', 'Bearer ', 'dw_key']) {
      it(`nobody with the malformed header ${JSON.stringify(authorization)}`, async () => {
        await api.refused('UNAUTHORIZED', 'GET', '/templates', { key: null, headers: { authorization } });
      });
    }

    it('nobody with an expired key', async function () {
      if (!target.expiredKey) return this.skip();
      await api.refused('API_KEY_EXPIRED', 'GET', '/templates', { key: target.expiredKey });
    });

    it('nobody with a revoked key', async function () {
      if (!target.revokedKey) return this.skip();
      await api.refused('API_KEY_REVOKED', 'GET', '/templates', { key: target.revokedKey });
    });

    ours('a key is checked before the body', async () => {
      const answer = await api.call('POST', '/presentations/generate', {
        key: 'dw_unknown',
        body: '{broken',
      });
      assertRefusal(answer, 'API_KEY_INVALID');
    });

    ours('a refused call never names the key', async () => {
      const answer = await api.call('GET', '/templates', { key: 'dw_secret0123456789' });
      assert.doesNotMatch(JSON.stringify(answer.body), /secret0123456789/);
    });
  });
}
