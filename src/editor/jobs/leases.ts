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
    if (await this.#create(job)) return true;
    const holder = await this.#holder(job);
    if (await this.#isFresh(job)) return holder === this.#window && this.#held.has(job);
    // Somebody else may have taken it over meanwhile; then it is theirs.
    if ((await this.#holder(job)) !== holder) return false;
    await rm(this.#path(job), { force: true });
    return this.#create(job);
  }

  async #create(job: string): Promise<boolean> {
    try {
      await writeFile(this.#path(job), this.#window, { flag: 'wx' });
    } catch {
      return false;
    }
    this.#held.add(job);
    await this.#touch(job);
    return true;
  }

  async #touch(job: string): Promise<void> {
    const now = new Date(this.#now());
    await utimes(this.#path(job), now, now).catch(() => undefined);
  }

  async #holder(job: string): Promise<string | undefined> {
    return readFile(this.#path(job), 'utf8').catch(() => undefined);
  }

  async #isFresh(job: string): Promise<boolean> {
    const { mtimeMs } = await stat(this.#path(job)).catch(() => ({ mtimeMs: 0 }));
    return this.#now() - mtimeMs < leaseMilliseconds;
  }

  /** False when another window took the job over, as after this machine slept. */
  async renew(job: string): Promise<boolean> {
    if ((await this.#holder(job)) !== this.#window) {
      this.#held.delete(job);
      return false;
    }
    await this.#touch(job);
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
