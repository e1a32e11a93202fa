/** A step of a job. */
export interface Step {
  readonly job: string;
  /** No other comes after it. */
  readonly isLast: boolean;
  /** Its thread has loaded what it works with. */
  begins(): void;
}

/** Steps of one job that come one after the other take no longer in all, while others wait. */
const mostMs = 3_000;
/** What a step says is saved until the one after it is asked for. */
const expectedMs = 400;

/**
 * The steps of a small job have the only thread one after the other, and wait for it once: each of them would wait for
 * a long step of somebody else again.
 */
export class StepsInARow {
  #job = '';
  #had = 0;
  #until = 0;

  /** For how long the thread is kept for the step that comes after one that took so long; 0: it is not. */
  keptAfter({ job, isLast }: Step, milliseconds: number): number {
    this.#had = milliseconds + (job === this.#job ? this.#had : 0);
    this.#job = job;
    const isKept = !isLast && this.#had < mostMs;
    this.#until = isKept ? performance.now() + expectedMs : 0;
    return isKept ? expectedMs : 0;
  }

  /** The step has come, or it is not waited for any more. */
  begins(job: string | undefined): void {
    if (job === this.#job) this.#until = 0;
  }

  isTurnOf(job: string | undefined): boolean {
    return job === this.#job || performance.now() >= this.#until;
  }
}
