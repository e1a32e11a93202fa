import type { Socket } from 'node:net';
import { type ClientAddresses, clientOf } from './clientAddresses.ts';

/** Hangs up on addresses that have too many connections; a proxy has those of all its clients. */
export function connectionLimit(addresses: ClientAddresses, most: number): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const peer = socket.remoteAddress ?? '';
    if (addresses.isProxy(peer)) return;
    const client = clientOf(peer);
    const count = open.get(client) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(client, count + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  };
}
