import { sql } from 'kysely';
import { type AuditEntry, note } from '../audit/auditLog.ts';
import { databaseOf } from '../store/database.ts';
import { onReserve } from '../store/onReserve.ts';
import type { Store } from '../store/store.ts';
import type { PictureRow, PresentationRow } from '../store/tables.ts';
import type { PageHead } from '../viewing/pages.ts';

/** Up to which row a list has come. */
export interface ListPlace {
  readonly createdAt: string;
  readonly id: string;
}

/** Who does something to a presentation, and when. */
export type Doing = Pick<AuditEntry, 'at' | 'actor'>;

export type ListedRow = Omit<PresentationRow, 'deck' | 'deckFile'>;

const listed = [
  'id',
  'workspaceId',
  'token',
  'title',
  'changedBy',
  'jobId',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const;

/** What is in the bin is found only by those who ask for the bin. */
export class PresentationStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async insert(row: PresentationRow): Promise<void> {
    await this.#store.insertInto('presentations').values(row).execute();
  }

  find(id: string): Promise<PresentationRow | undefined> {
    return this.#findBy('id', id);
  }

  ofJob(jobId: string): Promise<PresentationRow | undefined> {
    return this.#findBy('jobId', jobId);
  }

  /** By the index that holds all of it: SQLite would take the unique one, and read past a large deck. */
  async headOf(token: string): Promise<PageHead | undefined> {
    const heads = databaseOf(this.#store).byIndex('presentations', 'presentationHeads');
    const { rows } = await sql<PageHead>`
      select id, token, ${sql.ref('updatedAt')} from ${heads}
      where token = ${token} and ${sql.ref('deletedAt')} is null`.execute(this.#store);
    return rows[0];
  }

  /** In the bin or not. */
  findAnywhere(id: string): Promise<ListedRow | undefined> {
    return this.#store.selectFrom('presentations').select(listed).where('id', '=', id).executeTakeFirst();
  }

  /** In the bin or not; it stands before the deck, which may be large and is not read. */
  async workspaceOf(id: string): Promise<string | undefined> {
    const row = await this.#store
      .selectFrom('presentations')
      .select('workspaceId')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.workspaceId;
  }

  /** Newest first. */
  list(
    workspaceId: string,
    { inBin, after, limit }: { inBin: boolean; after?: ListPlace; limit: number },
  ): Promise<ListedRow[]> {
    return this.#store
      .selectFrom('presentations')
      .select(listed)
      .where('workspaceId', '=', workspaceId)
      .where('deletedAt', inBin ? 'is not' : 'is', null)
      .$if(after !== undefined, (query) =>
        query.where((is) =>
          is.or([
            is('createdAt', '<', after!.createdAt),
            is.and([is('createdAt', '=', after!.createdAt), is('id', '<', after!.id)]),
          ]),
        ),
      )
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async rename({ id, title, changedBy, updatedAt }: PresentationRow): Promise<void> {
    await this.#change(id, { title, changedBy, updatedAt });
  }

  /** False, as with the next two: somebody did it, or deleted it, first. */
  putIntoBin(row: ListedRow, { at, actor }: Doing): Promise<boolean> {
    const entry = { at, actor, act: 'presentation put into the bin' } as const;
    return onReserve(this.#store, () => this.#changeNoted(row, 'is', { deletedAt: at }, entry));
  }

  takeOutOfBin(row: ListedRow, doing: Doing): Promise<boolean> {
    return this.#changeNoted(row, 'is not', { deletedAt: null }, { ...doing, act: 'presentation restored' });
  }

  /** Raises `updatedAt` too: what was drawn under the old token is not shown again. */
  changeToken(row: ListedRow, token: string, { at, actor }: Doing): Promise<boolean> {
    const entry = { at, actor, act: 'link replaced' } as const;
    return onReserve(this.#store, () => this.#changeNoted(row, 'is', { token, updatedAt: at }, entry));
  }

  picture(token: string, assetId: string): Promise<PictureRow | undefined> {
    return this.#store
      .selectFrom('pictures')
      .innerJoin('presentations', 'presentations.id', 'pictures.presentationId')
      .selectAll('pictures')
      .where('presentations.token', '=', token)
      .where('presentations.deletedAt', 'is', null)
      .where('pictures.assetId', '=', assetId)
      .executeTakeFirst();
  }

  picturesOf(presentationId: string): Promise<Pick<PictureRow, 'assetId' | 'key' | 'bytes'>[]> {
    return this.#store
      .selectFrom('pictures')
      .select(['assetId', 'key', 'bytes'])
      .where('presentationId', '=', presentationId)
      .execute();
  }

  async #change(id: string, changes: Partial<ListedRow>): Promise<void> {
    await this.#store.updateTable('presentations').set(changes).where('id', '=', id).execute();
  }

  /** `is`: only what is not in the bin; `is not`: only what is. */
  #changeNoted(
    { id, workspaceId }: ListedRow,
    notInBin: 'is' | 'is not',
    changes: Partial<ListedRow>,
    entry: Doing & Pick<AuditEntry, 'act'>,
  ): Promise<boolean> {
    return this.#store.transaction().execute(async (rows) => {
      const { numUpdatedRows } = await rows
        .updateTable('presentations')
        .set(changes)
        .where('id', '=', id)
        .where('deletedAt', notInBin, null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await note(rows, { ...entry, workspaceId, subject: id });
      return true;
    });
  }

  #findBy(column: 'id' | 'jobId', value: string): Promise<PresentationRow | undefined> {
    return this.#store
      .selectFrom('presentations')
      .selectAll()
      .where(column, '=', value)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
  }
}
