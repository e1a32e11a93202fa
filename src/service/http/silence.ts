import type { Socket } from 'node:net';

/**
 * Ends a connection on which no further request came in time, unless something has come that nobody has read yet:
 * after a sleep its time is over before the process gets to look at what is there. A request or an answer that
 * stands still is not its matter: that is seen by looks and not by the clock.
 */
export function endIfStillSilent(socket: Socket): void {
  const read = socket.bytesRead;
  // One turn of the event loop reads what has come.
  setImmediate(() =>
    setImmediate(() => {
      if (socket.bytesRead === read) socket.destroy();
    }),
  );
}
