import { open } from 'node:fs/promises';
import { fileIdentity, type StoreTrouble } from './storeTrouble.ts';

/** What a journal of rows begins with, whichever end its numbers begin at. */
const signs: readonly number[] = [0x377f0682, 0x377f0683];
const headBytes = 32;

const isJournal = (head: Buffer): boolean => head.length >= 4 && signs.includes(head.readUInt32BE(0));

/** The first bytes of a file, of which each journal has its own; none where there is none. */
const headOf = async (path: string): Promise<Buffer> => {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return Buffer.alloc(0);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

type Loss = Extract<StoreTrouble, 'missing' | 'emptied' | 'damaged'>;

/**
 * A database's file and its journal, as they are seen from outside: neither is another one as long as it is open, and
 * neither gets shorter, but for a journal that was brought into its file.
 */
export class DatabaseFiles {
  readonly #path: string;
  readonly #writeRow: () => Promise<unknown>;
  readonly #opened: string | undefined;
  #bytes: number;
  /** It is there from the first row on. */
  #journal: string | undefined;
  #seen: { readonly head: Buffer; readonly bytes: number } | undefined;
  /** It does not heal. */
  #lost: Loss | undefined;
  #looking: Promise<unknown> = Promise.resolve();
  #next: Promise<Loss | undefined> | undefined;

  private constructor(
    path: string,
    writeRow: () => Promise<unknown>,
    opened: string | undefined,
    bytes: number,
  ) {
    this.#path = path;
    this.#writeRow = writeRow;
    this.#opened = opened;
    this.#bytes = bytes;
  }

  /** To be called while the database is open. */
  static async of(path: string, writeRow: () => Promise<unknown>): Promise<DatabaseFiles> {
    const file = await fileIdentity(path);
    return new DatabaseFiles(path, writeRow, file?.id, file?.bytes ?? 0);
  }

  /** What takes everything along that is written now. One look after the other, and one for all who wait for the next. */
  look(): Promise<Loss | undefined> {
    this.#next ??= this.#looking.then(() => {
      this.#next = undefined;
      const look = this.#look();
      this.#looking = look.catch(() => undefined);
      return look;
    });
    return this.#next;
  }

  async #look(): Promise<Loss | undefined> {
    const file = await fileIdentity(this.#path);
    if (file === undefined || file.id !== this.#opened) return 'missing';
    const journal = await fileIdentity(`${this.#path}-wal`);
    this.#journal ??= journal?.id;
    if (journal?.id !== this.#journal) return 'missing';
    if (file.bytes === 0) return 'emptied';
    if (file.bytes < this.#bytes) this.#lost = 'damaged';
    this.#bytes = Math.max(this.#bytes, file.bytes);
    if (journal) this.#lost ??= await this.#lostIn(journal.bytes);
    return this.#lost;
  }

  async #lostIn(bytes: number): Promise<Loss | undefined> {
    if (bytes === 0) {
      if (!this.#seen) return undefined;
      // Whoever brings its rows into the file leaves it so: what is written next begins anew then, and else where it was.
      await this.#writeRow().catch(() => undefined);
    }
    const head = await headOf(`${this.#path}-wal`);
    if (head.length === 0) return undefined;
    if (!isJournal(head)) return 'emptied';
    if (this.#seen?.head.equals(head) && bytes < this.#seen.bytes) return 'damaged';
    this.#seen = { head, bytes };
    return undefined;
  }
}
