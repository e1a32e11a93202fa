import assert from 'node:assert/strict';
import { type NetworkSettings, readProxies } from '../../../src/client/network.ts';

const proxies = (settings: Partial<NetworkSettings>) => {
  const read = readProxies({ environment: {}, ...settings });
  assert(!('problem' in read), JSON.stringify(read));
  return [read.http?.href, read.https?.href, read.noProxy];
};
const always = 'localhost,127.0.0.1,[::1]';

describe('readProxies', () => {
  it('has none where none is named', () => {
    assert.deepEqual(proxies({}), [undefined, undefined, always]);
    assert.deepEqual(proxies({ proxy: '', environment: { HTTPS_PROXY: '' } }), [
      undefined,
      undefined,
      always,
    ]);
  });

  it('takes the setting before the environment', () => {
    const environment = { HTTP_PROXY: 'http://env:1', HTTPS_PROXY: 'http://env:2' };
    assert.deepEqual(proxies({ proxy: 'http://set:3', environment }), [
      'http://set:3/',
      'http://set:3/',
      always,
    ]);
  });

  it('takes the environment, small letters first', () => {
    const environment = {
      HTTP_PROXY: 'http://big:1',
      http_proxy: 'http://small:1',
      HTTPS_PROXY: 'http://secure:2',
    };
    assert.deepEqual(proxies({ environment }), ['http://small:1/', 'http://secure:2/', always]);
  });

  it('uses HTTP_PROXY for https where nothing else is named', () => {
    assert.deepEqual(proxies({ environment: { HTTP_PROXY: 'http://p:1' } })[1], 'http://p:1/');
  });

  it('understands a proxy without a scheme', () => {
    assert.equal(proxies({ proxy: 'proxy.example.com:3128' })[0], 'http://proxy.example.com:3128/');
  });

  it('joins both lists of what needs no proxy', () => {
    const environment = { NO_PROXY: '.corp, 10.0.0.1:80' };
    assert.equal(
      proxies({ noProxy: ['*.example.com'], environment })[2],
      `*.example.com,.corp,10.0.0.1:80,${always}`,
    );
    assert.equal(proxies({ noProxy: ['*'], environment })[2], '*');
  });

  it('says which setting is no proxy, without its password', () => {
    for (const proxy of ['http://user:secret@', 'ftp://user:secret@proxy.example.com', '//user:secret@']) {
      const read = readProxies({ proxy, environment: {} });
      assert('problem' in read);
      assert.match(read.problem, /is not a proxy's address/);
      assert.doesNotMatch(read.problem, /secret/);
    }
  });
});
