import { randomFillSync } from 'node:crypto';
import type { Stats, StatsFs } from 'node:fs';
import { type FileHandle, lstat, open, statfs, truncate, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isFullDisk } from './folderTrouble.ts';
import { troubleOf } from './storeTrouble.ts';

/** Room on the disk that only what makes room, or ends a right, may use. */
export interface Reserve {
  /** Throws, as a write to a full disk does, while there is no such room: for what fills the disk, before it begins. */
  demand(): Promise<void>;
  /** Makes it, or makes it whole, if there is enough beside it. */
  make(): Promise<void>;
  /** Does what meets a full disk once more in that room; `settle` is to leave as much of it as can be left. */
  drawOn<Done>(act: () => Promise<Done>, settle?: () => Promise<unknown>): Promise<Done>;
}

/** Where rows are on servers. */
export const unlimited: Reserve = {
  demand: async () => undefined,
  make: async () => undefined,
  drawOn: (act) => act(),
};

export const reserveName = 'reserve';

/** What overwrites the largest deck that may be deleted, in the journal of the database. */
const usualBytes = 16 * 1024 * 1024;
const shareOfDisk = 1 / 8;
/** Less of it does not count as one. */
const shareToStand = 1 / 2;
/** So long nobody else makes one of what somebody has given free to use it. */
const drawnMs = 30_000;
const attempts = 2;
const pieceBytes = 256 * 1024;

type Disk = Pick<StatsFs, 'bsize' | 'blocks' | 'bavail'>;

interface Sizes {
  readonly whole: number;
  readonly least: number;
}

interface DiskSizes extends Sizes {
  readonly free: number;
}

/**
 * A file of a data folder that takes this room. Empty, it is in use: whoever met a full disk has given its room free,
 * so that other processes, which look at the file as well, leave it. Nobody waits for a process that was killed.
 */
export class ReserveFile implements Reserve {
  readonly #folder: string;
  readonly #path: string;
  readonly #diskOf: (path: string) => Promise<Disk>;
  readonly #isOurs: () => Promise<boolean>;
  /** The disk is not measured anew for each piece of a file. */
  #known: Sizes | undefined;
  #drawing = 0;
  /** Where it could not be made though the system spoke of room: of a quota, say, it does not speak. */
  #notBefore = 0;
  #making: Promise<boolean> | undefined;

  /** `isOurs`: whether the folder is still the one that it is for; another may have come in its place. */
  constructor(
    folder: string,
    diskOf: (path: string) => Promise<Disk> = statfs,
    isOurs: () => Promise<boolean> = async () => true,
  ) {
    this.#folder = folder;
    this.#diskOf = diskOf;
    this.#isOurs = isOurs;
    this.#path = join(folder, reserveName);
  }

  async demand(): Promise<void> {
    if (await this.#has('least')) return;
    throw Object.assign(new Error('Only the room is left that deleting needs.'), { code: 'ENOSPC' });
  }

  async make(): Promise<void> {
    await this.#has('whole');
  }

  async drawOn<Done>(act: () => Promise<Done>, settle?: () => Promise<unknown>): Promise<Done> {
    try {
      return await act();
    } catch (error) {
      if (!(await isFullDisk(error, this.#folder))) throw error;
    }
    this.#drawing += 1;
    try {
      return await this.#tryAgain(act);
    } finally {
      this.#drawing -= 1;
      if (this.#drawing === 0) await this.#giveBack(settle);
    }
  }

  /** Another process may have made it of the room that was just given free. */
  async #tryAgain<Done>(act: () => Promise<Done>): Promise<Done> {
    for (let left = attempts; ; left -= 1) {
      await this.#release();
      try {
        return await act();
      } catch (error) {
        if (left === 1 || !(await isFullDisk(error, this.#folder))) throw error;
      }
    }
  }

  /** A link that somebody put there leads to what is no part of it, and who opens a pipe waits for ever. */
  async #found(): Promise<Stats | undefined> {
    const found = await lstat(this.#path).catch(() => undefined);
    if (!found || found.isFile() || found.isDirectory()) return found;
    await unlink(this.#path);
    return undefined;
  }

  async #release(): Promise<void> {
    if (!(await this.#found().catch(() => undefined))) return;
    const now = new Date();
    await truncate(this.#path, 0)
      .then(() => utimes(this.#path, now, now))
      .catch(() => undefined);
  }

  async #giveBack(settle: (() => Promise<unknown>) | undefined): Promise<void> {
    try {
      await settle?.();
      if ((await this.#found())?.size === 0) await this.#fill(await this.#sizes());
    } catch {
      // Whoever needs it makes it later.
    }
  }

  /** True also where nobody can tell: what is wrong there is said by what is written. */
  async #has(size: keyof Sizes): Promise<boolean> {
    try {
      const found = await this.#found();
      if (this.#known && found && found.size >= this.#known[size]) return true;
      const sizes = await this.#sizes();
      if (found && found.size >= sizes[size]) return true;
      const room = roomFor(found, sizes);
      if (room === undefined || this.#drawing > 0 || performance.now() < this.#notBefore) return false;
      this.#making ??= this.#fill({ ...sizes, whole: room }).finally(() => {
        this.#making = undefined;
      });
      // Nobody waits for it on a disk that has room for two.
      if (size === 'least' && sizes.free >= 2 * sizes.whole) {
        this.#making.catch(() => undefined);
        return true;
      }
      return await this.#making;
    } catch {
      return true;
    }
  }

  async #sizes(): Promise<DiskSizes> {
    const { bsize, blocks, bavail } = await this.#diskOf(this.#folder);
    const whole = Math.min(usualBytes, Math.floor(bsize * blocks * shareOfDisk));
    this.#known = { whole, least: Math.floor(whole * shareToStand) };
    return { ...this.#known, free: bsize * bavail };
  }

  /** As much of it as there is room for. */
  async #fill({ whole, least }: Sizes): Promise<boolean> {
    if (!(await this.#isOurs())) return true;
    const file = await open(this.#path, 'a', 0o600);
    try {
      const reached = await grow(file, whole);
      if (reached >= least) return true;
      await file.truncate(0);
      this.#notBefore = performance.now() + drawnMs;
      return false;
    } finally {
      await file.close();
    }
  }
}

/** How large it may become beside what others need; undefined: it stays as it is. */
function roomFor(found: Stats | undefined, { whole, least, free }: DiskSizes): number | undefined {
  if (free >= 2 * whole) return whole;
  if (found === undefined) return free >= 2 * least ? Math.floor(free / 2) : undefined;
  const isGivenUp = found.size < least && Math.abs(Date.now() - found.mtimeMs) > drawnMs;
  return isGivenUp && free >= least ? whole : undefined;
}

/** Always at its end: several who do this at once do it together, and see it shrink where somebody else needs the room. */
async function grow(file: FileHandle, whole: number): Promise<number> {
  // Nothing that a file system could keep in less room.
  const filling = randomFillSync(Buffer.alloc(pieceBytes));
  for (let before = -1; ; ) {
    const { size } = await file.stat();
    if (size <= before || size >= whole) return size;
    before = size;
    try {
      await file.write(filling, 0, Math.min(filling.length, whole - size));
    } catch (error) {
      if (troubleOf(error) !== 'full') throw error;
      return (await file.stat()).size;
    }
  }
}
