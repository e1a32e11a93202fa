import { createServer, request, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { generate } from 'selfsigned';

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** A proxy on loopback behind which a service stands at a secure address that only the proxy can reach. */
export const openTunnel = async (service: string) => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'decks.test' }]);
  const target = new URL(service);
  const secure = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const { host: _host, ...headers } = incoming.headers;
    const forwarded = request(
      { hostname: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers },
      (reply) => {
        outgoing.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  const securePort = await listen(secure);
  const connected: string[] = [];
  const proxy = createServer();
  proxy.on('connect', (incoming, socket, head) => {
    connected.push(incoming.url ?? '');
    if (incoming.headers['proxy-authorization'] !== `Basic ${btoa('ada:secret')}`) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const onward = connect(securePort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket);
      socket.pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  const port = await listen(proxy);
  return {
    proxy: `http://ada:secret@127.0.0.1:${port}`,
    proxyWithoutPassword: `http://127.0.0.1:${port}`,
    baseUrl: 'https://decks.test/api/v1',
    connected: connected as readonly string[],
    close: () => {
      for (const server of [proxy, secure]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
