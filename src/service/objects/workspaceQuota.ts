import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Failure } from '../http/failure.ts';
import type { LeaseHolder } from '../jobs/lease.ts';
import { databaseOf } from '../store/database.ts';
import { relaxed } from '../store/relaxed.ts';
import type { Store } from '../store/store.ts';

const megabyte = 1024 * 1024;
const dayMs = 86_400_000;
/** Of however little, a file and what is noted of it take a block of the disk each. */
const leastOfUpload = 8_192;

/** Room for what is on its way stands among what was uploaded, under keys that no file has. */
const roomKeys = 'room/';

/** Set apart for what is about to be kept, until it is kept or given up. */
export interface Room {
  release(): Promise<void>;
}

const unlimited: Room = { release: async () => undefined };

/** How much a workspace may keep: its decks and their pictures, its uploads, its jobs. */
export class WorkspaceQuota {
  readonly #store: Store;
  readonly #bytes: number | undefined;
  readonly #holder: LeaseHolder;
  readonly #now: () => number;

  /** `bytes` undefined: no limit. */
  constructor(store: Store, bytes: number | undefined, holder: LeaseHolder, now: () => number) {
    this.#store = store;
    this.#bytes = bytes;
    this.#holder = holder;
    this.#now = now;
  }

  async used(workspaceId: string, store = this.#store): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`select
      (select coalesce(sum(case when bytes < ${leastOfUpload} then ${leastOfUpload} else bytes end), 0) from uploads
          where ${sql.ref('workspaceId')} = ${workspaceId})
      + (select coalesce(sum(octet_length(deck) + coalesce(octet_length(${sql.ref('deckFile')}), 0)), 0) from presentations
          where ${sql.ref('workspaceId')} = ${workspaceId})
      + (select coalesce(sum(octet_length(${sql.ref('deckVersions.deck')}) + coalesce(octet_length(${sql.ref('deckVersions.deckFile')}), 0)), 0) from ${sql.table('deckVersions')}
          join presentations on presentations.id = ${sql.ref('deckVersions.presentationId')}
          where ${sql.ref('presentations.workspaceId')} = ${workspaceId})
      + (select coalesce(sum(pictures.bytes), 0) from pictures
          join presentations on presentations.id = ${sql.ref('pictures.presentationId')}
          where ${sql.ref('presentations.workspaceId')} = ${workspaceId})
      + (select coalesce(sum(octet_length(request) + octet_length(exchanges) + ${sql.ref('keptBytes')}), 0) from jobs
          where ${sql.ref('workspaceId')} = ${workspaceId})
      as bytes`.execute(store);
    return rows[0]?.bytes ?? 0;
  }

  /** Why so many bytes more may not be kept. */
  async refusal(workspaceId: string, more: number, store = this.#store): Promise<Failure | undefined> {
    if (this.#bytes === undefined || (await this.used(workspaceId, store)) + more <= this.#bytes)
      return undefined;
    return new Failure(
      'PRICING_DOCUMENT_LIMIT_REACHED',
      `This workspace may keep ${Math.floor(this.#bytes / megabyte)} MB, and there is no room for this: delete presentations that are no longer needed, or ask the administrator of the service.`,
    );
  }

  /** Those who ask at once are answered one after the other, and each counts for the next. */
  async reserve(workspaceId: string, bytes: number): Promise<Room | Failure> {
    if (this.#bytes === undefined) return unlimited;
    const key = `${roomKeys}${this.#holder.owner}/${randomUUID()}`;
    const createdAt = new Date(this.#now()).toISOString();
    const refusal = await this.#inTurn(workspaceId, async (rows) => {
      await this.#forgetLost(workspaceId, rows);
      const noRoom = await this.refusal(workspaceId, bytes, rows);
      if (noRoom) return noRoom;
      await rows.insertInto('uploads').values({ key, workspaceId, bytes, createdAt }).execute();
      return undefined;
    });
    return refusal ?? { release: () => this.#release(key) };
  }

  /** Keeps what takes so many bytes, if there is room for it. */
  async within<Kept>(workspaceId: string, bytes: number, keep: () => Promise<Kept>): Promise<Kept | Failure> {
    const room = await this.reserve(workspaceId, bytes);
    if (room instanceof Failure) return room;
    try {
      return await keep();
    } finally {
      await room.release();
    }
  }

  #inTurn<Done>(workspaceId: string, act: (rows: Store) => Promise<Done>): Promise<Done> {
    return relaxed(this.#store, (one) =>
      one.transaction().execute(async (rows) => {
        await databaseOf(rows).inTurn(rows, workspaceId);
        return act(rows);
      }),
    );
  }

  async #release(key: string): Promise<void> {
    await relaxed(this.#store, (rows) => rows.deleteFrom('uploads').where('key', '=', key).execute());
  }

  /** What a process that ended had set apart. One of another machine is not known to be gone, and has a day. */
  async #forgetLost(workspaceId: string, rows: Store): Promise<void> {
    const rooms = await rows
      .selectFrom('uploads')
      .select(['key', 'createdAt'])
      .where('workspaceId', '=', workspaceId)
      .where('key', 'like', `${roomKeys}%`)
      .execute();
    const longAgo = new Date(this.#now() - dayMs).toISOString();
    const lost = rooms.filter(
      ({ key, createdAt }) => createdAt < longAgo || this.#holder.isGone(key.slice(roomKeys.length)),
    );
    if (lost.length === 0) return;
    const keys = lost.map(({ key }) => key);
    await rows.deleteFrom('uploads').where('key', 'in', keys).execute();
  }
}
