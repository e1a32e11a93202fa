import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** True: it deals with the request itself, and the service never hears of it. */
export type Intercept = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Stands before a service on loopback, as proxies and load balancers do, and may answer in its place. */
export const openFrontDoor = async (intercept: Intercept) => {
  let service = new URL('http://127.0.0.1:1');
  const server = createServer((incoming, outgoing) => {
    if (intercept(incoming, outgoing)) return;
    const forwarded = request(
      {
        hostname: service.hostname,
        port: service.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (reply) => {
        outgoing.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(outgoing);
      },
    );
    // A service that was killed is one that says nothing.
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    standBefore: (baseUrl: string) => {
      service = new URL(baseUrl);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
