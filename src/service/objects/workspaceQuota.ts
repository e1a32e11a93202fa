import { sql } from 'kysely';
import { Failure } from '../http/failure.ts';
import type { Store } from '../store/store.ts';

const megabyte = 1024 * 1024;

/** How much a workspace may keep: its decks and their pictures, its uploads, its jobs. */
export class WorkspaceQuota {
  readonly #store: Store;
  readonly #bytes: number | undefined;

  /** `bytes` undefined: no limit. */
  constructor(store: Store, bytes: number | undefined) {
    this.#store = store;
    this.#bytes = bytes;
  }

  async used(workspaceId: string): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`select
      (select coalesce(sum(bytes), 0) from uploads where ${sql.ref('workspaceId')} = ${workspaceId})
      + (select coalesce(sum(octet_length(deck) + coalesce(octet_length(${sql.ref('deckFile')}), 0)), 0) from presentations
          where ${sql.ref('workspaceId')} = ${workspaceId})
      + (select coalesce(sum(octet_length(${sql.ref('deckVersions.deck')})), 0) from ${sql.table('deckVersions')}
          join presentations on presentations.id = ${sql.ref('deckVersions.presentationId')}
          where ${sql.ref('presentations.workspaceId')} = ${workspaceId})
      + (select coalesce(sum(pictures.bytes), 0) from pictures
          join presentations on presentations.id = ${sql.ref('pictures.presentationId')}
          where ${sql.ref('presentations.workspaceId')} = ${workspaceId})
      + (select coalesce(sum(octet_length(request) + octet_length(exchanges)), 0) from jobs
          where ${sql.ref('workspaceId')} = ${workspaceId})
      as bytes`.execute(this.#store);
    return rows[0]?.bytes ?? 0;
  }

  /** Why so many bytes more may not be kept. */
  async refusal(workspaceId: string, more: number): Promise<Failure | undefined> {
    if (this.#bytes === undefined || (await this.used(workspaceId)) + more <= this.#bytes) return undefined;
    return new Failure(
      'PRICING_DOCUMENT_LIMIT_REACHED',
      `This workspace may keep ${Math.floor(this.#bytes / megabyte)} MB, and there is no room for this: delete presentations that are no longer needed, or ask the administrator of the service.`,
    );
  }
}
