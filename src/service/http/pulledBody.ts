import { type FileHandle, open } from 'node:fs/promises';
import { ownTurn } from './loopTurns.ts';

const chunkBytes = 65_536;
/** Nothing is read ahead: a chunk comes when the one before has been taken. */
const whenTaken = { highWaterMark: 0 };

/** Bytes that many may be sent at once: none of them gets a copy. */
export function bytesBody(
  bytes: Uint8Array<ArrayBuffer>,
  who?: string,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        await ownTurn(who);
        if (at < bytes.byteLength) controller.enqueue(bytes.subarray(at, at + chunkBytes));
        at += chunkBytes;
        if (at >= bytes.byteLength) controller.close();
      },
    },
    whenTaken,
  );
}

/** A file, opened when it is first asked for and read no faster than it is taken. */
export function fileBody(path: string, who?: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: FileHandle | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          await ownTurn(who);
          file ??= await open(path);
          const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(chunkBytes), 0, chunkBytes);
          if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
          else {
            await file.close();
            controller.close();
          }
        } catch (error) {
          await file?.close();
          throw error;
        }
      },
      cancel: () => file?.close(),
    },
    whenTaken,
  );
}
