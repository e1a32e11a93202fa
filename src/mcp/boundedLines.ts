import { Transform, type Writable } from 'node:stream';

/** No message is as long: what is to be made of more is a file. */
const longestLine = 8 * 1024 * 1024;
const newline = 0x0a;
const kept = 512;

/** Where libraries write it: first or last in the message, where nothing else can be meant. */
const firstId = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15}|"[^"\\]{1,100}")\s*,/;
const lastId = /,\s*"id"\s*:\s*(\d{1,15}|"[^"\\]{1,100}")\s*\}\s*$/;

/** Both ends of a line. */
interface Dropped {
  readonly first: string;
  last: Buffer;
}

/** Passes on whole lines. One that is too long is dropped as it comes, and its sender has an answer. */
export class BoundedLines extends Transform {
  readonly #answers: Pick<Writable, 'write'>;
  readonly #longest: number;
  #pieces: Buffer[] = [];
  #length = 0;
  #dropped: Dropped | undefined;

  constructor(answers: Pick<Writable, 'write'>, longest = longestLine) {
    super();
    this.#answers = answers;
    this.#longest = longest;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      this.#take(chunk.subarray(from, end + 1));
      this.#end();
      from = end + 1;
    }
    this.#take(chunk.subarray(from));
    done();
  }

  override _flush(done: () => void): void {
    this.#end();
    done();
  }

  #take(piece: Buffer): void {
    this.#length += piece.length;
    if (this.#dropped) this.#dropped.last = Buffer.concat([this.#dropped.last, piece]).subarray(-kept);
    else this.#pieces.push(piece);
    if (this.#dropped || this.#length <= this.#longest) return;
    const line = Buffer.concat(this.#pieces);
    this.#dropped = { first: line.toString('utf8', 0, kept), last: Buffer.from(line.subarray(-kept)) };
    this.#pieces = [];
  }

  #end(): void {
    if (this.#dropped) this.#refuse(this.#dropped);
    else if (this.#length > 0) this.push(Buffer.concat(this.#pieces));
    this.#pieces = [];
    this.#length = 0;
    this.#dropped = undefined;
  }

  #refuse({ first, last }: Dropped): void {
    const id = (firstId.exec(first) ?? lastId.exec(last.toString()))?.[1];
    const message = `The message is longer than ${this.#longest / 1_048_576} MB.`;
    const error = { code: -32600, message };
    this.#answers.write(
      `${JSON.stringify({ jsonrpc: '2.0', id: id === undefined ? null : JSON.parse(id), error })}\n`,
    );
  }
}
