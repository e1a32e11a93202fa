import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { StartError } from '../startError.ts';

export interface ListeningServer {
  readonly port: number;
  /** Takes no more connections; those with a request under way get until then to end it. */
  close(patienceMs: number): Promise<void>;
}

export async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  host: string,
  port: number,
): Promise<ListeningServer> {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, host, port)));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (patienceMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), patienceMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is already in use: choose another with --port, or 0 for any free one.`,
  EACCES: (_, port) => `Port ${port} may not be opened by this user: choose one above 1023 with --port.`,
  EADDRNOTAVAIL: (host) => `${host} is not an address of this machine: choose another with --host.`,
  ENOTFOUND: (host) => `The host name ${host} is not known here: choose another with --host.`,
};

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): StartError {
  const sentence = reasons[error.code ?? '']?.(host, port);
  return new StartError(sentence ?? `Cannot listen on ${host}:${port}: ${error.message}.`, { cause: error });
}
