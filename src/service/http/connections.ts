import type { Socket } from 'node:net';
import type { Log } from '../log.ts';
import { type ClientAddresses, clientOf } from './clientAddresses.ts';
import type { Guards } from './guards.ts';
import { countConnection } from './loopTurns.ts';
import { MinuteTally } from './minuteTally.ts';
import { type Exchange, waitsForPeer } from './standstill.ts';

interface Connection {
  readonly socket: Socket;
  /** The client's address as far as it is known: before the first request that of a proxy. */
  owner: string;
  /** None: a request is waited for. */
  exchange?: Exchange | undefined;
  isPolling: boolean;
  /** How much had been read when the last answer had gone. */
  readBefore: number;
}

/** Without a complete header; waiting for news; without a request; with a body or an answer under way. */
const dispensable = ['asking', 'polling', 'idle', 'moving'] as const;
type Doing = (typeof dispensable)[number] | 'working';

/** So large a part of all may be on its way to a request, however many do something else. */
const partsForNewcomers = 8;
/** So large a part is closed at once: to look through all for each that comes would be work itself. */
const partsForRoom = 64;

export interface ConnectionsParts {
  readonly addresses: ClientAddresses;
  readonly guards: Pick<Guards, 'connections' | 'connectionsPerAddress'>;
  readonly log: Log;
}

/**
 * All connections and what each is doing. Where there are too many, one gives way, so that whoever comes is served:
 * of those that wait for nothing but their client the oldest of whoever has most of them, and work last of all.
 */
export class Connections {
  readonly #parts: ConnectionsParts;
  readonly #all = new Map<Socket, Connection>();
  /** Of each owner, those that do the same for longest first. */
  readonly #owned = new Map<string, Set<Connection>>();
  readonly #closed = new MinuteTally((closed) =>
    this.#parts.log({ level: 'warning', event: 'too many connections', closed, open: this.#all.size }),
  );

  constructor(parts: ConnectionsParts) {
    this.#parts = parts;
  }

  opened(socket: Socket): void {
    countConnection();
    const { addresses, guards } = this.#parts;
    const peer = socket.remoteAddress ?? '';
    const one: Connection = { socket, owner: clientOf(peer), isPolling: false, readBefore: Number.NaN };
    this.#all.set(socket, one);
    this.#own(one, one.owner);
    socket.once('close', () => this.#forget(one));
    const beside = this.#owned.get(one.owner)!;
    // A proxy has those of all its clients.
    if (!addresses.isProxy(peer) && beside.size > guards.connectionsPerAddress) {
      const own = [...beside].filter((each) => each !== one);
      this.#makeRoom(own, guards.connectionsPerAddress, [one]);
    }
    if (this.#all.size > guards.connections) {
      const others = [...this.#owned.values()].flatMap((own) => [...own].filter((each) => each !== one));
      this.#makeRoom(others, guards.connections, ofGreediest(others).slice(0, 1));
    }
  }

  /** It was turned away before anything was known of it. */
  dropped(): void {
    this.#closed.add();
  }

  /** A request has come whole, or with its body under way. */
  begun(exchange: Exchange): void {
    const one = this.#all.get(exchange.incoming.socket);
    if (one === undefined) return;
    one.exchange = exchange;
    one.isPolling = false;
    this.#own(one, this.#parts.addresses.of(exchange.incoming));
    exchange.outgoing.once('close', () => {
      if (one.exchange !== exchange || !this.#all.has(one.socket)) return;
      one.exchange = undefined;
      one.readBefore = one.socket.bytesRead;
      this.#own(one, one.owner);
    });
  }

  /** What was asked on it is answered when there is news. */
  polls(socket: Socket): void {
    const one = this.#all.get(socket);
    if (one !== undefined) one.isPolling = true;
  }

  ownerOf(socket: Socket): string {
    return this.#all.get(socket)?.owner ?? '';
  }

  #own(one: Connection, owner: string): void {
    this.#disown(one);
    one.owner = owner;
    const own = this.#owned.get(owner) ?? new Set();
    this.#owned.set(owner, own.add(one));
  }

  #disown(one: Connection): void {
    const own = this.#owned.get(one.owner);
    own?.delete(one);
    if (own?.size === 0) this.#owned.delete(one.owner);
  }

  #forget(one: Connection): void {
    this.#all.delete(one.socket);
    this.#disown(one);
  }

  #makeRoom(connections: readonly Connection[], most: number, otherwise: readonly Connection[]): void {
    const waiting = toGiveWay(connections, most).slice(0, Math.ceil(most / partsForRoom));
    const closed = waiting.length > 0 ? waiting : otherwise;
    for (const one of closed) {
      this.#forget(one);
      one.socket.destroy();
    }
    this.#closed.add(closed.length);
  }
}

function doing({ exchange, isPolling, socket, readBefore }: Connection): Doing {
  if (exchange === undefined) return socket.bytesRead === readBefore ? 'idle' : 'asking';
  if (isPolling) return 'polling';
  return waitsForPeer(exchange) ? 'moving' : 'working';
}

function toGiveWay(connections: readonly Connection[], most: number): readonly Connection[] {
  const by = Map.groupBy(connections, doing);
  const asking = by.get('asking') ?? [];
  if (asking.length > most / partsForNewcomers) return ofGreediest(asking);
  return ofGreediest(dispensable.slice(1).flatMap((each) => by.get(each) ?? []));
}

/** Those of the owner that has the most. */
function ofGreediest(connections: readonly Connection[]): readonly Connection[] {
  const owners = [...Map.groupBy(connections, ({ owner }) => owner).values()];
  return owners.reduce((most, each) => (each.length > most.length ? each : most), []);
}
