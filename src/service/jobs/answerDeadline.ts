import type { JobRow } from '../store/tables.ts';
import type { JobStore } from './jobStore.ts';
import type { ServiceClock } from './serviceClock.ts';

const dayMs = 86_400_000;

/** How long a question waits for its answer before its job fails: days in which the service could be answered. */
export class AnswerDeadline {
  readonly #jobs: JobStore;
  readonly #days: number;
  readonly #clock: Pick<ServiceClock, 'awakeMs'>;
  readonly #now: () => number;

  constructor(jobs: JobStore, days: number, clock: Pick<ServiceClock, 'awakeMs'>, now: () => number) {
    this.#jobs = jobs;
    this.#days = days;
    this.#clock = clock;
    this.#now = now;
  }

  /** The job as it stands, given up if it has waited too long. */
  async current(job: JobRow): Promise<JobRow> {
    if (job.askedAwakeMs === null || job.askedAwakeMs > (await this.#latest())) return job;
    await this.#giveUp(job);
    return (await this.#jobs.find(job.id)) ?? job;
  }

  async giveUpUnanswered(): Promise<void> {
    for (const job of await this.#jobs.askedBefore(await this.#latest())) await this.#giveUp(job);
  }

  async #latest(): Promise<number> {
    return (await this.#clock.awakeMs()) - this.#days * dayMs;
  }

  async #giveUp(job: JobRow): Promise<void> {
    const time = `${this.#days} ${this.#days === 1 ? 'day' : 'days'}`;
    const sentence = `The question was not answered within ${time}, so this generation was given up.`;
    await this.#jobs.fail(job, sentence, { now: new Date(this.#now()).toISOString() });
  }
}
