import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { alone } from '../store/lostDatabase.ts';
import { reachDisk } from '../store/reachDisk.ts';

export type SignedKind = 'upload' | 'download';

/** What this service signed and nobody else can have. */
export class Signer {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  sign(kind: SignedKind, text: string): string {
    return createHmac('sha256', this.#secret).update(`${kind}\n${text}`).digest('base64url');
  }

  isGenuine(kind: SignedKind, text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(kind, text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}

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
