import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { UploadTarget } from '../../src/api/upload.ts';

const boundary = 'held';

/** A form whose file is all sent but for its last byte. */
export class HeldUpload {
  readonly #request: ReturnType<typeof request>;
  readonly #answer: Promise<IncomingMessage>;

  constructor({ url, fields }: Pick<UploadTarget, 'url' | 'fields'>, bytes: Uint8Array) {
    const part = (about: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n${value}`;
    const head = [
      ...fields.map(({ name, value }) => `${part(`name="${name}"`, value)}\r\n`),
      part('name="file"; filename="a.txt"', ''),
    ].join('');
    const length = Buffer.byteLength(head) + bytes.byteLength + tail.length;
    this.#request = request(url, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': length },
    });
    this.#answer = once(this.#request, 'response').then(([answer]) => answer);
    this.#answer.catch(() => undefined);
    this.#request.write(head);
    this.#request.write(bytes.subarray(1));
  }

  /** Resolves to the status of the answer. */
  async end(): Promise<number | undefined> {
    this.#request.end(`.${tail}`);
    const answer = await this.#answer;
    answer.resume();
    return answer.statusCode;
  }

  breakOff(): void {
    this.#request.destroy();
  }
}

const tail = `\r\n--${boundary}--\r\n`;
