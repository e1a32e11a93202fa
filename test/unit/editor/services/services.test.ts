import assert from 'node:assert/strict';
import { succeeded, unusable } from '../../../../src/client/failure.ts';
import type { ConnectionOptions, ServiceConnection } from '../../../../src/client/serviceConnection.ts';
import { ApiKeys } from '../../../../src/editor/services/apiKeys.ts';
import { readNetworkSettings } from '../../../../src/editor/services/networkSettings.ts';
import { Services } from '../../../../src/editor/services/services.ts';
import { english } from '../../../support/english.ts';

const one = 'https://one.example.com/api/v1';
const two = 'https://two.example.com/api/v1';

class MemorySecrets {
  readonly values = new Map<string, string>();
  readonly #listeners: ((event: { key: string }) => void)[] = [];
  readonly get = async (key: string) => this.values.get(key);
  readonly store = async (key: string, value: string) => {
    this.values.set(key, value);
    for (const listener of this.#listeners) listener({ key });
  };
  readonly delete = async (key: string) => void this.values.delete(key);
  readonly onDidChange = (listener: (event: { key: string }) => void) => {
    this.#listeners.push(listener);
    return { dispose: () => {} };
  };
}

describe('ApiKeys', () => {
  it('keeps one key for each origin, whatever the path', async () => {
    const keys = new ApiKeys(new MemorySecrets());
    await keys.set(one, 'k1');
    assert.equal(await keys.get('https://one.example.com/other/api/v1'), 'k1');
    assert.equal(await keys.get(two), undefined);
    await keys.remove(one);
    assert.equal(await keys.get(one), undefined);
  });

  it('tells of keys only, not of other secrets', async () => {
    const secrets = new MemorySecrets();
    const keys = new ApiKeys(secrets);
    let told = 0;
    keys.onDidChange(() => {
      told += 1;
    });
    await secrets.store('other', 'x');
    await keys.set(one, 'k1');
    assert.equal(told, 1);
  });
});

describe('Services', () => {
  let setting: string;
  let keys: ApiKeys;
  let opened: ConnectionOptions[];
  let closed: number;
  let services: Services;
  let isTrusted: boolean;
  let startedAhead: number;

  beforeEach(async () => {
    [setting, opened, closed, isTrusted, startedAhead] = ['', [], 0, true, 0];
    keys = new ApiKeys(new MemorySecrets());
    await keys.set(one, 'k1');
    services = new Services({
      configured: () => setting,
      keys,
      builtIn: {
        connect: async () => succeeded({ baseUrl: 'http://127.0.0.1:5/api/v1', key: 'local' }),
        startAhead: async () => {
          startedAhead += 1;
        },
      },
      network: () => ({ environment: {} }),
      open: async (options) => {
        opened.push(options);
        const close = async () => {
          closed += 1;
        };
        return succeeded({ close } as unknown as ServiceConnection);
      },
      isTrusted: () => isTrusted,
      say: english,
    });
  });

  it('takes the built-in service where nothing is set', async () => {
    assert.deepEqual(services.current(), succeeded(''));
    await services.connect('');
    assert.equal(opened[0]?.baseUrl, 'http://127.0.0.1:5/api/v1');
    assert.equal(opened[0]?.key, 'local');
  });

  it('gives a service its own key and no other one', async () => {
    await services.connect(one);
    assert.equal(opened[0]?.key, 'k1');
    const withoutKey = await services.connect(two);
    assert.ok(!withoutKey.ok && withoutKey.failure.kind === 'refused' && withoutKey.failure.status === 401);
    assert.equal(opened.length, 1);
  });

  it('shares one connection, until keys or settings change', async () => {
    await services.connect(one);
    await services.connect(one);
    assert.equal(opened.length, 1);
    services.forget();
    await services.connect(one);
    assert.equal(opened.length, 2);
    assert.equal(closed, 0, 'what is under way goes on');
    services.dispose();
    assert.equal(closed, 2);
  });

  it('reaches nobody from a folder that is not trusted, but for a deck that is on this machine', async () => {
    isTrusted = false;
    const refused = [
      await services.connect(one),
      await services.connect(''),
      await services.address(one),
      await services.tryOut(one, 'k2'),
      await services.connectToView(one),
    ];
    assert.ok(refused.every((result) => !result.ok));
    assert.deepEqual(opened, []);
    assert.ok((await services.connectToView('')).ok);
  });

  it('starts ahead only the built-in service, where it is chosen and the folder is trusted', () => {
    setting = one;
    services.startAhead();
    [setting, isTrusted] = ['', false];
    services.startAhead();
    assert.equal(startedAhead, 0);
    isTrusted = true;
    services.startAhead();
    assert.equal(startedAhead, 1);
  });

  it('says what is wrong with the setting', () => {
    setting = 'http://decks.example.com/api/v1';
    const current = services.current();
    assert.ok(!current.ok);
    assert.match(current.failure.message, /deckwright\.baseUrl.*unencrypted/);
    setting = ` ${one}/ `;
    assert.deepEqual(services.current(), succeeded(one));
  });

  it('passes on why the built-in service did not start', async () => {
    const broken = new Services({
      configured: () => '',
      keys,
      builtIn: { connect: async () => unusable('no room on the disk'), startAhead: async () => undefined },
      network: () => ({ environment: {} }),
      open: async () => unusable('never asked'),
      isTrusted: () => isTrusted,
      say: english,
    });
    const connection = await broken.connect('');
    assert.ok(!connection.ok && connection.failure.message === 'no room on the disk');
  });
});

describe('readNetworkSettings', () => {
  const read = (values: Record<string, unknown>) =>
    readNetworkSettings({ get: (name) => values[name] }, { HTTPS_PROXY: 'http://env:1' });

  it('takes the editor’s settings', () => {
    const settings = read({
      proxy: ' http://proxy:3128 ',
      noProxy: ['intern.example'],
      proxyStrictSSL: false,
    });
    assert.deepEqual(settings, {
      proxy: 'http://proxy:3128',
      noProxy: ['intern.example'],
      strictSsl: false,
      environment: { HTTPS_PROXY: 'http://env:1' },
    });
  });

  it('leaves to the environment what is not set, and checks certificates', () => {
    const { proxy, strictSsl } = read({ proxy: '', proxyStrictSSL: undefined });
    assert.deepEqual([proxy, strictSsl], [undefined, true]);
  });

  it('uses no proxy at all where proxies are off', () => {
    assert.deepEqual(read({ proxy: 'http://proxy:3128', proxySupport: 'off' }).noProxy, ['*']);
  });
});
