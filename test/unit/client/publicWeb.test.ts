import assert from 'node:assert/strict';
import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import type { NetworkSettings } from '../../../src/client/network.ts';
import { isPublicAddress } from '../../../src/client/publicAddress.ts';
import { openPublicWeb, type PublicWeb } from '../../../src/client/publicWeb.ts';
import { startListeningHost } from '../../support/listeningHost.ts';

const never = new AbortController().signal;

describe('openPublicWeb', () => {
  let host: Awaited<ReturnType<typeof startListeningHost>>;
  let looked: string[];
  const opened: PublicWeb[] = [];

  before(async () => {
    host = await startListeningHost();
  });
  after(() => host.close());
  beforeEach(() => {
    looked = [];
    host.heard.splice(0);
  });
  afterEach(async () => {
    for (const web of opened.splice(0)) await web.close();
  });

  /** A name server whose names lead where it likes. */
  const web = (
    addresses: readonly string[],
    isPublic: (address: string) => boolean = isPublicAddress,
    settings: Partial<NetworkSettings> = {},
  ): PublicWeb => {
    const lookUp = ((name: string, _options: unknown, done: (...result: unknown[]) => void) => {
      looked.push(name);
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    }) as unknown as typeof lookup;
    const result = openPublicWeb({ environment: {}, ...settings }, { lookup: lookUp, isPublic });
    assert.ok(result.ok);
    opened.push(result.value);
    return result.value;
  };
  const get = (from: PublicWeb, address: string) => from.get(new URL(address), never);

  it('does not reach this machine or its network by a name, whatever else the name means', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::1'], ['169.254.169.254']]) {
      await assert.rejects(
        get(web(addresses), `https://evil.example:${host.port}/x.png`),
        /not on the public web/,
      );
    }
    assert.deepEqual(host.heard, []);
  });

  it('does not reach them by an address, however it is written', async () => {
    for (const name of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      'localhost',
      'intranet',
    ])
      await assert.rejects(get(web([]), `https://${name}:${host.port}/x.png`), /not on the public web/, name);
    assert.deepEqual(host.heard, []);
  });

  it('speaks nothing but https', async () => {
    await assert.rejects(
      get(web(['8.8.8.8']), `http://a.example:${host.port}/x.png`),
      /not on the public web/,
    );
    assert.deepEqual(looked, []);
  });

  it('connects to what it looked up, once', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'a.example' }]);
    const server = createServer({ key, cert }, (_asked, answer) => answer.end('here'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const reply = await get(
      web(['127.0.0.1'], () => true, { strictSsl: false }),
      `https://a.example:${port}/`,
    );
    let text = '';
    for await (const chunk of reply.body) text += Buffer.from(chunk).toString();
    server.closeAllConnections();
    server.close();
    assert.deepEqual([reply.status, text, looked], [200, 'here', ['a.example']]);
  });

  it('asks no proxy for what is not public either', async () => {
    const proxy = `http://127.0.0.1:${host.port}`;
    await assert.rejects(
      get(web(['10.0.0.1'], isPublicAddress, { proxy }), 'https://intern.example/x.png'),
      /not on the public web/,
    );
    assert.deepEqual(host.heard, []);
  });
});
