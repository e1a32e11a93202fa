import assert from 'node:assert/strict';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { beyondEndpoints, beyondRoot } from '../../src/api/beyond/endpoints.ts';
import { type Endpoint, endpoints } from '../../src/api/endpoints.ts';
import { type Scope, scopes } from '../../src/api/scopes.ts';
import { apiRoot } from '../../src/service/http/app.ts';
import { openKeyring } from '../../src/service/keys/keyring.ts';
import { Assistant } from '../support/assistant.ts';
import { callApi } from '../support/callApi.ts';
import { TestService } from '../support/runningService.ts';

/** Which calls each scope is refused. */
const refused: Readonly<Record<Scope, readonly string[]>> = {
  read: [
    ...['createPresentation', 'renamePresentation', 'startGeneration', 'replyToQuestion'],
    ...['createUploadTarget', 'putDeck', 'rewriteSlide', 'cancelGeneration'],
    ...['deletePresentation', 'restorePresentation', 'replaceLink'],
  ],
  generate: ['deletePresentation', 'restorePresentation', 'replaceLink'],
  admin: [],
};

const tables: readonly (readonly [string, Readonly<Record<string, Endpoint>>])[] = [
  [apiRoot, endpoints],
  [beyondRoot, beyondEndpoints],
];

describe('The scope of a key', () => {
  let service: TestService;
  const keys = new Map<Scope, string>();

  before(async () => {
    service = await TestService.start();
    const keyring = await openKeyring(service.dataFolder);
    for (const scope of scopes) {
      const made = await keyring.create({ workspace: 'acme', scope });
      assert.ok('key' in made);
      keys.set(scope, made.key);
    }
    await keyring.close();
  });
  after(() => service.close());

  for (const scope of scopes)
    it(`${scope} opens what it says`, async () => {
      const found: string[] = [];
      for (const [root, table] of tables)
        for (const [name, { method, path }] of Object.entries(table)) {
          const url = `${service.origin}${root}${path.replace('{id}', 'none')}`;
          const headers = { 'x-api-key': keys.get(scope)! };
          const body = method === 'GET' ? undefined : {};
          const { status, body: said } = await callApi(url, { method, body, headers });
          if (status !== 403) continue;
          assert.equal(said.error.code, 'INSUFFICIENT_PRIVILEGES');
          assert.match(said.error.message, new RegExp(`for "${scope}"`));
          found.push(name);
        }
      assert.deepEqual(found.sort(), [...refused[scope]].sort());
    });

  it('holds for the tools of assistants too', async () => {
    const assistant = new Assistant();
    const transport = new StreamableHTTPClientTransport(new URL(`${service.origin}/mcp`), {
      requestInit: { headers: { 'x-api-key': keys.get('read')! } },
    });
    await assistant.client.connect(transport);
    assert.equal((await assistant.call('get_templates')).failed, false);
    const { failed, text } = await assistant.call('generate_presentation', { prompt: 'Tea' });
    await assistant.client.close();
    assert.equal(failed, true);
    assert.match(text, /INSUFFICIENT_PRIVILEGES/);
  });
});
