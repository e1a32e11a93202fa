import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { WholePieces } from './wholePieces.ts';

/**
 * Node begins a request as soon as it has read it, however many answers on the same connection nobody has
 * taken. Here the next one begins when the last answer has gone; who sends too many ahead is hung up on.
 */
export class Pipelines {
  readonly #mostWaiting: number;
  readonly #queues = new WeakMap<Socket, (() => void)[]>();

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  inTurn(handle: RequestListener): RequestListener {
    return (incoming, outgoing) => {
      const { socket } = incoming;
      const begin = () => {
        outgoing.once('close', () => this.#next(socket));
        handle(incoming, outgoing);
      };
      const queue = this.#queues.get(socket);
      if (queue !== undefined) queue.push(begin);
      else {
        this.#queues.set(socket, []);
        begin();
      }
    };
  }

  /**
   * What is read in one go may hold thousands of requests, and Node parses all of them, also on a connection that
   * was destroyed in the middle. Only a message that changes the protocol ends it: so the first one too many says
   * that it does, and as nobody serves that other protocol, Node hangs up.
   */
  messages(): typeof IncomingMessage {
    const isFull = (socket: Socket) => (this.#queues.get(socket)?.length ?? 0) >= this.#mostWaiting;
    return class extends WholePieces {
      /** Set while the message is still being constructed. */
      declare asksToUpgrade: boolean;

      get upgrade(): boolean {
        return this.asksToUpgrade || isFull(this.socket);
      }

      set upgrade(asks: boolean) {
        this.asksToUpgrade = asks;
      }
    };
  }

  #next(socket: Socket): void {
    const next = this.#queues.get(socket)?.shift();
    if (next === undefined || socket.destroyed) this.#queues.delete(socket);
    else next();
  }
}
