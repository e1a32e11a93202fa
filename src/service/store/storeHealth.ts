import { join } from 'node:path';
import type { Log } from '../log.ts';
import { enterTables } from './enterTables.ts';
import { exactTrouble, writeProbe } from './folderTrouble.ts';
import { beginsAsJournal } from './journal.ts';
import { databaseName, suspectDamage } from './lostDatabase.ts';
import { makeFolders } from './makeFolders.ts';
import { fileIdentity, type StoreTrouble, troubleEvents, troubleOf } from './storeTrouble.ts';

export interface StoreHealthParts {
  readonly dataFolder: string;
  /** Where files come first. */
  readonly filesFolder: string;
  /** Writes a row that is always there. */
  readonly writeRow: () => Promise<unknown>;
  readonly log: Log;
}

/** Whether what is acknowledged can be kept. */
export interface Health {
  /** What takes everything along that is written now. */
  lostDatabase(): Promise<StoreTrouble | undefined>;
  /** What an error means, if it is about where things are kept. */
  explain(error: unknown): Promise<StoreTrouble | undefined>;
  check(): Promise<StoreTrouble | undefined>;
}

/**
 * Of a data folder: found out by writing rows and files, by looking whether the database is still there, and by
 * reading a little of each of its tables.
 */
export class StoreHealth implements Health {
  readonly #parts: StoreHealthParts;
  readonly #path: string;
  readonly #opened: string | undefined;
  /** Of what is not yet in the file; it is there from the first row on. */
  #journal: string | undefined;
  /** Something was written into it since this began. */
  #isJournalWritten = false;
  #isEmptied = false;
  #writing: Promise<unknown> | undefined;
  #told: StoreTrouble | undefined;
  /** It does not heal: whoever met it may have met it where nobody else looks. */
  #isDamaged = false;
  #checking: Promise<StoreTrouble | undefined> | undefined;

  private constructor(parts: StoreHealthParts, opened: string | undefined) {
    this.#parts = parts;
    this.#path = join(parts.dataFolder, databaseName);
    this.#opened = opened;
  }

  /** To be called while the database is open. */
  static async of(parts: StoreHealthParts): Promise<StoreHealth> {
    const file = await fileIdentity(join(parts.dataFolder, databaseName));
    return new StoreHealth(parts, file?.id);
  }

  /** A file that was removed takes what is written into it along, and one that is damaged is kept aside with it. */
  async lostDatabase(): Promise<StoreTrouble | undefined> {
    const file = await fileIdentity(this.#path);
    if (file === undefined || file.id !== this.#opened) return this.#tell('missing');
    const journal = await fileIdentity(`${this.#path}-wal`);
    this.#journal ??= journal?.id;
    if (journal?.id !== this.#journal) return this.#tell('missing');
    if (file.bytes === 0 || (journal && (await this.#isJournalEmptied(journal.bytes))))
      return this.#tell('emptied');
    return this.#isDamaged ? this.#tell('damaged') : undefined;
  }

  /**
   * Whoever brings the journal's rows into the file makes it empty as well: what is written next tells which of them
   * it was, since only then it begins as a journal does. What was in it does not come back.
   */
  async #isJournalEmptied(bytes: number): Promise<boolean> {
    if (bytes > 0) this.#isJournalWritten = true;
    else if (this.#isJournalWritten && !this.#isEmptied) {
      this.#writing ??= this.#parts.writeRow().finally(() => {
        this.#writing = undefined;
      });
      await this.#writing.catch(() => undefined);
    } else return this.#isEmptied;
    if (!this.#isEmptied && !(await beginsAsJournal(`${this.#path}-wal`))) {
      this.#isEmptied = true;
      // What is brought from such a journal into the file are no rows.
      await suspectDamage(this.#parts.dataFolder).catch(() => undefined);
    }
    return this.#isEmptied;
  }

  async explain(error: unknown): Promise<StoreTrouble | undefined> {
    const said = troubleOf(error);
    const trouble = said && (await exactTrouble(said, this.#parts.dataFolder));
    if (trouble === undefined || trouble === 'full') return trouble;
    const lost = await this.lostDatabase().catch(() => undefined);
    if (trouble === 'damaged') await this.#suspect();
    return lost ?? trouble;
  }

  /** A clean end does not make a damaged file whole: whoever starts next looks into it. */
  async #suspect(): Promise<void> {
    if (this.#isDamaged) return;
    this.#isDamaged = true;
    await suspectDamage(this.#parts.dataFolder).catch(() => undefined);
  }

  /** Many who ask at once get one answer. */
  check(): Promise<StoreTrouble | undefined> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<StoreTrouble | undefined> {
    const { dataFolder, writeRow } = this.#parts;
    try {
      const lost = await this.lostDatabase();
      if (lost !== undefined) return lost;
      await writeProbe(dataFolder);
      await writeRow();
      const trouble = await this.#troubleWithFiles();
      if (trouble !== undefined) return trouble;
      enterTables(this.#path);
      this.#told = undefined;
      return undefined;
    } catch (error) {
      return this.#tell((await this.explain(error)) ?? 'failing', error);
    }
  }

  /** What is no fault of the disk is one of the storage: something else stands in its place, say. */
  async #troubleWithFiles(): Promise<StoreTrouble | undefined> {
    const { filesFolder } = this.#parts;
    try {
      await makeFolders(filesFolder);
      await writeProbe(filesFolder);
      return undefined;
    } catch (error) {
      return this.#tell(troubleOf(error) ?? 'storageAway', error);
    }
  }

  #tell(trouble: StoreTrouble, error?: unknown): StoreTrouble {
    if (this.#told !== trouble) {
      const reason = error instanceof Error ? error.message : undefined;
      this.#parts.log({ level: 'error', event: troubleEvents[trouble], ...(reason && { reason }) });
    }
    this.#told = trouble;
    return trouble;
  }
}
