import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { playerFolder } from '../../src/service/places.ts';
import { callApi } from '../support/callApi.ts';
import { GreedySockets } from '../support/greedySockets.ts';
import { mostMemory } from '../support/processMemory.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import { formOf, post } from '../support/uploading.ts';

const megabyte = 1024 * 1024;
const limit = 512 * megabyte;
const connections = 500;

/** What nobody takes is not to be held for them; addresses may ask as often as they like here. */
describe('Answers that nobody takes', function () {
  this.timeout(120_000);
  let service: ServiceProcess;
  let key: string;
  let greedy: GreedySockets;

  before(async () => {
    service = await ServiceProcess.start(['--visitor-limit', '1000000'], {
      environment: { NODE_OPTIONS: '--max-old-space-size=512' },
    });
    key = await service.newKey('acme');
  });
  after(() => service.stop());
  beforeEach(() => {
    greedy = new GreedySockets(service.baseUrl);
  });
  afterEach(() => greedy.close());

  const call = (method: string, path: string, body?: unknown) =>
    callApi(service.baseUrl + path, { method, body, headers: { 'x-api-key': key } });
  async function newPage(): Promise<URL> {
    const { templates } = (await call('GET', '/templates')).body;
    const { body } = await call('POST', '/presentations', { template_id: templates[0].id });
    return new URL(body.url);
  }
  async function largestAsset(page: URL): Promise<string> {
    const names = await readdir(playerFolder(), { recursive: true });
    const sizes = await Promise.all(
      names
        .filter((name) => name.endsWith('.js'))
        .map(async (name) => ({ name, size: (await stat(join(playerFolder(), name))).size })),
    );
    const { name } = sizes.reduce((one, other) => (one.size > other.size ? one : other));
    const version = /assets\/[0-9a-f]{16}/.exec(await (await fetch(page)).text())![0];
    return `/p/${version}/${name.replaceAll('\\', '/')}`;
  }
  /** While they are held out to the greedy, others get theirs. */
  async function honestReads(path: string): Promise<void> {
    for (let read = 0; read < 30; read++) {
      const response = await fetch(new URL(path, service.baseUrl));
      assert.equal(response.status, 200);
      const length = Number(response.headers.get('content-length'));
      assert.equal((await response.arrayBuffer()).byteLength, length);
    }
  }
  async function stays(path: string, paths: readonly string[]): Promise<void> {
    const most = await mostMemory(service.pid, async () => {
      await greedy.ask(connections, paths);
      await honestReads(path);
    });
    assert.ok(most < limit, `The service held ${Math.round(most / megabyte)} MB.`);
  }

  it('cost little where the largest asset is asked for 1,000 times on each connection', async () => {
    const asset = await largestAsset(await newPage());
    await stays(asset, Array<string>(1_000).fill(asset));
  });

  it('cost little where as much is asked for as may be', async () => {
    const asset = await largestAsset(await newPage());
    await stays(asset, Array<string>(5).fill(asset));
  });

  it('cost little where they are large files', async () => {
    const bytes = new Uint8Array(50 * megabyte);
    const { body } = await call('POST', '/uploads/create-target', {
      file_name: 'large.pdf',
      content_type: 'application/pdf',
      declared_file_size: bytes.byteLength,
    });
    assert.equal((await post(body, formOf(body.fields, bytes))).status, 204);
    const { pathname, search } = new URL(body.download_url);
    await stays('/healthz', Array<string>(5).fill(pathname + search));
  });

  it('cost little where they are one deck under names of themes that there are not', async () => {
    const { pathname } = await newPage();
    const themes = Array.from({ length: 300 }, (_, number) => `${pathname}?theme=no-${number}`);
    await stays(pathname, themes);
  });
});
