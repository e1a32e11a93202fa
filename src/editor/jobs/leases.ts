import { utimesSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const leaseMilliseconds = 12_000;
/** Clocks and file systems do not agree to the millisecond. */
const inTheFuture = 1_000;
const free = new Date(0);

interface Lease {
  readonly number: number;
  readonly path: string;
}

/**
 * Which window watches which job: a file that its holder touches while it lives.
 * One window polls and notifies; when it is gone, another takes over.
 *
 * The files of a job are numbered, and the highest one counts. To take over is to create the next one, which the file
 * system lets one window do; no number is used twice, so that whoever comes late with old knowledge finds out.
 */
export class Leases {
  readonly #folder: string;
  readonly #window: string;
  readonly #now: () => number;
  readonly #held = new Map<string, Lease>();

  constructor(folder: string, window: string, now: () => number) {
    this.#folder = join(folder, 'watching');
    this.#window = window;
    this.#now = now;
  }

  #lease(job: string, number: number): Lease {
    return { number, path: join(this.#folder, `${job}.${number}`) };
  }

  async #numbers(job: string): Promise<number[]> {
    const names = await readdir(this.#folder);
    return names
      .filter((name) => name.startsWith(`${job}.`))
      .map((name) => Number(name.slice(job.length + 1)))
      .filter(Number.isSafeInteger)
      .sort((left, right) => right - left);
  }

  async take(job: string): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const [highest = 0] = await this.#numbers(job);
    if (highest > 0) {
      const current = this.#lease(job, highest);
      if (await this.#isValid(current)) return this.#held.get(job)?.number === highest;
    }
    return this.#create(job, this.#lease(job, highest + 1));
  }

  async #create(job: string, lease: Lease): Promise<boolean> {
    try {
      await writeFile(lease.path, this.#window, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
    const [highest, ...older] = await this.#numbers(job);
    if (highest !== lease.number) {
      await rm(lease.path, { force: true });
      return false;
    }
    await this.#touch(lease);
    this.#held.set(job, lease);
    for (const number of older) await rm(this.#lease(job, number).path, { force: true });
    return true;
  }

  /** A time in the future is no time at which anybody was alive: the clock was set back since. */
  async #isValid({ path }: Lease): Promise<boolean> {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    const age = this.#now() - mtimeMs;
    return age > -inTheFuture && age < leaseMilliseconds;
  }

  /** False when another window took the job over, as after this machine slept. */
  async renew(job: string): Promise<boolean> {
    const lease = this.#held.get(job);
    const [highest] = lease ? await this.#numbers(job) : [];
    if (!lease || highest !== lease.number || (await this.#holder(lease)) !== this.#window) {
      this.#held.delete(job);
      return false;
    }
    return this.#touch(lease);
  }

  async #touch({ path }: Lease): Promise<boolean> {
    const now = new Date(this.#now());
    return utimes(path, now, now).then(
      () => true,
      () => false,
    );
  }

  async #holder({ path }: Lease): Promise<string | undefined> {
    return readFile(path, 'utf8').catch(() => undefined);
  }

  /** For another window to take; or for nobody any more, when the job has ended. */
  async release(job: string, hasEnded = false): Promise<void> {
    const lease = this.#held.get(job);
    if (!this.#held.delete(job) || !lease) return;
    if (hasEnded) await rm(lease.path, { force: true });
    else await utimes(lease.path, free, free).catch(() => undefined);
  }

  /** At once, since a closing window has no time to wait. */
  dispose(): void {
    for (const { path } of this.#held.values()) {
      try {
        utimesSync(path, free, free);
      } catch {
        // Gone already: another window's now.
      }
    }
    this.#held.clear();
  }
}
