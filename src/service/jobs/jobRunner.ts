import type { Log } from '../log.ts';
import type { JobRow } from '../store/tables.ts';
import type { Advance } from './advance.ts';
import type { AnswerDeadline } from './answerDeadline.ts';
import type { JobStore } from './jobStore.ts';
import { type LeaseHolder, leaseMs } from './lease.ts';

export interface JobRunnerParts {
  readonly jobs: JobStore;
  readonly advance: Pick<Advance, 'advance'>;
  readonly lease: LeaseHolder;
  readonly concurrentJobs: number;
  readonly deadline: AnswerDeadline;
  readonly now: () => number;
  readonly log: Log;
}

const lookAgainMs = 2_000;

/** Advances at most so many jobs at once in this process; the rest wait in order in their rows. */
export class JobRunner {
  readonly #parts: JobRunnerParts;
  readonly #running = new Map<string, Promise<void>>();
  #claiming: Promise<void> | undefined;
  #wokenMeanwhile = false;
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(parts: JobRunnerParts) {
    this.#parts = parts;
  }

  /** Goes on with what the rows hold, and looks again from time to time for what other processes left behind. */
  start(): void {
    this.#timer = setInterval(() => void this.#lookAgain(), lookAgainMs).unref();
    void this.#lookAgain();
  }

  /** There is a job in the queue. */
  wake(): void {
    this.#wokenMeanwhile = true;
    this.#claiming ??= this.#claimAll().finally(() => {
      this.#claiming = undefined;
    });
  }

  /** No further step begins; resolves when those under way are saved. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    await this.#claiming;
    await Promise.all(this.#running.values());
  }

  /** Jobs that stopped between two steps can be claimed by others at once. */
  async release(): Promise<void> {
    await this.#parts.jobs.releaseLeases(this.#parts.lease.owner);
  }

  async #claimAll(): Promise<void> {
    try {
      while (this.#wokenMeanwhile) {
        this.#wokenMeanwhile = false;
        while (!this.#stopping && this.#running.size < this.#parts.concurrentJobs) {
          const job = await this.#claimNext();
          if (job === undefined) break;
          this.#running.set(job.id, this.#run(job));
        }
      }
    } catch (error) {
      this.#unexpected(error);
    }
  }

  async #claimNext(): Promise<JobRow | undefined> {
    const { jobs, lease, now } = this.#parts;
    const owners = await jobs.leaseOwners();
    return jobs.claimNext({
      owner: lease.owner,
      now: new Date(now()).toISOString(),
      until: new Date(now() + leaseMs).toISOString(),
      goneOwners: owners.filter((owner) => lease.isGone(owner)),
    });
  }

  async #run(job: JobRow): Promise<void> {
    const { jobs, advance, lease } = this.#parts;
    try {
      await advance.advance(job, () => this.#stopping);
    } catch (error) {
      this.#unexpected(error, job.id);
      // Claimed again when it is next looked for, not at once: what is broken would stay broken.
      await jobs
        .releaseLeases(lease.owner, job.id)
        .catch((again: unknown) => this.#unexpected(again, job.id));
      this.#running.delete(job.id);
      return;
    }
    this.#running.delete(job.id);
    this.wake();
  }

  async #lookAgain(): Promise<void> {
    const { jobs, lease, deadline, now } = this.#parts;
    try {
      if (this.#running.size > 0) {
        await jobs.renewLeases(lease.owner, new Date(now() + leaseMs).toISOString());
      }
      await deadline.giveUpUnanswered();
    } catch (error) {
      this.#unexpected(error);
    }
    this.wake();
  }

  #unexpected(error: unknown, job?: string): void {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#parts.log({ level: 'error', event: 'unexpected', job, reason });
  }
}
