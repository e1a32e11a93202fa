import assert from 'node:assert/strict';
import { Uri, workspace } from 'vscode';
import { commandIds } from '../../../src/editor/ids.ts';
import {
  deckOf,
  hosted,
  parts,
  run,
  scripted,
  setting,
  until,
  useBuiltInService,
  useHostedService,
  workspaceUri,
} from './support.ts';
import { openTunnel } from './tunnel.ts';

describe('Services', () => {
  let file: Uri;

  before(async () => {
    file = Uri.joinPath(workspaceUri(), 'service.md');
    await workspace.fs.writeFile(file, Buffer.from(scripted({ sections: [1] })));
  });
  after(useHostedService);

  it('keep each its own key, in the secret storage only', async () => {
    await useHostedService();
    const { keys, context } = await parts();
    assert.equal(await keys.get(hosted.baseUrl), hosted.key);
    assert.equal(await keys.get('https://other.example.com/api/v1'), undefined);
    const stored = JSON.stringify([
      ...context.globalState.keys().map((key) => context.globalState.get(key)),
      ...context.workspaceState.keys().map((key) => context.workspaceState.get(key)),
      workspace.getConfiguration('deckwright'),
    ]);
    assert.ok(!stored.includes(hosted.key));
  });

  it('are asked through the proxy of the settings', async () => {
    const tunnel = await openTunnel(hosted.baseUrl);
    const { keys, services } = await parts();
    try {
      await keys.set(tunnel.baseUrl, hosted.key);
      await setting('http.proxy', tunnel.proxy);
      await setting('http.proxyStrictSSL', false);
      await setting('deckwright.baseUrl', tunnel.baseUrl);
      const connection = await services.connect(tunnel.baseUrl);
      assert.ok(connection.ok);
      const listed = await connection.value.calls.listTemplates();
      assert.ok(listed.ok, JSON.stringify(listed));
      assert.equal((await deckOf(commandIds.generate, file)).state.slideCount, 1);
      assert.ok(tunnel.connected.includes('decks.test:443'), tunnel.connected.join());

      await setting('http.proxyStrictSSL', true);
      const strict = await services.connect(tunnel.baseUrl);
      const untrusted = strict.ok && (await strict.value.calls.listTemplates());
      assert.ok(untrusted && !untrusted.ok && untrusted.failure.kind === 'connection');
      assert.equal(untrusted.failure.problem, 'tls');

      await setting('http.proxy', tunnel.proxyWithoutPassword);
      const unnamed = await services.connect(tunnel.baseUrl);
      const refused = unnamed.ok && (await unnamed.value.calls.listTemplates());
      assert.ok(refused && !refused.ok && refused.failure.kind === 'connection');
      assert.equal(refused.failure.problem, 'proxyAuthentication');
    } finally {
      await setting('http.proxy', undefined);
      await setting('http.proxyStrictSSL', undefined);
      tunnel.close();
    }
  });

  it('start with the first use where they are built in, and come back after a crash', async () => {
    await useBuiltInService();
    const { builtIn, services } = await parts();
    assert.ok((await services.connect('')).ok);
    const first = builtIn.processId!;
    process.kill(first, 'SIGKILL');
    await until(() => builtIn.processId !== undefined && builtIn.processId !== first);
    assert.ok((await services.connect('')).ok);
    await run(commandIds.showLog);
  });
});
