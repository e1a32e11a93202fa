import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { ClientAddresses } from '../../../../src/service/http/clientAddresses.ts';
import { Connections } from '../../../../src/service/http/connections.ts';
import type { LogEntry } from '../../../../src/service/log.ts';

/** A connection and its requests, moved by hand. */
class Peer extends EventEmitter {
  readonly remoteAddress: string;
  bytesRead = 0;
  destroyed = false;
  readonly #connections: Connections;

  constructor(connections: Connections, remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
    this.#connections = connections;
    connections.opened(this.socket);
  }

  get socket(): Socket {
    return this as unknown as Socket;
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }

  /** Call what it returns when the answer has gone. */
  ask({ isWhole = true, client = '' } = {}): () => void {
    this.bytesRead += 100;
    const incoming = { complete: isWhole, socket: this, headers: client && { 'x-forwarded-for': client } };
    const outgoing = Object.assign(new EventEmitter(), { writableLength: 0, socket: this });
    this.#connections.begun({ incoming, outgoing } as never);
    return () => outgoing.emit('close');
  }

  poll(): this {
    this.ask();
    this.#connections.polls(this.socket);
    return this;
  }

  idle(): this {
    this.ask()();
    return this;
  }

  work(): this {
    this.ask();
    return this;
  }

  send(): this {
    this.ask({ isWhole: false });
    return this;
  }
}

describe('Connections', () => {
  let connections: Connections;
  let log: LogEntry[];
  let own: string;

  const limited = (most: number, ofAddress = most) => {
    log = [];
    own = '203.0.113.7';
    connections = new Connections({
      addresses: new ClientAddresses(['10.0.0.1']),
      guards: { connections: most, connectionsPerAddress: ofAddress },
      log: (entry) => log.push(entry),
    });
  };
  const open = (address = own) => new Peer(connections, address);
  const closedOf = (peers: readonly Peer[]) => peers.map(({ destroyed }) => destroyed);

  it('give way to who comes: without a request first, then polls, idle ones, bodies, and work at last', () => {
    limited(5);
    const peers = [open().work(), open().send(), open().idle(), open().poll(), open()];
    const order = [4, 3, 2, 1, 0].map((at) => {
      open(`198.51.100.${at}`).work();
      return peers[at]!.destroyed;
    });
    assert.deepEqual(order, [true, true, true, true, true]);
  });

  it('are closed where most are held, the oldest first', () => {
    limited(4);
    const single = open('198.51.100.1').idle();
    const many = [open().idle(), open().idle(), open().idle()];
    open('198.51.100.2').work();
    assert.deepEqual(closedOf([single, ...many]), [false, true, false, false]);
  });

  it('count for the client behind a proxy once it has asked', () => {
    limited(4);
    const clients = ['192.0.2.1', '192.0.2.2', '192.0.2.2', '192.0.2.3'];
    const behind = clients.map((client) => {
      const peer = open('10.0.0.1');
      peer.ask({ client })();
      return peer;
    });
    open('198.51.100.1').work();
    assert.deepEqual(closedOf(behind), [false, true, false, false]);
  });

  it('that have only come are left for a moment, however many poll', () => {
    limited(16);
    const come = open('198.51.100.1');
    const polls = Array.from({ length: 16 }, () => open().poll());
    assert.deepEqual([come.destroyed, polls[0]!.destroyed], [false, true]);
  });

  it('of one address give way to its own, and the one that comes does where all are at work', () => {
    limited(100, 2);
    const [first, second] = [open(), open().work()];
    const third = open().work();
    assert.deepEqual(closedOf([first, second, third]), [true, false, false]);
    assert.equal(open().destroyed, true);
    assert.equal(open('203.0.113.8').destroyed, false);
    third.destroy();
    assert.equal(open().destroyed, false);
  });

  it('of a proxy are those of all its clients', () => {
    limited(100, 2);
    for (const address of ['10.0.0.1', '127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      assert.deepEqual(
        closedOf(Array.from({ length: 5 }, () => open(address))),
        Array<boolean>(5).fill(false),
      );
    }
  });

  it('are told of in the log, once for many', () => {
    limited(1);
    for (let count = 0; count < 9; count++) open();
    assert.deepEqual(log, [{ level: 'warning', event: 'too many connections', closed: 1, open: 1 }]);
  });
});
