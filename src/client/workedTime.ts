import type { Timing } from './timing.ts';

/** The longest that a wait or a call between two looks may take; what goes beyond was sleep. */
const mostBetweenLooksMs = 60_000;

/** Time in which the program could have got an answer: a computer that sleeps is not a service that is slow. */
export class WorkedTime {
  readonly #timing: Pick<Timing, 'now'>;
  #last: number;
  #counted = 0;

  constructor(timing: Pick<Timing, 'now'>) {
    this.#timing = timing;
    this.#last = timing.now();
  }

  now(): number {
    const now = this.#timing.now();
    this.#counted += Math.min(Math.max(0, now - this.#last), mostBetweenLooksMs);
    this.#last = now;
    return this.#counted;
  }
}
