import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A public address of a service whose storage takes bytes but never answers, as a dead network does. */
export const openStallingStorage = async () => {
  let service = new URL('http://127.0.0.1:1');
  let uploads = 0;
  const server = createServer((incoming, outgoing) => {
    const isUpload = incoming.headers['content-type']?.startsWith('multipart/form-data');
    if (isUpload) {
      uploads += 1;
      incoming.pause();
      return;
    }
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
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get uploads() {
      return uploads;
    },
    standBefore: (baseUrl: string) => {
      service = new URL(baseUrl);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
