import type { JobRow } from '../store/tables.ts';
import type { JobStore } from './jobStore.ts';

const dayMs = 86_400_000;

/** How long a question waits for its answer before its job fails. */
export class AnswerDeadline {
  readonly #jobs: JobStore;
  readonly #days: number;
  readonly #now: () => number;

  constructor(jobs: JobStore, days: number, now: () => number) {
    this.#jobs = jobs;
    this.#days = days;
    this.#now = now;
  }

  /** The job as it stands, given up if it has waited too long. */
  async current(job: JobRow): Promise<JobRow> {
    if (job.askedAt === null || job.askedAt > this.#latest()) return job;
    await this.#giveUp(job);
    return (await this.#jobs.find(job.id)) ?? job;
  }

  async giveUpUnanswered(): Promise<void> {
    for (const job of await this.#jobs.askedBefore(this.#latest())) await this.#giveUp(job);
  }

  #latest(): string {
    return new Date(this.#now() - this.#days * dayMs).toISOString();
  }

  async #giveUp(job: JobRow): Promise<void> {
    const time = `${this.#days} ${this.#days === 1 ? 'day' : 'days'}`;
    const sentence = `The question was not answered within ${time}, so this generation was given up.`;
    await this.#jobs.fail(job, sentence, new Date(this.#now()).toISOString());
  }
}
