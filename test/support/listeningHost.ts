import { createServer, type Socket } from 'node:net';

/** A host that should never be asked: it notes who comes, whatever they speak. */
export const startListeningHost = async () => {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const at = heard.push('a connection') - 1;
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      heard[at] = data.toString('latin1').split('\r\n')[0]!.slice(0, 200);
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    heard,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
