import type { Store } from '../store/store.ts';
import type { DeckVersionRow, PresentationRow } from '../store/tables.ts';
import { leastMissed } from './leastMissed.ts';

/** Decks that deck files replace, and what they were before. */
export class DeckVersionStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Newest first, without the decks, which may be large. */
  list(presentationId: string): Promise<Pick<DeckVersionRow, 'version' | 'title' | 'replacedAt'>[]> {
    return this.#store
      .selectFrom('deckVersions')
      .select(['version', 'title', 'replacedAt'])
      .where('presentationId', '=', presentationId)
      .orderBy('number', 'desc')
      .execute();
  }

  find(presentationId: string, version: string): Promise<DeckVersionRow | undefined> {
    return this.#store
      .selectFrom('deckVersions')
      .selectAll()
      .where('presentationId', '=', presentationId)
      .where('version', '=', version)
      .orderBy('number', 'desc')
      .executeTakeFirst();
  }

  /** False: somebody else replaced it first, and nothing was changed. */
  replace(before: PresentationRow, after: PresentationRow, version: string): Promise<boolean> {
    return this.#store.transaction().execute(async (rows) => {
      const { id, deck, deckFile, title } = before;
      const { numUpdatedRows } = await rows
        .updateTable('presentations')
        .set({
          deck: after.deck,
          deckFile: after.deckFile,
          title: after.title,
          changedBy: after.changedBy,
          updatedAt: after.updatedAt,
        })
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .where('deck', '=', deck)
        .where('title', '=', title)
        .where('deckFile', deckFile === null ? 'is' : '=', deckFile)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const earlier = await rows
        .selectFrom('deckVersions')
        .select(['number', 'replacedAt'])
        .where('presentationId', '=', id)
        .orderBy('number')
        .execute();
      const number = (earlier.at(-1)?.number ?? 0) + 1;
      const replacedAt = after.updatedAt;
      await rows
        .insertInto('deckVersions')
        .values({ presentationId: id, number, version, title, deck, deckFile, replacedAt })
        .execute();
      const gone = leastMissed([...earlier, { number, replacedAt }]);
      if (gone !== undefined)
        await rows
          .deleteFrom('deckVersions')
          .where('presentationId', '=', id)
          .where('number', '=', gone)
          .execute();
      return true;
    });
  }
}
