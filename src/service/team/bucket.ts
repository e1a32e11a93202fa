import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectFolder } from '../objects/objectFolder.ts';
import { type LocalFiles, type Objects, type OpenedObject, stepsOf } from '../objects/objects.ts';
import { troubleOf } from '../store/storeTrouble.ts';

/** The storage cannot be reached, or cannot answer. */
class StorageAway extends Error {
  readonly code = 'STORAGE_AWAY';
}

/** Undefined: there is no such object. */
async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    // It may be the disk of this machine that takes no more of what the storage gives.
    if (troubleOf(error) !== undefined) throw error;
    const { message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
    const status = $metadata?.httpStatusCode;
    if (status === 404) return undefined;
    if (status !== undefined && status < 500) throw error;
    throw new StorageAway(message, { cause: error });
  }
}

export const broughtFolder = 'brought';

/** Objects in an S3-compatible storage. */
export class BucketObjects implements Objects {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #scratch: Pick<ObjectFolder, 'filePath' | 'makeRoom' | 'removeFolder'>;

  constructor(
    client: S3Client,
    bucket: string,
    scratch: Pick<ObjectFolder, 'filePath' | 'makeRoom' | 'removeFolder'>,
  ) {
    this.#client = client;
    this.#bucket = bucket;
    this.#scratch = scratch;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await unlessMissing(this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: bytes })));
  }

  async take(key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const put = new PutObjectCommand({ ...this.#at(key), Body: createReadStream(path), ContentLength: size });
    await unlessMissing(this.#client.send(put));
    await rm(path, { force: true });
  }

  async size(key: string): Promise<number | undefined> {
    return (await this.about(key))?.bytes;
  }

  /** With what was said of it when it was put there. */
  async about(key: string): Promise<{ bytes: number; about: string | undefined } | undefined> {
    const head = await unlessMissing(this.#client.send(new HeadObjectCommand(this.#at(key))));
    return head && { bytes: head.ContentLength ?? 0, about: head.Metadata?.about };
  }

  async open(key: string): Promise<OpenedObject | undefined> {
    const got = await unlessMissing(this.#client.send(new GetObjectCommand(this.#at(key))));
    if (got?.Body === undefined) return undefined;
    const body = got.Body.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>>;
    return { bytes: got.ContentLength ?? 0, body };
  }

  /** Those that are there. */
  async bring(keys: readonly string[]): Promise<LocalFiles> {
    const folder = `${broughtFolder}/${randomBytes(16).toString('hex')}`;
    const path = (key: string) => this.#scratch.filePath(`${folder}/${stepsOf(key).join('_')}`);
    const discard = () => this.#scratch.removeFolder(folder);
    try {
      const [first] = keys;
      if (first !== undefined) await this.#scratch.makeRoom(path(first));
      for (const key of new Set(keys)) await this.#download(key, path(key));
    } catch (error) {
      await discard();
      throw error;
    }
    return { path, discard };
  }

  async removeFolder(key: string): Promise<void> {
    const found = await this.#below(key);
    await this.#delete(found.map(({ path }) => `${key}/${path}`));
  }

  async list(folder: string): Promise<{ name: string; changed: number }[]> {
    const changes = new Map<string, number>();
    for (const { path, changed } of await this.#below(folder)) {
      const name = path.split('/')[0]!;
      changes.set(name, Math.max(changed, changes.get(name) ?? 0));
    }
    return [...changes].map(([name, changed]) => ({ name, changed }));
  }

  async deleteOlderThan(time: number, folder: string, inUse: (name: string) => boolean): Promise<void> {
    const found = await this.#below(folder);
    const old = found.filter(({ path, changed }) => changed < time && !inUse(path));
    await this.#delete(old.map(({ path }) => `${folder}/${path}`));
  }

  /** Whether it answers, and lets us in. */
  async check(): Promise<void> {
    const found = await unlessMissing(this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket })));
    if (found === undefined) throw new Error(`There is no bucket ${this.#bucket}.`);
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: stepsOf(key).join('/') };
  }

  async #download(key: string, path: string): Promise<void> {
    const got = await unlessMissing(this.#client.send(new GetObjectCommand(this.#at(key))));
    if (got?.Body === undefined) return;
    await unlessMissing(pipeline(got.Body as Readable, createWriteStream(path, { mode: 0o600 })));
  }

  async #below(folder: string): Promise<{ path: string; changed: number }[]> {
    const Prefix = `${stepsOf(folder).join('/')}/`;
    const found: { path: string; changed: number }[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await unlessMissing(
        this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix, ContinuationToken })),
      );
      for (const { Key = '', LastModified } of page?.Contents ?? [])
        found.push({ path: Key.slice(Prefix.length), changed: LastModified?.getTime() ?? 0 });
      ContinuationToken = page?.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return found;
  }

  async #delete(keys: readonly string[]): Promise<void> {
    for (const Key of keys)
      await unlessMissing(this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key })));
  }
}
