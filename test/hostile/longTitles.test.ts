import assert from 'node:assert/strict';
import { type Answer, callApi } from '../support/callApi.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';

const longHeading = `# ${'x'.repeat(390_000)}\n\nThe tide rises.\n`;
const longDeckFile = `---\ntitle: ${'x'.repeat(990_000)}\n---\n\n# Tides\n\nThe tide rises.\n`;

/** A hundred titles of a megabyte each were one answer, written out while everybody else waited. */
describe('Decks whose titles are long', function () {
  this.timeout(60_000);
  let service: ServiceProcess;
  let key: string;

  before(async () => {
    service = await ServiceProcess.start(['--rate-limit', 'off', '--memory', '512']);
    key = await service.newKey('acme');
  });
  after(() => service.stop());

  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    callApi(new URL(path, service.baseUrl).href, { method, body, headers: { 'x-api-key': key } });
  const assertShort = async (path: string) => {
    const { status, body } = await call('GET', path);
    assert.equal(status, 200);
    assert.ok(JSON.stringify(body).length < 2_000, `${path}: ${JSON.stringify(body).length} characters`);
  };

  async function generated(prompt: string): Promise<string> {
    const ask = { prompt, non_interactive: true };
    const { body } = await call('POST', '/api/v1/presentations/generate', ask);
    for (;;) {
      const { body: status } = await call('GET', body.poll_url);
      if (status.status === 'completed') return status.presentation.id;
      assert.equal(status.status, 'generating', status.error);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it('are listed by the beginning of theirs, made of a document or written as a file', async () => {
    const path = `/deckwright/v1/presentations/${await generated(longHeading)}`;
    await assertShort('/deckwright/v1/presentations');
    const url = new URL(`${path}/deck`, service.baseUrl);
    for (const title of ['x', 'y']) {
      const before = await fetch(url, { headers: { 'x-api-key': key } });
      const replaced = await fetch(url, {
        method: 'PUT',
        headers: {
          'x-api-key': key,
          'if-match': before.headers.get('etag')!,
          'content-type': 'text/markdown',
        },
        body: longDeckFile.replace('x', title),
      });
      assert.equal(replaced.status, 200, await before.text());
      // It is kept as it was written.
      assert.equal(await replaced.text(), longDeckFile.replace('x', title));
    }
    await assertShort('/deckwright/v1/presentations');
    await assertShort(`${path}/versions`);
  });
});
