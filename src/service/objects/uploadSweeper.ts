import type { Log } from '../log.ts';
import type { Uploads } from './uploads.ts';

export interface UploadSweeperParts {
  readonly uploads: Pick<Uploads, 'deleteExpired'>;
  readonly inUse: () => Promise<ReadonlySet<string>>;
  readonly log: Log;
}

const everyMs = 6 * 3_600_000;

/** Deletes uploads whose links have expired, at once and a few times a day. */
export class UploadSweeper {
  readonly #parts: UploadSweeperParts;
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void>;

  constructor(parts: UploadSweeperParts) {
    this.#parts = parts;
    this.#sweeping = this.#sweep();
    this.#timer = setInterval(() => {
      this.#sweeping = this.#sweep();
    }, everyMs).unref();
  }

  /** Resolves when a sweep under way is over. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { uploads, inUse, log } = this.#parts;
    try {
      await uploads.deleteExpired(await inUse());
    } catch (error) {
      log({
        level: 'error',
        event: 'unexpected',
        reason: error instanceof Error ? error.stack : String(error),
      });
    }
  }
}
