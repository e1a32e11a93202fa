import type { Store } from '../store/store.ts';
import type { PictureRow, PresentationRow } from '../store/tables.ts';

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

  withToken(token: string): Promise<PresentationRow | undefined> {
    return this.#findBy('token', token);
  }

  async rename({ id, title, updatedAt }: PresentationRow): Promise<void> {
    await this.#store.updateTable('presentations').set({ title, updatedAt }).where('id', '=', id).execute();
  }

  picture(token: string, assetId: string): Promise<PictureRow | undefined> {
    return this.#store
      .selectFrom('pictures')
      .innerJoin('presentations', 'presentations.id', 'pictures.presentationId')
      .selectAll('pictures')
      .where('presentations.token', '=', token)
      .where('pictures.assetId', '=', assetId)
      .executeTakeFirst();
  }

  #findBy(column: 'id' | 'jobId' | 'token', value: string): Promise<PresentationRow | undefined> {
    return this.#store.selectFrom('presentations').selectAll().where(column, '=', value).executeTakeFirst();
  }
}
