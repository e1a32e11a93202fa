import type { Looked } from '../jobs/serviceClock.ts';
import type { Log } from '../log.ts';
import { NamedFault } from '../namedFault.ts';
import { troubleEvents, troubleOf } from '../store/storeTrouble.ts';

/** How many of what were deleted. */
export type Swept = Readonly<Record<string, number>>;

/** Deletes what has been kept long enough at that time. */
export type Sweep = (time: number) => Promise<Swept>;

export interface SweeperParts {
  readonly sweeps: readonly Sweep[];
  readonly clock: { look(): Promise<Looked> };
  readonly log: Log;
}

const everyMs = 3_600_000;
/** What is kept is kept for days: less does not need to be told. */
const toldAheadMs = 86_400_000;

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
    const { sweeps, log } = this.#parts;
    const time = await this.#believedTime();
    const swept: Record<string, number> = {};
    for (const sweep of sweeps) {
      const deleted = await sweep(time).catch((error: unknown) => this.#tell(error));
      for (const [what, count] of Object.entries(deleted ?? {})) swept[what] = (swept[what] ?? 0) + count;
    }
    log({ level: 'info', event: 'swept', ...swept });
  }

  async #believedTime(): Promise<number> {
    const { clock, log } = this.#parts;
    try {
      const { says, believed } = await clock.look();
      // A database that is as new as that has no time to compare with.
      if (believed > 0 && says - believed > toldAheadMs)
        log({
          level: 'warning',
          event: 'clock ahead',
          reason: 'Until it has gone on like that for a while, what it says is due is kept.',
          believed: new Date(believed).toISOString(),
        });
      return believed;
    } catch (error) {
      this.#tell(error);
      // Nothing is as old as that.
      return 0;
    }
  }

  #tell(error: unknown): void {
    const { log } = this.#parts;
    if (error instanceof NamedFault) {
      log({ level: 'error', event: error.event, reason: error.message });
      return;
    }
    const trouble = troubleOf(error);
    const event = trouble === undefined ? 'unexpected' : troubleEvents[trouble];
    const reason = error instanceof Error ? error.stack : String(error);
    log({ level: 'error', event, reason });
  }
}
