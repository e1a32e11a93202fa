import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

export async function openMetrics(
  { host, port }: MetricsAddress,
  store: Store,
  log: Log,
): Promise<OpenMetrics> {
  const meters = new PrometheusMeters(store);
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') return void outgoing.writeHead(404).end();
    meters.text().then(
      (text) => outgoing.writeHead(200, { 'Content-Type': meters.type }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
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
