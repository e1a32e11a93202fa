import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../startError.ts';
import type { Connections } from './connections.ts';
import type { Guards } from './guards.ts';
import { Pipelines } from './pipelines.ts';
import { endIfStillSilent } from './silence.ts';
import { Standstill } from './standstill.ts';

export interface ListeningServer {
  readonly port: number;
  /** Takes no more connections; those with a request under way get so long to end it. */
  close(patienceMs: number): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly guards: Guards;
  readonly connections: Connections;
}

const idleCheckMs = 50;
/** As long as an upload's form is good for; who stands still is let go sooner. */
const slowestUploadMs = 3_600_000;
const slowestHeadersMs = 30_000;
const overdueCheckMs = 10_000;
const mostInOneTurn = 1_024;

/** The listener may come later than the first request: whoever connects meanwhile waits for it. */
export async function listen(
  listener: () => Promise<RequestListener>,
  { host, port, guards, connections }: ListenOptions,
): Promise<ListeningServer> {
  const standstill = new Standstill(guards.standstillMs);
  const pipelines = new Pipelines(guards.pipelinedRequests);
  const options = {
    IncomingMessage: pipelines.messages(),
    requestTimeout: slowestUploadMs,
    headersTimeout: slowestHeadersMs,
    connectionsCheckingInterval: overdueCheckMs,
  };
  const answer: RequestListener = (incoming, outgoing) => {
    standstill.watch(incoming, outgoing);
    connections.begun({ incoming, outgoing });
    listener().then(
      (handle) => handle(incoming, outgoing),
      () => outgoing.writeHead(500).end(),
    );
  };
  const server = createServer(options, pipelines.inTurn(answer));
  // What was closed for others counts until the loop's turn ends, and in one turn as many come as wait to be accepted.
  server.maxConnections = guards.connections + mostInOneTurn;
  server.on('connection', (socket) => connections.opened(socket));
  server.on('drop', () => connections.dropped());
  server.on('timeout', endIfStillSilent);
  await new Promise<void>((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) => reject(cannotListen(error, host, port));
    server.once('error', refused);
    server.listen(port, host, () => {
      server.removeListener('error', refused);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (patienceMs) =>
      new Promise((resolve) => {
        const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
        const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
        server.close(() => {
          standstill.close();
          clearInterval(idle);
          clearTimeout(patience);
          resolve();
        });
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
