import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type Actor, forgetOldest, note, serviceActor } from '../audit/auditLog.ts';
import { picturesFolder, picturesKey, readingKey, workFolders } from '../jobs/jobFiles.ts';
import { exportsFolder } from '../objects/objectFolder.ts';
import type { Objects } from '../objects/objects.ts';
import { databaseOf } from '../store/database.ts';
import { onReserve } from '../store/onReserve.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Sweep, Swept } from './sweeper.ts';

const dayMs = 86_400_000;
/** So soon the journal is tried again that somebody read. */
const againMs = 500;
/** A prompt may be a megabyte. */
const jobsAtOnce = 4;

/** How long things are kept, in days. */
export interface KeepingTimes {
  /** Jobs that have ended, with their prompts and answers. */
  readonly jobs: number;
  /** What was put into the bin. */
  readonly bin: number;
  /** Presentations since they were last changed; undefined: until somebody deletes them. */
  readonly decks?: number;
}

export interface KeepingParts {
  readonly store: Store;
  readonly objects: Pick<Objects, 'list' | 'removeFolder'>;
  readonly scratch: Pick<Objects, 'list' | 'removeFolder'>;
  readonly times: KeepingTimes;
  readonly now: () => number;
  /** Since when there is this database: pictures from before belong to one that was lost. */
  readonly since: () => Promise<number>;
}

type Due = (is: ExpressionBuilder<Tables, 'presentations'>) => Expression<SqlBool>;

/** Deletes for real: rows whose pages are overwritten, files, and what the journal of the database still holds. */
export class Keeping {
  readonly #parts: KeepingParts;
  /** Somebody read the journal when it was to be emptied. */
  #isOwed = false;
  /** Each by itself: what keeps it from one keeps it from no other. */
  readonly sweeps: readonly Sweep[] = [
    (time) => this.#deleteDue(time),
    (time) => this.#deleteJobs(time),
    () => this.#deleteLostPictures(),
    () => this.#deleteLostWork(),
    async () => {
      await forgetOldest(this.#parts.store);
      return {};
    },
    // Also of what others deleted who ended before they could.
    async () => {
      await this.#emptyJournal();
      return {};
    },
  ];

  constructor(parts: KeepingParts) {
    this.#parts = parts;
  }

  /** How long a presentation stays in the bin. */
  keptUntil(deletedAt: string): string {
    return new Date(Date.parse(deletedAt) + this.#parts.times.bin * dayMs).toISOString();
  }

  async #deleteDue(time: number): Promise<Swept> {
    const { store, times } = this.#parts;
    const due: Due = (is) =>
      is.or([
        is('deletedAt', '<', before(time, times.bin)),
        ...(times.decks === undefined ? [] : [is('updatedAt', '<', before(time, times.decks))]),
      ]);
    const gone = await store.selectFrom('presentations').select('id').where(due).execute();
    let presentations = 0;
    for (const { id } of gone) if (await this.#delete(id, serviceActor, due)) presentations += 1;
    return { presentations };
  }

  /** At once and for good, with the job that made it. */
  async deleteForGood(presentationId: string, actor: Actor): Promise<void> {
    await onReserve(this.#parts.store, async () => {
      await this.#delete(presentationId, actor);
      await this.#emptyJournal();
    });
  }

  /** `due`: only if it still is: meanwhile somebody may have restored or changed it. Resolves to whether it was there. */
  async #delete(id: string, actor: Actor, due?: Due): Promise<boolean> {
    const { store, objects, scratch, now } = this.#parts;
    const at = new Date(now()).toISOString();
    await this.#deleteVersions(id, due);
    const gone = await store.transaction().execute(async (rows) => {
      const deleted = await rows
        .deleteFrom('presentations')
        .where('id', '=', id)
        .$if(due !== undefined, (query) => query.where(due!))
        .returning(['jobId', 'workspaceId'])
        .executeTakeFirst();
      if (deleted === undefined) return undefined;
      const { jobId, workspaceId } = deleted;
      await note(rows, { at, workspaceId, actor, act: 'presentation deleted', subject: id });
      const made = jobId ?? undefined;
      if (made !== undefined) await rows.deleteFrom('jobs').where('id', '=', made).execute();
      return { made };
    });
    await this.#deleteExports(id);
    if (gone?.made !== undefined) {
      await objects.removeFolder(picturesKey(gone.made));
      await scratch.removeFolder(readingKey(gone.made));
    }
    return gone !== undefined;
  }

