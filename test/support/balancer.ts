import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** One address for several processes: each connection goes to the next one that takes it. */
export class Balancer {
  readonly origin: string;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #ports: number[] = [];
  #turn = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.on('close', () => this.#open.delete(socket));
      socket.on('error', () => {});
      this.#pass(socket, this.#ports.length);
    });
  }

  static async start(): Promise<Balancer> {
    const server = createServer({ pauseOnConnect: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Balancer(server);
  }

  serve(baseUrls: readonly string[]): void {
    this.#ports = baseUrls.map((url) => Number(new URL(url).port));
  }

  async stop(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(socket: Socket, tries: number): void {
    const port = this.#ports[this.#turn++ % this.#ports.length];
    if (port === undefined || tries === 0) return void socket.destroy();
    const behind = connect(port, '127.0.0.1');
    const refused = () => this.#pass(socket, tries - 1);
    behind.once('error', refused);
    behind.once('connect', () => {
      behind.off('error', refused);
      behind.on('error', () => socket.destroy());
      socket.on('close', () => behind.destroy());
      behind.on('close', () => socket.destroy());
      socket.pipe(behind).pipe(socket);
    });
  }
}
