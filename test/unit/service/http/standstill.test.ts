import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Standstill } from '../../../../src/service/http/standstill.ts';

const looksInAPeriod = 12;

/** A request and its answer, moved by hand. */
class Exchange {
  readonly socket = {
    bytesRead: 0,
    _handle: { bytesWritten: 0, writeQueueSize: 0 },
    destroyed: false,
    destroy() {
      this.destroyed = true;
    },
  };
  readonly incoming = { complete: false, socket: this.socket };
  readonly outgoing = Object.assign(new EventEmitter(), { writableLength: 0, socket: this.socket });

  watchedBy(standstill: Standstill): this {
    standstill.watch(this.incoming as unknown as IncomingMessage, this.outgoing as unknown as ServerResponse);
    return this;
  }
}

describe('Standstill', () => {
  let standstill: Standstill;
  let exchange: Exchange;

  beforeEach(() => {
    standstill = new Standstill(60_000);
    exchange = new Exchange().watchedBy(standstill);
  });
  afterEach(() => standstill.close());

  const look = (times: number, move = () => {}) => {
    for (let time = 0; time < times; time++) {
      move();
      standstill.look();
    }
  };

  it('ends a connection whose body stands still for a period, and not before', () => {
    look(looksInAPeriod - 1);
    assert.equal(exchange.socket.destroyed, false);
    look(1);
    assert.equal(exchange.socket.destroyed, true);
  });

  it('ends one whose body trickles', () => {
    look(looksInAPeriod, () => {
      exchange.socket.bytesRead += 100;
    });
    assert.equal(exchange.socket.destroyed, true);
  });

  it('leaves a slow body alone', () => {
    look(100 * looksInAPeriod, () => {
      exchange.socket.bytesRead += 400;
    });
    assert.equal(exchange.socket.destroyed, false);
  });

  it('leaves alone whom the service keeps waiting', () => {
    exchange.incoming.complete = true;
    look(100 * looksInAPeriod);
    assert.equal(exchange.socket.destroyed, false);
  });

  it('ends a connection whose answer nobody takes', () => {
    exchange.incoming.complete = true;
    exchange.outgoing.writableLength = 65_536;
    look(looksInAPeriod);
    assert.equal(exchange.socket.destroyed, true);
  });

  it('leaves an answer alone that is taken slowly, however it was written', () => {
    exchange.incoming.complete = true;
    exchange.socket._handle.bytesWritten = 5_000_000;
    exchange.socket._handle.writeQueueSize = 5_000_000;
    look(1_000, () => {
      exchange.socket._handle.writeQueueSize -= 400;
    });
    assert.equal(exchange.socket.destroyed, false);
    look(looksInAPeriod);
    assert.equal(exchange.socket.destroyed, true);
  });

  it('begins anew when the service goes on after work of its own', () => {
    exchange.incoming.complete = true;
    look(looksInAPeriod - 1);
    exchange.outgoing.writableLength = 1;
    look(looksInAPeriod - 1);
    assert.equal(exchange.socket.destroyed, false);
  });

  it('forgets an exchange that is over', () => {
    exchange.outgoing.emit('close');
    look(2 * looksInAPeriod);
    assert.equal(exchange.socket.destroyed, false);
  });
});
