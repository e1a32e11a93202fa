import type { Log } from '../log.ts';
import { troubleEvents, troubleOf } from '../store/storeTrouble.ts';

export interface SweeperParts {
  /** Each deletes what has been kept long enough. */
  readonly sweeps: readonly (() => Promise<void>)[];
  readonly log: Log;
}

const everyMs = 3_600_000;

/** Sweeps at once and every hour; what one cannot do keeps no other from it. */
export class Sweeper {
  readonly #parts: SweeperParts;
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void>;

  constructor(parts: SweeperParts) {
    this.#parts = parts;
    this.#sweeping = this.#sweep();
    this.#timer = setInterval(() => {
      this.#sweeping = this.#sweeping.then(() => this.#sweep());
    }, everyMs).unref();
  }

  /** Resolves when a sweep under way is over. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    for (const sweep of this.#parts.sweeps) await sweep().catch((error: unknown) => this.#tell(error));
    this.#parts.log({ level: 'info', event: 'swept' });
  }

  #tell(error: unknown): void {
    const trouble = troubleOf(error);
    const event = trouble === undefined ? 'unexpected' : troubleEvents[trouble];
    const reason = error instanceof Error ? error.stack : String(error);
    this.#parts.log({ level: 'error', event, reason });
  }
}
