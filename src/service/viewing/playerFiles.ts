import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type Bytes, KeptBytes } from './keptBytes.ts';

export interface PlayerFile {
  readonly type: string;
  readonly bytes: Bytes;
}

interface Listing {
  readonly version: string;
  readonly files: ReadonlyMap<string, string>;
}

const mostKeptBytes = 8 * 1024 * 1024;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** What the page loads beside itself: the built player, under a version so that it can be kept for ever. */
export class PlayerFiles {
  readonly #folder: string;
  readonly #kept = new KeptBytes(mostKeptBytes);
  #listing: Promise<Listing> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async version(): Promise<string> {
    return (await this.#listed()).version;
  }

  async has(name: string): Promise<boolean> {
    return (await this.#listed()).files.has(name);
  }

  /** Undefined: the player has no such file. */
  async read(name: string): Promise<PlayerFile | undefined> {
    const path = (await this.#listed()).files.get(name);
    const type = types[extname(name)];
    if (path === undefined || type === undefined) return undefined;
    return { type, bytes: await this.#kept.get(path, () => readFile(path)) };
  }

  #listed(): Promise<Listing> {
    this.#listing ??= list(this.#folder).catch((error: unknown) => {
      this.#listing = undefined;
      throw error;
    });
    return this.#listing;
  }
}

/** Sources that were never built have no player: all but viewing works. */
function none(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function list(folder: string): Promise<Listing> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(none);
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(join(folder, sep).length).replaceAll(sep, '/'), path]),
  );
  const hash = createHash('sha256');
  // Chunks and fonts are named for their content or never change; these two name them.
  for (const [name, path] of files) hash.update(name).update(name.includes('/') ? '' : await readFile(path));
  return { version: hash.digest('hex').slice(0, 16), files };
}
