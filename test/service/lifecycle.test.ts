import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../src/service/startError.ts';
import { newFolder, TestService } from '../support/runningService.ts';

describe('Starting and stopping', () => {
  let dataFolder: string;
  const services: TestService[] = [];

  beforeEach(async () => {
    dataFolder = await newFolder();
  });
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.close()));
    await rm(dataFolder, { recursive: true, force: true });
  });

  async function start(config: Parameters<typeof TestService.start>[0] = {}): Promise<TestService> {
    const service = await TestService.start({ dataFolder, ...config });
    services.push(service);
    return service;
  }
  const refusal = async (config: NonNullable<Parameters<typeof TestService.start>[0]>['config']) => {
    const error = await start({ config }).then(
      () => assert.fail('was started'),
      (caught: unknown) => caught,
    );
    assert.ok(error instanceof StartError, String(error));
    return error.message;
  };

  it('says in a sentence why it cannot listen', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve));
    const { port } = busy.address() as AddressInfo;
    assert.match(
      await refusal({ port }),
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is already in use: .*--port`),
    );
    assert.match(
      await refusal({ host: '192.0.2.1' }),
      /^192\.0\.2\.1 is not an address of this machine: .*--host/,
    );
    // Too long to be looked up.
    assert.match(await refusal({ host: `${'x'.repeat(64)}.invalid` }), /x\.invalid is not known here/);
    assert.match(await refusal({ port: 70_000 }), /^The port must be/);
    busy.close();
    assert.match((await start()).baseUrl, /^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
  });

  it('listens on every address when told to, and says one that works', async () => {
    const service = await start({ config: { host: '0.0.0.0' } });
    assert.match(service.baseUrl, /^http:\/\/127\.0\.0\.1:/);
    assert.equal((await service.call('GET', '/templates')).status, 200);
  });

  it('listens on IPv6, too', async function () {
    const addresses = Object.values(networkInterfaces()).flat();
    if (!addresses.some((entry) => entry?.address === '::1')) this.skip();
    const service = await start({ config: { host: '::1' } });
    assert.match(service.baseUrl, /^http:\/\/\[::1\]:/);
    assert.equal((await service.call('GET', '/templates')).status, 200);
  });

  it('answers whoever calls before it has loaded what answers', async () => {
    const service = await start();
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.call('GET', '/templates')));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200],
    );
  });

  it('saves the step under way when it is closed, and goes on from there', async () => {
    const gates = join(dataFolder, 'gates');
    const journal = join(dataFolder, 'journal');
    const first = await start();
    await mkdir(gates);
    await writeFile(join(gates, 'plan'), '');
    const id = await first.generate({ sections: [1, 1], gates, journal });
    await first.statusWhere(id, ({ phase }) => phase === 'slides');
    const closed = first.close();
    await writeFile(join(gates, 'write 0'), '');
    await closed;
    await writeFile(join(gates, 'write 1'), '');

    const second = await start();
    assert.equal((await second.finished(id)).status, 'completed');
    assert.deepEqual((await readFile(journal, 'utf8')).trim().split('\n'), [
      `${id} plan`,
      `${id} write 0`,
      `${id} write 1`,
    ]);
  });

  it('closes whatever a step does, and the next service begins that step again', async () => {
    const journal = join(dataFolder, 'journal');
    const first = await start();
    const id = await first.generate({ sections: [1], hangAt: 'plan', journal });
    while ((await readFile(journal, 'utf8').catch(() => '')) === '');
    await first.close();
    await start();
    while ((await readFile(journal, 'utf8')).trim().split('\n').length < 2);
    assert.ok(id);
  });

  it('keeps what was made for the next start', async () => {
    const first = await start();
    const id = await first.generate({ sections: [1], questions: ['Who?'] });
    await first.statusWhere(id, ({ status }) => status === 'awaiting_input');
    const { body } = await first.call('POST', '/presentations', { template_id: 'pitch' });
    await first.close();
    const second = await start();
    assert.equal((await second.call('GET', `/presentations/${body.id}`)).body.title, body.title);
    assert.equal((await second.reply(id, 'me')).status, 200);
    assert.equal((await second.finished(id)).status, 'completed');
  });

  it('can be closed at once, and more than once', async () => {
    const service = await start();
    await Promise.all([service.close(), service.close()]);
    await assert.rejects(fetch(service.origin));
  });
});
