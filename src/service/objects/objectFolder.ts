import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { YoungGarbage } from './youngGarbage.ts';

export interface ReceivedFile {
  readonly bytes: number;
  /** Puts the file in its place, all of it at once. */
  keep(key: string): Promise<void>;
  discard(): Promise<void>;
}

/** Where files are until they are whole. */
export const partialFolder = 'partial';

const step = /^[A-Za-z0-9_-]{1,250}$/;

/** Files in a folder by key: one or more plain names joined by slashes. */
export class ObjectFolder {
  readonly #root: string;
  readonly #garbage = new YoungGarbage();

  constructor(root: string) {
    this.#root = root;
  }

  filePath(key: string): string {
    const steps = key.split('/');
    if (!steps.every((name) => step.test(name))) throw new Error(`Not an object key: ${key}`);
    return join(this.#root, ...steps);
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const partial = await this.#newPartial();
    await writeFile(partial, bytes, { mode: 0o600, flush: true });
    await this.#keep(partial, key);
  }

  async size(key: string): Promise<number | undefined> {
    try {
      return (await stat(this.filePath(key))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /**
   * Streams to disk and counts, writing no more than `most` bytes; the rest is read and dropped, so that the
   * sender comes to its end. What arrived is deleted where the stream breaks off.
   */
  async receive(stream: Readable, most: number): Promise<ReceivedFile> {
    const partial = await this.#newPartial();
    const discard = () => rm(partial, { force: true });
    const garbage = this.#garbage;
    let bytes = 0;
    const upToMost = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        garbage.leave(chunk.length);
        if (bytes > most) done();
        else done(null, chunk);
      },
    });
    try {
      await pipeline(stream, upToMost, createWriteStream(partial, { mode: 0o600, flush: true }));
    } catch (error) {
      await discard();
      throw error;
    }
    return { bytes, keep: (key) => this.#keep(partial, key), discard };
  }

  async removeFolder(key: string): Promise<void> {
    await rm(this.filePath(key), { recursive: true, force: true });
  }

  /** Deletes the folder's files that were last written before the time, but for those in use. */
  async deleteOlderThan(time: number, folder: string, inUse: (name: string) => boolean): Promise<void> {
    for (const name of await this.#namesIn(folder)) {
      const path = join(this.filePath(folder), name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: time }));
      if (mtimeMs < time && !inUse(name)) await rm(path, { force: true });
    }
  }

  async #namesIn(folder: string): Promise<string[]> {
    try {
      return await readdir(this.filePath(folder));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  async #newPartial(): Promise<string> {
    const partial = this.filePath(`${partialFolder}/${randomBytes(16).toString('hex')}`);
    await mkdir(dirname(partial), { recursive: true, mode: 0o700 });
    return partial;
  }

  async #keep(partial: string, key: string): Promise<void> {
    const path = this.filePath(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(partial, path);
  }
}
