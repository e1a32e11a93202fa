import { join } from 'node:path';
import type { Log } from '../log.ts';
import { DatabaseFiles } from './databaseFiles.ts';
import { enterTables } from './enterTables.ts';
import { exactTrouble, writeProbe } from './folderTrouble.ts';
import { databaseName, suspectDamage } from './lostDatabase.ts';
import { makeFolders } from './makeFolders.ts';
import { type StoreTrouble, troubleEvents, troubleOf } from './storeTrouble.ts';

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
  readonly #files: DatabaseFiles;
  #told: StoreTrouble | undefined;
  /** It does not heal: whoever met it may have met it where nobody else looks. */
  #isDamaged = false;
  #checking: Promise<StoreTrouble | undefined> | undefined;

  private constructor(parts: StoreHealthParts, files: DatabaseFiles) {
    this.#parts = parts;
    this.#files = files;
  }

  /** To be called while the database is open. */
  static async of(parts: StoreHealthParts): Promise<StoreHealth> {
    const files = await DatabaseFiles.of(join(parts.dataFolder, databaseName), parts.writeRow);
    return new StoreHealth(parts, files);
  }

  /** A file that was removed takes what is written into it along, and one that is damaged is kept aside with it. */
  async lostDatabase(): Promise<StoreTrouble | undefined> {
    const lost = await this.#files.look();
    // What is brought from a journal that was cut or emptied into the file are no rows.
    if (lost !== undefined && lost !== 'missing') await this.#suspect();
    if (lost !== undefined) return this.#tell(lost);
    return this.#isDamaged ? this.#tell('damaged') : undefined;
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
      enterTables(join(dataFolder, databaseName));
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
