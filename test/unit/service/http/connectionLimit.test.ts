import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { ClientAddresses } from '../../../../src/service/http/clientAddresses.ts';
import { connectionLimit } from '../../../../src/service/http/connectionLimit.ts';

class Connection extends EventEmitter {
  readonly remoteAddress: string;
  destroyed = false;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

describe('The limit of connections', () => {
  const limited = () => {
    const limit = connectionLimit(new ClientAddresses(['10.0.0.1']), 2);
    return (address: string) => {
      const connection = new Connection(address);
      limit(connection as unknown as Socket);
      return connection;
    };
  };

  it('is for each address, and a place is free again when a connection closes', () => {
    const open = limited();
    const first = open('203.0.113.7');
    assert.deepEqual(
      [open('203.0.113.7'), open('203.0.113.7'), open('203.0.113.8')].map(({ destroyed }) => destroyed),
      [false, true, false],
    );
    first.destroy();
    assert.equal(open('203.0.113.7').destroyed, false);
    assert.equal(open('203.0.113.7').destroyed, true);
  });

  it('is not for proxies, which have the connections of all their clients', () => {
    const open = limited();
    for (const address of ['10.0.0.1', '127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      for (let count = 0; count < 5; count++) assert.equal(open(address).destroyed, false, address);
    }
  });
});
