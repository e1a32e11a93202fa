import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface KnownAddresses {
  remember(address: string): Promise<void>;
  wereEver(address: string): Promise<boolean>;
}

/**
 * Under which addresses this data folder's links were given out. A link stays good when the service
 * comes back on another port or under another public URL, and is refused under a host it never had.
 */
export class ServiceAddresses implements KnownAddresses {
  readonly #file: string;
  #known: ReadonlySet<string> = new Set();

  constructor(dataFolder: string) {
    this.#file = join(dataFolder, 'addresses');
  }

  async remember(address: string): Promise<void> {
    if (isLoopback(address) || (await this.#has(address))) return;
    await mkdir(join(this.#file, '..'), { recursive: true, mode: 0o700 });
    await appendFile(this.#file, `${address}\n`, { mode: 0o600, flush: true });
  }

  async wereEver(address: string): Promise<boolean> {
    return isLoopback(address) || this.#has(address);
  }

  async #has(address: string): Promise<boolean> {
    if (!this.#known.has(address)) this.#known = await this.#read();
    return this.#known.has(address);
  }

  async #read(): Promise<ReadonlySet<string>> {
    try {
      return new Set((await readFile(this.#file, 'utf8')).split('\n').filter(Boolean));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
      throw error;
    }
  }
}

/** This machine under any port: each start may get another one. */
export function isLoopback(address: string): boolean {
  const { protocol, hostname, pathname } = new URL(address);
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    pathname === '/' &&
    (hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname))
  );
}
