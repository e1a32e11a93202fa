import { setTimeout as delay } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { troubleOf } from './storeTrouble.ts';

/** So long other processes are waited for. */
const patienceMs = 10_000;
/** Others come to their turn meanwhile, and no two ask at the same moments for ever. */
const pauseMs = (): number => 5 + Math.random() * 15;

/** The one connection of a database, which whoever has it gives back. */
export interface SharedConnection {
  take(): Promise<DatabaseConnection>;
  giveBack(): Promise<void>;
}

/**
 * Waits for what another process has locked beside the thread, which answers others meanwhile: SQLite itself would stand
 * still in it. Who has not begun yet lets the others have the connection as long: what they read is not locked.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #shared: SharedConnection;
  #own: DatabaseConnection | undefined;
  #hasBegun = false;

  constructor(shared: SharedConnection) {
    this.#shared = shared;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (const until = performance.now() + patienceMs; ; await delay(pauseMs())) {
      this.#own ??= await this.#shared.take();
      try {
        const result = await this.#own.executeQuery<Row>(query);
        this.#hasBegun = true;
        return result;
      } catch (error) {
        if (troubleOf(error) !== 'busy' || performance.now() >= until) throw error;
      }
      if (!this.#hasBegun) await this.release();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    this.#own ??= await this.#shared.take();
    this.#hasBegun = true;
    yield* this.#own.streamQuery<Row>(query, size);
  }

  async release(): Promise<void> {
    if (this.#own === undefined) return;
    this.#own = undefined;
    await this.#shared.giveBack();
  }
}
