import type { WorkingTime } from '../workingTime.ts';

/** How long a step works, from when a thread is at it: what it waits for a thread is nobody's use of one. */
export class StepTime {
  readonly #time: Pick<WorkingTime, 'now'>;
  #since: number | undefined;

  constructor(time: Pick<WorkingTime, 'now'>) {
    this.#time = time;
  }

  begin(): void {
    this.#since ??= this.#time.now();
  }

  /** In milliseconds, since it began. */
  get worked(): number {
    return this.#since === undefined ? 0 : this.#time.now() - this.#since;
  }

  /** What it worked so far is charged. */
  beginAnew(): void {
    if (this.#since !== undefined) this.#since = this.#time.now();
  }
}