  /** One by one, since each is overwritten: others are served in between. */
  async #deleteVersions(id: string, due?: Due): Promise<void> {
    const { store } = this.#parts;
    for (;;) {
      const { numDeletedRows } = await store
        .deleteFrom('deckVersions')
        .where('presentationId', '=', id)
        .where('number', '=', (is) =>
          is
            .selectFrom('deckVersions')
            .select((one) => one.fn.min('number').as('number'))
            .where('presentationId', '=', id),
        )
        .$if(due !== undefined, (query) =>
          query.where((is) =>
            is.exists(is.selectFrom('presentations').select('id').where('id', '=', id).where(due!)),
          ),
        )
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await nextTurn();
    }
  }

  /** A few at a time, as their rows are overwritten: others are served in between. */
  async #deleteJobs(time: number): Promise<Swept> {
    const { store, times } = this.#parts;
    const oldest = before(time, times.jobs);
    let generations = 0;
    for (;;) {
      const { numDeletedRows } = await store
        .deleteFrom('jobs')
        .where('id', 'in', (is) =>
          is
            .selectFrom('jobs')
            .select('id')
            .where('status', 'in', ['completed', 'failed'])
            .where('updatedAt', '<', oldest)
            .limit(jobsAtOnce),
        )
        .executeTakeFirst();
      if (numDeletedRows === 0n) return { generations };
      generations += Number(numDeletedRows);
      await nextTurn();
    }
  }

  /** What is still being sent of it goes on where the system lets it; what a process left behind is gone. */
  async #deleteExports(id: string): Promise<void> {
    const { scratch } = this.#parts;
    for (const { name } of await scratch.list(exportsFolder))
      if (name.startsWith(`${id}-`)) await scratch.removeFolder(`${exportsFolder}/${name}`);
  }

  /** Of jobs that failed, or that a process left behind between file and row. */
  async #deleteLostPictures(): Promise<Swept> {
    const { store, objects } = this.#parts;
    const since = await this.#parts.since();
    let leftovers = 0;
    for (const { name, changed } of await objects.list(picturesFolder)) {
      if (changed < since) continue;
      if (await this.#goesOn(name)) continue;
      const deck = await store
        .selectFrom('presentations')
        .select('id')
        .where('jobId', '=', name)
        .executeTakeFirst();
      if (deck !== undefined) continue;
      await objects.removeFolder(picturesKey(name));
      leftovers += 1;
    }
    await store
      .updateTable('jobs')
      .set({ keptBytes: 0 })
      .where('status', 'in', ['completed', 'failed'])
      .where('keptBytes', '>', 0)
      .execute();
    return { leftovers };
  }

  /** Of jobs that were cancelled, and whose process ended before it could clean up. */
  async #deleteLostWork(): Promise<Swept> {
    const { scratch } = this.#parts;
    let leftovers = 0;
    for (const work of workFolders)
      for (const { name } of await scratch.list(work)) {
        if (await this.#goesOn(name)) continue;
        await scratch.removeFolder(`${work}/${name}`);
        leftovers += 1;
      }
    return { leftovers };
  }

  async #goesOn(jobId: string): Promise<boolean> {
    const job = await this.#parts.store
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', jobId)
      .executeTakeFirst();
    return job?.status === 'generating' || job?.status === 'awaiting_input';
  }

  /** At once, or as soon as nobody reads it any more: a backup does for as long as it takes. */
  async #emptyJournal(): Promise<void> {
    if ((await this.#hasEmptied()) || this.#isOwed) return;
    this.#isOwed = true;
    void this.#emptyLater();
  }

  async #emptyLater(): Promise<void> {
    try {
      do await delay(againMs, undefined, { ref: false });
      while (!(await this.#hasEmptied()));
    } catch {
      // Closed meanwhile: SQLite empties it when the last one closes it.
    } finally {
      this.#isOwed = false;
    }
  }

  #hasEmptied(): Promise<boolean> {
    const { store } = this.#parts;
    return databaseOf(store).emptyJournal(store);
  }
}

const before = (time: number, days: number): string => new Date(time - days * dayMs).toISOString();
