import assert from 'node:assert/strict';
import { isPublicAddress } from '../../../src/client/publicAddress.ts';

describe('isPublicAddress', () => {
  it('takes addresses of the public network', () => {
    for (const address of ['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])
      assert.equal(isPublicAddress(address), true, address);
  });

  it('takes none of this machine, its network or what is translated to it', () => {
    for (const address of [
      '127.0.0.1',
      '127.255.0.9',
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      'fe80::1',
      'fd00::1',
      'ff02::1',
      'localhost',
      '0x7f.1',
      '2130706433',
      '',
    ])
      assert.equal(isPublicAddress(address), false, address);
  });
});
