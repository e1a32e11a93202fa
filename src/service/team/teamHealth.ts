import type { Log } from '../log.ts';
import type { Health } from '../store/storeHealth.ts';
import { type StoreTrouble, troubleEvents, troubleOf } from '../store/storeTrouble.ts';

export interface TeamHealthParts {
  /** Each fails where what it asks is not there. */
  readonly checks: readonly (() => Promise<unknown>)[];
  readonly log: Log;
}

/** Whether the servers that everything is kept on answer. */
export class TeamHealth implements Health {
  readonly #parts: TeamHealthParts;
  #told: StoreTrouble | undefined;
  #checking: Promise<StoreTrouble | undefined> | undefined;

  constructor(parts: TeamHealthParts) {
    this.#parts = parts;
  }

  async lostDatabase(): Promise<undefined> {}

  async explain(error: unknown): Promise<StoreTrouble | undefined> {
    return troubleOf(error);
  }

  /** Many who ask at once get one answer. */
  check(): Promise<StoreTrouble | undefined> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<StoreTrouble | undefined> {
    try {
      for (const check of this.#parts.checks) await check();
      this.#told = undefined;
    } catch (error) {
      const trouble = troubleOf(error) ?? 'failing';
      if (this.#told !== trouble) {
        const reason = (error as Error).message;
        this.#parts.log({ level: 'error', event: troubleEvents[trouble], reason });
      }
      this.#told = trouble;
    }
    return this.#told;
  }
}
