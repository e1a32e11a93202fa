import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { patiently } from './patiently.ts';

/** The one connection of a database, which whoever has it gives back. */
export interface SharedConnection {
  take(): Promise<DatabaseConnection>;
  giveBack(): Promise<void>;
}

/**
 * Waits for what another process has locked beside the thread, which answers others meanwhile: SQLite itself would stand
 * still in it. Others have the connection as long, since what they read is not locked: so nobody waits who has begun.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #shared: SharedConnection;
  #own: DatabaseConnection | undefined;

  constructor(shared: SharedConnection) {
    this.#shared = shared;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#own ? this.#own.executeQuery<Row>(query) : patiently(() => this.#begin<Row>(query));
  }

  async #begin<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#own = await this.#shared.take();
    try {
      return await this.#own.executeQuery<Row>(query);
    } catch (error) {
      await this.release();
      throw error;
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    this.#own ??= await this.#shared.take();
    yield* this.#own.streamQuery<Row>(query, size);
  }

  async release(): Promise<void> {
    if (this.#own === undefined) return;
    this.#own = undefined;
    await this.#shared.giveBack();
  }
}
