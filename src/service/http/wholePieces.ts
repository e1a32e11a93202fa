import { IncomingMessage } from 'node:http';

/** A piece costs about as much whether it holds one byte or a thousand. Who sends line by line sends larger ones. */
const leastPiece = 32;
const freePieces = 4_096;

/** A request that hangs up where its body comes in crumbs: those of one body took all others' turns for seconds. */
export class WholePieces extends IncomingMessage {
  #pieces = 0;
  #bytes = 0;

  override push(piece: Uint8Array | null, encoding?: BufferEncoding): boolean {
    if (piece !== null) {
      this.#pieces += 1;
      this.#bytes += piece.byteLength;
      if (this.#pieces > freePieces + this.#bytes / leastPiece) {
        this.socket.destroy();
        return false;
      }
    }
    return super.push(piece, encoding);
  }
}
