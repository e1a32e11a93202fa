import assert from 'node:assert/strict';
import type { Guards } from '../../src/service/http/guards.ts';
import { TestService } from '../support/runningService.ts';

/** Those who need no key, or have none that is good. */
describe('Visitors', () => {
  let service: TestService;

  afterEach(() => service.close());
  const start = async (guards: Partial<Guards>) => {
    service = await TestService.start({ config: { guards } });
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, service.origin), { headers });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const newPage = async (): Promise<string> => {
    const { body } = await service.call('GET', '/templates');
    const made = await service.call('POST', '/presentations', { template_id: body.templates[0].id });
    return new URL(made.body.url).pathname;
  };
  const refused = (response: Response) => {
    assert.equal(response.status, 429);
    assert.match(response.headers.get('retry-after') ?? '', /^([1-9]|[1-5]\d|60)$/);
  };

  it('have so many requests a minute for each address, wherever they go', async () => {
    await start({ requestsPerAddress: 7 });
    const paths = [
      '/p/none',
      '/p/assets/v/none.js',
      '/files/acme/a/b',
      '/api/v1/openapi.json',
      '/deckwright/v1',
      '/deckwright/v1/openapi.json',
      '/p/none/pictures/x',
    ];
    for (const path of paths) assert.notEqual((await get(path)).status, 429, path);
    for (const path of paths) refused(await get(path));
    const form = await fetch(`${service.origin}/storage`, { method: 'POST', body: new FormData() });
    refused(form);
    const { error } = (await form.json()) as { error: { code: string; message: string } };
    assert.equal(error.code, 'API_KEY_RATE_LIMITED');
    assert.match(error.message, /from this address: try again in \d+ s\.$/);
    assert.match(await (await get('/p/none')).text(), /from this address/);
  });

  it('leave those with a key and the checks of health alone', async () => {
    await start({ requestsPerAddress: 1 });
    for (let time = 0; time < 3; time++) await get('/p/none');
    assert.equal((await service.call('GET', '/templates')).status, 200);
    assert.equal((await get('/healthz')).status, 200);
    assert.equal((await get('/readyz')).status, 200);
  });

  it('are told apart by what a proxy on this machine says', async () => {
    await start({ requestsPerAddress: 1 });
    assert.equal((await get('/p/none', from('203.0.113.1'))).status, 404);
    refused(await get('/p/none', from('203.0.113.1')));
    refused(await get('/p/none', from('198.51.100.9, 203.0.113.1')));
    assert.equal((await get('/p/none', from('203.0.113.2'))).status, 404);
  });

  it('may not try keys for ever', async () => {
    await start({ requestsPerAddress: 2 });
    const tried = [];
    for (let time = 0; time < 3; time++) {
      tried.push((await service.call('GET', '/templates', undefined, { 'x-api-key': `dw_${time}` })).status);
    }
    assert.deepEqual(tried, [401, 401, 429]);
  });

  it('may not try keys beside the API either', async () => {
    await start({ requestsPerAddress: 1 });
    const path = '/deckwright/v1/presentations';
    assert.equal((await get(path, { 'x-api-key': 'dw_0' })).status, 401);
    refused(await get(path, { 'x-api-key': 'dw_1' }));
    assert.equal((await get(path, { 'x-api-key': service.key })).status, 200);
  });

  it('have so many checks of health a minute', async () => {
    await start({ healthChecksPerAddress: 2 });
    assert.deepEqual([(await get('/healthz')).status, (await get('/readyz')).status], [200, 200]);
    refused(await get('/healthz'));
    refused(await get('/readyz'));
  });

  it('have so many requests a minute for each deck, all of them together', async () => {
    await start({ requestsPerDeck: 2 });
    const page = await newPage();
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      assert.equal((await get(page, from(address))).status, 200);
    }
    refused(await get(page, from('203.0.113.3')));
    assert.equal((await get(await newPage())).status, 200);
    for (let time = 0; time < 3; time++) assert.equal((await get('/p/none')).status, 404);
  });

  it('get the same page under the name of a theme that there is not', async () => {
    await start({});
    const page = await newPage();
    const [plain, unknown] = await Promise.all([get(page), get(`${page}?theme=none`)]);
    assert.equal(await unknown.text(), await plain.text());
  });
});
