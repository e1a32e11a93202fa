import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { ClientAddresses, clientOf, proxyProblem } from '../../../../src/service/http/clientAddresses.ts';

const addressOf = (remoteAddress: string, forwarded?: string | string[], trusted: string[] = []) =>
  new ClientAddresses(trusted).of({
    socket: { remoteAddress } as Socket,
    headers: { 'x-forwarded-for': forwarded as string },
  });

describe('Where a request comes from', () => {
  it('is its connection', () => {
    assert.equal(addressOf('203.0.113.7'), '203.0.113.7');
    assert.equal(addressOf('::ffff:203.0.113.7'), '203.0.113.7');
  });

  it('is the same IPv4 address however IPv6 writes it', () => {
    for (const forwarded of [
      '::ffff:c633:6401',
      '::FFFF:198.51.100.1',
      '0:0:0:0:0:ffff:c633:6401',
      '[::ffff:c633:6401]:4711',
    ])
      assert.equal(addressOf('::ffff:7f00:1', forwarded), '198.51.100.1', forwarded);
    assert.equal(addressOf('127.0.0.1', '198.51.100.1, ::ffff:a00:7', ['10.0.0.7']), '198.51.100.1');
    assert.equal(addressOf('10.0.0.7', '198.51.100.1', ['::ffff:a00:7']), '198.51.100.1');
    assert.equal(clientOf('::ffff:0:1'), '0.0.0.1');
    assert.notEqual(clientOf('64:ff9b::c633:6401'), '198.51.100.1');
  });

  it('is not what it says of itself', () => {
    assert.equal(addressOf('203.0.113.7', '198.51.100.1'), '203.0.113.7');
  });

  it('is what a proxy on this machine says', () => {
    for (const proxy of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.0.1']) {
      assert.equal(addressOf(proxy, '198.51.100.1'), '198.51.100.1', proxy);
    }
    assert.equal(addressOf('127.0.0.1', '198.51.100.1:4711'), '198.51.100.1');
  });

  it('is the last that no trusted proxy vouches for, whatever a client put before', () => {
    const chain = '1.1.1.1, 198.51.100.1, 10.2.0.9';
    assert.equal(addressOf('10.1.2.3', chain, ['10.0.0.0/8']), '198.51.100.1');
    assert.equal(addressOf('10.1.2.3', chain, ['10.1.2.3']), '10.2.0.9');
    assert.equal(addressOf('2001:db8::5', '198.51.100.1', ['2001:db8::/32']), '198.51.100.1');
  });

  it('is the proxy where what it says is no address', () => {
    for (const forwarded of [undefined, '', 'unknown', 'x'.repeat(5_000)]) {
      assert.equal(addressOf('127.0.0.1', forwarded), '127.0.0.1');
    }
  });

  it('is one for the whole network that a single IPv6 client has', () => {
    assert.equal(clientOf('2001:db8:1:2:aaaa::1'), '2001:db8:1:2::/64');
    assert.equal(clientOf('2001:0db8:1:2::2'), '2001:db8:1:2::/64');
    assert.equal(clientOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
    assert.notEqual(clientOf('2001:db8:1:3::1'), clientOf('2001:db8:1:2::1'));
  });
});

describe('What is trusted as a proxy', () => {
  it('is an address or a network', () => {
    for (const good of ['10.0.0.7', '10.0.0.0/8', '::1', '2001:db8::/32']) {
      assert.equal(proxyProblem(good), undefined, good);
    }
    for (const bad of ['', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '10.0.0', '/8']) {
      assert.match(proxyProblem(bad) ?? '', /must be an address or a network/, bad);
    }
  });
});
