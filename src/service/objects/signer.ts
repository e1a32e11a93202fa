import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** The data folder's secret, made once however many processes start on it together. */
export async function readSecret(dataFolder: string): Promise<Buffer> {
  const file = join(dataFolder, 'signing.key');
  const existing = await readIfPresent(file);
  if (existing) return existing;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    await link(own, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(own, { force: true });
  }
  return decode(await readFile(file, 'utf8'));
}

async function readIfPresent(file: string): Promise<Buffer | undefined> {
  try {
    return decode(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const decode = (text: string) => Buffer.from(text.trim(), 'base64url');
