import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, callApi } from '../support/callApi.ts';
import { familyMemoryOf } from '../support/processMemory.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import { formOf, post } from '../support/uploading.ts';

const megabyte = 1024 * 1024;
const sockets = 60;

/** A photograph of noise: no packing makes it smaller. */
const photograph = (bytes: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('ffd8ffe000104a46494600010100000100010000ffc000110803e803e803012200021101031101', 'hex'),
      Buffer.from('ffda000c03010002110311003f00', 'hex'),
      randomBytes(bytes),
    ]),
  );

describe('Decks asked for as files', function () {
  this.timeout(240_000);
  let service: ServiceProcess;
  let key: string;

  before(async function () {
    if (process.platform === 'win32') this.skip();
    service = await ServiceProcess.start([
      ...['--rate-limit', 'off', '--visitor-limit', '100000'],
      ...['--memory', '512'],
    ]);
    key = await service.newKey('acme');
  });
  after(() => service?.stop());

  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    callApi(service.baseUrl + path, { method, body, headers: { 'x-api-key': key } });

  async function uploaded(name: string, bytes: Uint8Array<ArrayBuffer>) {
    const type = 'image/jpeg';
    const { body } = await call('POST', '/uploads/create-target', {
      file_name: name,
      content_type: type,
      declared_file_size: bytes.byteLength,
    });
    assert.equal((await post(body, formOf(body.fields, bytes))).status, 204);
    return { id: name, file_name: name, type, url: body.download_url };
  }

  /** The address of a deck that shows so many photographs. */
  async function made(count: number, bytes: number): Promise<string> {
    const names = Array.from({ length: count }, (_, at) => `photo${at}.jpg`);
    const attachments = [];
    for (const name of names) attachments.push(await uploaded(name, photograph(bytes)));
    const prompt = `# Photographs\n\n${names.map((name) => `## Of ${name}\n\n![${name}](${name})\n`).join('\n')}`;
    const { body } = await call('POST', '/presentations/generate', {
      prompt,
      attachments,
      non_interactive: true,
    });
    for (;;) {
      const { body: status } = await call('GET', `/presentations/generate/${body.generation_id}/status`);
      if (status.status === 'completed') return status.presentation.url;
      assert.equal(status.status, 'generating', status.error);
      await delay(50);
    }
  }

  /** The answer, of which nothing is taken. */
  const asked = (url: string, agent: Agent): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => get(url, { agent }, resolve).on('error', reject));

  async function mostWhile<Done>(doing: () => Promise<Done>): Promise<{ done: Done; most: number }> {
    let most = 0;
    let isDone = false;
    const watch = (async () => {
      while (!isDone) most = Math.max(most, await familyMemoryOf(service.pid));
    })();
    const done = await doing();
    isDone = true;
    await watch;
    return { done, most };
  }

  it('that nobody takes are not held for them, and are gone with them', async () => {
    const page = await made(1, 20 * megabyte);
    const agent = new Agent({ maxSockets: sockets });
    const { done: answers, most } = await mostWhile(() =>
      Promise.all(
        Array.from({ length: sockets }, (_, at) => asked(`${page}/deck.pptx?slides=1-${at + 1}`, agent)),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    assert.deepEqual([...new Set(statuses)].sort(), [200, 429]);
    assert.ok(statuses.filter((status) => status === 200).length <= 8);
    assert.ok(most < 512 * megabyte, `${Math.round(most / megabyte)} MB`);
    for (const answer of answers) answer.destroy();
    agent.destroy();
    while ((await readdir(join(service.dataFolder, 'objects', 'exports'))).length > 0) await delay(20);
    const again = await fetch(`${page}/deck.pptx`);
    assert.equal(again.status, 200);
    assert.equal((await again.arrayBuffer()).byteLength, Number(again.headers.get('content-length')));
  });

  it('are refused with a sentence where their pictures take more than there is, and nothing else is', async () => {
    const { done: page, most } = await mostWhile(() => made(4, 14 * megabyte));
    assert.ok(most < 512 * megabyte, `${Math.round(most / megabyte)} MB while it was made`);
    const refused = await fetch(`${page}/deck.pptx`);
    assert.deepEqual(
      [refused.status, await refused.text()],
      [422, 'The file is too large for this service to make.'],
    );
    assert.equal((await fetch(page)).status, 200);
  });
});
