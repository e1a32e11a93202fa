import assert from 'node:assert/strict';
import { type Api, oursOf } from './api.ts';

export function errors(api: Api): void {
  const ours = oursOf(api.target);

  describe('Errors', () => {
    it('broken JSON is BAD_REQUEST', async () => {
      for (const body of ['{"prompt":', 'null', '[]', '"text"', '']) {
        await api.refused('BAD_REQUEST', 'POST', '/presentations/generate', { body });
      }
    });

    it('paths that do not exist are NOT_FOUND', () =>
      api.refused('NOT_FOUND', 'GET', '/no-such-path').then(() => {}));

    ours('a body over 2 MB is BAD_REQUEST', async () => {
      const body = JSON.stringify({ prompt: 'x', more: 'x'.repeat(2 * 1024 * 1024) });
      await api.refused('BAD_REQUEST', 'POST', '/presentations/generate', { body });
    });

    ours('the API describes itself without a key, in its own version', async () => {
      const document = await api.ok(200, 'GET', '/openapi.json', { key: null });
      assert.match(document.openapi, /^3\.1\./);
      assert.equal(document.info.version, '1.3.0');
    });
  });
}
