import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Log } from '../log.ts';
import { StartError } from '../startError.ts';
import type { Store } from '../store/store.ts';
import type { Meters } from './meters.ts';
import { PrometheusMeters } from './prometheusMeters.ts';

/** A place of its own to listen at, apart from what clients reach. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export interface OpenMetrics {
  readonly meters: Meters;
  close(): Promise<void>;
}

/** Whoever reads the figures has one connection, or a few: more take none from those whom the service is for. */
const mostConnections = 16;
const limits = {
  maxHeaderSize: 4_096,
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** Of too many the oldest gives way, so that whoever comes next is told. */
const givingWay = (): ((socket: Socket) => void) => {
  const open = new Set<Socket>();
  return (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    if (open.size > mostConnections) open.values().next().value?.destroy();
  };
};

export async function openMetrics(
  { host, port }: MetricsAddress,
  store: Store,
  log: Log,
): Promise<OpenMetrics> {
  const meters = new PrometheusMeters(store);
  const server = createServer(limits, (incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') return void outgoing.writeHead(404).end();
    meters.text().then(
      (text) => outgoing.writeHead(200, { 'Content-Type': meters.type }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
  server.maxConnections = 2 * mostConnections;
  server.on('connection', givingWay());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`The metrics cannot be had at ${host}:${port}: ${error.message}.`)),
    );
    server.listen(port, host, resolve);
  });
  log({ level: 'info', event: 'metrics told', host, port: (server.address() as AddressInfo).port });
  return {
    meters,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
