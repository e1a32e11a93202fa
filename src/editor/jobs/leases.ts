import { readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const leaseMilliseconds = 12_000;

/**
 * Which window watches which job: a file that its holder touches while it lives.
 * One window polls and notifies; when it is gone, another takes over.
 */
export class Leases {
  readonly #folder: string;
  readonly #window: string;
  readonly #now: () => number;
  readonly #held = new Set<string>();

  constructor(folder: string, window: string, now: () => number) {
    this.#folder = join(folder, 'watching');
    this.#window = window;
    this.#now = now;
  }

  #path(job: string): string {
    return join(this.#folder, job);
  }

  async take(job: string): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true });
    if (await this.#isFresh(job)) return this.#held.has(job);
    await rm(this.#path(job), { force: true });
    try {
      await writeFile(this.#path(job), this.#window, { flag: 'wx' });
      this.#held.add(job);
      return true;
    } catch {
      return false;
    }
  }

  async #isFresh(job: string): Promise<boolean> {
    const { mtimeMs } = await stat(this.#path(job)).catch(() => ({ mtimeMs: 0 }));
    return this.#now() - mtimeMs < leaseMilliseconds;
  }

  /** False when another window took the job over, as after this machine slept. */
  async renew(job: string): Promise<boolean> {
    const holder = await readFile(this.#path(job), 'utf8').catch(() => undefined);
    if (holder !== this.#window) {
      this.#held.delete(job);
      return false;
    }
    const now = new Date(this.#now());
    await utimes(this.#path(job), now, now);
    return true;
  }

  async release(job: string): Promise<void> {
    if (!this.#held.delete(job)) return;
    await rm(this.#path(job), { force: true });
  }

  /** At once, since a closing window has no time to wait. */
  dispose(): void {
    for (const job of this.#held) {
      try {
        if (readFileSync(this.#path(job), 'utf8') === this.#window) rmSync(this.#path(job), { force: true });
      } catch {
        // Gone already: another window's now.
      }
    }
    this.#held.clear();
  }
}
