import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Connections that ask for more than they take: nothing that comes is ever read. */
export class GreedySockets {
  readonly #url: URL;
  readonly #sockets: Socket[] = [];

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** Asks for each path on each connection, all at once. */
  async ask(connections: number, paths: readonly string[], key?: string): Promise<void> {
    const head = [`Host: ${this.#url.host}`, ...(key === undefined ? [] : [`X-API-Key: ${key}`])].join(
      '\r\n',
    );
    const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`).join('');
    await Promise.all(
      Array.from({ length: connections }, async () => {
        const socket = connect(Number(this.#url.port), this.#url.hostname).pause();
        // Being hung up on is what it deserves.
        socket.on('error', () => {});
        this.#sockets.push(socket);
        await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
        socket.write(requests);
      }),
    );
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
