import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

interface Transfer extends Exchange {
  moved: number;
  looksSince: number;
}

/** What counts as moving at all, in one period: far below the slowest line. */
const leastBytes = 4_096;
const looks = 12;

/**
 * Ends connections whose body or answer stands still. It counts its own looks and not the clock: a machine that
 * slept has cut off nobody. Work that takes long is no standstill: there, nobody is waited for.
 */
export class Standstill {
  readonly #transfers = new Set<Transfer>();
  readonly #periodMs: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(periodMs: number) {
    this.#periodMs = periodMs;
  }

  watch(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const transfer = { incoming, outgoing, moved: movedOn(incoming.socket), looksSince: 0 };
    this.#transfers.add(transfer);
    outgoing.once('close', () => this.#transfers.delete(transfer));
    this.#timer ??= setInterval(() => this.look(), this.#periodMs / looks).unref();
  }

  look(): void {
    for (const transfer of this.#transfers) {
      const { incoming } = transfer;
      transfer.looksSince += 1;
      const moved = movedOn(incoming.socket);
      if (!waitsForPeer(transfer) || moved - transfer.moved >= leastBytes) {
        transfer.moved = moved;
        transfer.looksSince = 0;
      } else if (transfer.looksSince >= looks) {
        this.#transfers.delete(transfer);
        incoming.socket.destroy();
      }
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** Of the connection itself: what the system has not yet taken of the bytes that were written. */
interface Handle {
  readonly bytesWritten?: number;
  readonly writeQueueSize?: number;
}
const handleOf = (socket: Socket): Handle => (socket as { _handle?: Handle | null })._handle ?? {};

/** `bytesWritten` of a socket counts what it was given; only its handle knows what went. */
function movedOn(socket: Socket): number {
  const { bytesWritten = 0, writeQueueSize = 0 } = handleOf(socket);
  return socket.bytesRead + bytesWritten - writeQueueSize;
}

/** Whether a body is still to come, or what was answered is still to be taken. */
export const waitsForPeer = ({ incoming, outgoing }: Exchange): boolean =>
  !incoming.complete || unsent(outgoing) > 0;

const unsent = (outgoing: ServerResponse): number =>
  outgoing.writableLength + (outgoing.socket ? (handleOf(outgoing.socket).writeQueueSize ?? 0) : 0);
