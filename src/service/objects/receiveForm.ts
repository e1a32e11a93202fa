import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Busboy } from 'busboy';
import { limits } from '../../api/limits.ts';
import { Failure } from '../http/failure.ts';
import { troubleOf } from '../store/storeTrouble.ts';
import type { FolderUploads, Received } from './folderUploads.ts';
import { type FormField, fieldNames, type UploadPolicy } from './uploadForm.ts';

const roomForFields = 256 * 1024;
const longestBody = limits.uploadBytes + roomForFields;

const refuse = (message: string) => new Failure('FILE_UPLOAD_ERROR', message);

/** Takes a presigned form off the wire; nothing of a refused one is kept. */
export async function receiveForm(
  incoming: IncomingMessage,
  uploads: FolderUploads,
): Promise<Failure | undefined> {
  const { headers } = incoming;
  const length = Number(headers['content-length']);
  if (!headers['content-length']) return refuse('The upload needs a Content-Length header.');
  if (length > longestBody) return refuse('The file is larger than 50 MB, the most that can be uploaded.');
  if (headers.authorization !== undefined) {
    await drain(incoming);
    return refuse('The storage takes no Authorization header: the form alone authorizes the upload.');
  }
  const parser = await parserOf(incoming);
  if (!parser) {
    await drain(incoming);
    return refuse('The upload must be a multipart/form-data form with a boundary.');
  }
  return await new FormReader(parser, uploads).read(incoming);
}

const nothing = new Uint8Array();

class FormReader {
  readonly #parser: Busboy;
  readonly #uploads: FolderUploads;
  readonly #fields: FormField[] = [];
  #refused: Failure | undefined;
  #policy: UploadPolicy | undefined;
  #file: Promise<Received | undefined> | undefined;
  /** Files of which more is to come. */
  readonly #unended = new Set<Readable>();
  /** What kept the file from the disk. */
  #broken: { readonly reason: unknown } | undefined;

  constructor(parser: Busboy, uploads: FolderUploads) {
    this.#parser = parser;
    this.#uploads = uploads;
  }

  async read(incoming: IncomingMessage): Promise<Failure | undefined> {
    const parser = this.#parser;
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (this.#file) this.#refuse('Nothing may follow the file in the form.');
      if (nameTruncated || valueTruncated) this.#refuse('A field of the form is too long.');
      this.#fields.push({ name, value });
    });
    parser.on('file', (name, stream) => {
      // It may break off before anybody reads it.
      stream.on('error', () => {});
      this.#watchEnd(stream);
      this.#admit(name);
      if (this.#policy && !this.#refused) {
        this.#file = this.#receive(this.#policy, stream).catch((reason) => this.#giveUp(reason));
      } else {
        stream.resume();
      }
    });
    for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
      parser.on(event, () => this.#refuse('The form has more parts than it was given.'));
    }
    parser.on('error', () => this.#refuse('The form is broken, or ended before its file did.'));
    finished(incoming, { writable: false }).catch((error) => parser.destroy(error));
    incoming.once('end', () => parser.write(nothing, () => this.#breakOffUnended()));
    incoming.pipe(parser);
    await finished(parser).catch(() => this.#refuse('The form broke off.'));
    return await this.#conclude();
  }

  #watchEnd(stream: Readable): void {
    const push = stream.push.bind(stream);
    this.#unended.add(stream);
    stream.push = (chunk, encoding) => {
      if (chunk === null) this.#unended.delete(stream);
      return push(chunk, encoding);
    };
  }

  /** The parser waits for ever for a file that begins behind the end of its form. */
  #breakOffUnended(): void {
    if (this.#unended.size > 0) this.#parser.destroy(new Error('A file did not end.'));
  }

  #admit(name: string): void {
    if (this.#file) this.#refuse('The form may have one file only.');
    if (name !== 'file') this.#refuse('The file must be in the form under the name file.');
    const admitted = this.#uploads.admit(this.#fields);
    if (admitted instanceof Failure) this.#refused ??= admitted;
    else this.#policy ??= admitted;
  }

  async #receive(policy: UploadPolicy, stream: Readable): Promise<Received | undefined> {
    const received = await this.#uploads.receive(policy, stream, () => this.#parser.destroy());
    if (!(received instanceof Failure)) return received;
    this.#refused ??= received;
    if (stream.destroyed) this.#parser.destroy();
    else stream.resume();
  }

  async #conclude(): Promise<Failure | undefined> {
    const file = await this.#file;
    if (!this.#refused && file && this.#policy) return await this.#uploads.store(this.#policy, file);
    if (file) await this.#uploads.discard(file);
    if (this.#broken) throw this.#broken.reason;
    return this.#refused ?? refuse('The form has no file.');
  }

  /**
   * The parser waits for a file that nobody reads. Where the form was refused before, it is what was wrong; but a file
   * that the disk does not take breaks off its form, too.
   */
  #giveUp(reason: unknown): undefined {
    if (this.#refused && troubleOf(reason) === undefined) return;
    this.#broken = { reason };
    this.#parser.destroy();
  }

  #refuse(message: string): void {
    this.#refused ??= refuse(message);
  }
}

async function parserOf({ headers }: IncomingMessage): Promise<Busboy | undefined> {
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) return undefined;
  const { default: busboy } = await import('busboy');
  try {
    return busboy({
      headers,
      limits: {
        fieldNameSize: 100,
        fieldSize: 32 * 1024,
        fields: fieldNames.length + 8,
        files: 2,
        parts: fieldNames.length + 10,
      },
    });
  } catch {
    return undefined;
  }
}

/** Reads on to the end, so that the client gets to the answer. */
async function drain(incoming: IncomingMessage): Promise<void> {
  incoming.resume();
  await finished(incoming, { writable: false }).catch(() => {});
}
