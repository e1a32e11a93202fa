import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { constants, copyFile, link, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Content } from '../../deck/content.ts';
import { fileBody } from '../http/pulledBody.ts';
import { makeFolder, reachDisk } from '../store/reachDisk.ts';
import type { Reserve } from '../store/reserve.ts';
import { isStep, type LocalFiles, type Objects, type OpenedObject, stepsOf } from './objects.ts';
import { YoungGarbage } from './youngGarbage.ts';

export interface ReceivedFile {
  readonly bytes: number;
  /** Puts the file in its place, all of it at once; `false`: there is one already, which stays, and this one is gone. */
  keepOnce(key: string): Promise<boolean>;
  discard(): Promise<void>;
}

/** Where files are until they are whole. */
export const partialFolder = 'partial';
/** Where files made of presentations are while they are sent. */
export const exportsFolder = 'exports';

/** Objects in a folder of this machine. */
export class ObjectFolder implements Objects {
  readonly root: string;
  readonly #garbage = new YoungGarbage();

  readonly #reserve: Pick<Reserve, 'demand'> | undefined;

  constructor(root: string, reserve?: Pick<Reserve, 'demand'>) {
    this.root = root;
    this.#reserve = reserve;
  }

  filePath(key: string): string {
    return join(this.root, ...stepsOf(key));
  }

  /**
   * Makes the folders of a file below that of the data. Of one that was moved away no other is made in its place: it
   * could not be moved back.
   */
  async makeRoom(path: string): Promise<void> {
    const data = dirname(this.root);
    await stat(data).catch(() => {
      throw Object.assign(new Error(`${data} is not there.`), { code: 'STORAGE_AWAY' });
    });
    await makeFolder(dirname(path));
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#write(key, (partial) => writeFile(partial, bytes, { mode: 0o600, flush: true }));
  }

  /** A copy of its own: what it is a copy of may go. */
  async keep(key: string, content: Content): Promise<void> {
    if ('bytes' in content) return this.put(key, content.bytes);
    await this.#write(key, (partial) =>
      pipeline(createReadStream(content.path), createWriteStream(partial, { mode: 0o600, flush: true })),
    );
  }

  async take(key: string, path: string): Promise<void> {
    if (path !== this.filePath(key)) await this.#keep(path, key);
  }

  async size(key: string): Promise<number | undefined> {
    try {
      const path = this.filePath(key);
      return (await this.#isOwn(path)) ? (await stat(path)).size : undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async open(key: string): Promise<OpenedObject | undefined> {
    const bytes = await this.size(key);
    return bytes === undefined ? undefined : { bytes, body: fileBody(this.filePath(key)) };
  }

  /** They are where they are. */
  async bring(): Promise<LocalFiles> {
    return { path: (key) => this.filePath(key), discard: async () => undefined };
  }

  /**
   * Streams to disk and counts, writing no more than `most` bytes; the rest is read and dropped, so that the
   * sender comes to its end. What arrived is deleted where the stream breaks off, and where the room is given free
   * meanwhile that is kept for making room.
   */
  async receive(stream: Readable, most: number): Promise<ReceivedFile> {
    const partial = await this.#newPartial();
    const discard = () => rm(partial, { force: true });
    const garbage = this.#garbage;
    const reserve = this.#reserve;
    let bytes = 0;
    const upToMost = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        garbage.leave(chunk.length);
        if (bytes > most) done();
        else if (reserve) reserve.demand().then(() => done(null, chunk), done);
        else done(null, chunk);
      },
    });
    try {
      await pipeline(stream, upToMost, createWriteStream(partial, { mode: 0o600, flush: true }));
    } catch (error) {
      await discard();
      throw error;
    }
    return { bytes, keepOnce: (key) => this.#keepOnce(partial, key), discard };
  }

  async removeFolder(key: string): Promise<void> {
    const path = this.filePath(key);
    if (await this.#isOwn(dirname(path))) await rm(path, { recursive: true, force: true });
  }

  async deleteOlderThan(time: number, folder: string, inUse: (name: string) => boolean): Promise<void> {
    for (const name of await this.#namesIn(folder)) {
      const path = join(this.filePath(folder), name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: time }));
      if (mtimeMs < time && !inUse(name)) await rm(path, { force: true });
    }
  }

  async list(folder: string): Promise<{ name: string; changed: number }[]> {
    const found = await Promise.all(
      (await this.#namesIn(folder)).map(async (name) => {
        const about = await stat(join(this.filePath(folder), name)).catch(() => undefined);
        return about && { name, changed: about.mtimeMs };
      }),
    );
    return found.filter((entry) => entry !== undefined);
  }

  /** Whether something is where its name says: what a link leads to is no part of the data, and nobody's to show or sweep. */
  async #isOwn(place: string): Promise<boolean> {
    const [root, real] = await Promise.all(
      [this.root, place].map((path) => realpath(path).catch(() => undefined)),
    );
    return root !== undefined && real === join(root, relative(this.root, place));
  }

  async #namesIn(folder: string): Promise<string[]> {
    if (!(await this.#isOwn(this.filePath(folder)))) return [];
    try {
      return (await readdir(this.filePath(folder))).filter(isStep);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  /** Nothing is left of what could not be written to its end. */
  async #write(key: string, write: (partial: string) => Promise<void>): Promise<void> {
    const partial = await this.#newPartial();
    try {
      await write(partial);
      await this.#keep(partial, key);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async #newPartial(): Promise<string> {
    await this.#reserve?.demand();
    const partial = this.filePath(`${partialFolder}/${randomBytes(16).toString('hex')}`);
    await this.makeRoom(partial);
    return partial;
  }

  async #keep(partial: string, key: string): Promise<void> {
    const path = this.filePath(key);
    await this.makeRoom(path);
    await rename(partial, path);
    await reachDisk(dirname(path));
  }

  async #keepOnce(partial: string, key: string): Promise<boolean> {
    const path = this.filePath(key);
    await this.makeRoom(path);
    try {
      await linkOrCopy(partial, path);
      await reachDisk(dirname(path));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(partial, { force: true });
    }
  }
}

/** Not every file system knows links. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}
