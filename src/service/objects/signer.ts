import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFullDisk } from '../store/folderTrouble.ts';
import { alone } from '../store/lostDatabase.ts';
import { reachDisk } from '../store/reachDisk.ts';

export type SignedKind = 'upload' | 'download' | 'view';

/** What this service signed and nobody else can have. */
export class Signer {
  readonly #secrets: () => readonly Buffer[];

  /** The first signs; what any of them signed is genuine. */
  constructor(secrets: () => readonly Buffer[]) {
    this.#secrets = secrets;
  }

  sign(kind: SignedKind, text: string): string {
    return signed(this.#secrets()[0]!, kind, text);
  }

  isGenuine(kind: SignedKind, text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    return this.#secrets().some((secret) => {
      const expected = Buffer.from(signed(secret, kind, text));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }
}

const signed = (secret: Buffer, kind: SignedKind, text: string): string =>
  createHmac('sha256', secret).update(`${kind}\n${text}`).digest('base64url');

const secretBytes = 32;

export interface Secret {
  readonly secret: Buffer;
  /** There was a file that could not have kept anybody from signing. */
  readonly wasReplaced: boolean;
}

/** The data folder's secret, made once however many processes start on it together. */
export async function readSecret(dataFolder: string): Promise<Secret> {
  const file = join(dataFolder, 'signing.key');
  const existing = await readIfPresent(file);
  if (existing !== undefined && isGood(existing)) return { secret: existing, wasReplaced: false };
  try {
    return await makeSecret(dataFolder, file);
  } catch (error) {
    // For this process alone: nothing can be uploaded that it would have to sign for longer.
    if (await isFullDisk(error, dataFolder)) return { secret: randomBytes(secretBytes), wasReplaced: false };
    throw error;
  }
}

async function makeSecret(dataFolder: string, file: string): Promise<Secret> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  return alone(dataFolder, async () => {
    const present = await readIfPresent(file);
    if (present !== undefined && isGood(present)) return { secret: present, wasReplaced: false };
    const secret = randomBytes(secretBytes);
    await writeWhole(file, secret.toString('base64url'));
    return { secret, wasReplaced: present !== undefined };
  });
}

const isGood = (secret: Buffer) => secret.length >= secretBytes;

async function writeWhole(file: string, text: string): Promise<void> {
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(own, text, { mode: 0o600, flush: true });
    await rename(own, file);
    await reachDisk(dirname(file));
  } finally {
    await rm(own, { force: true });
  }
}

async function readIfPresent(file: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
