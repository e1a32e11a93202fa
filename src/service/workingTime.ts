export interface WorkingTime {
  /** In milliseconds since some moment; stands still while the machine sleeps or the process is stopped. */
  now(): number;
  /** Acts after so long a time of work; the reply takes it back. */
  after(milliseconds: number, act: () => void): () => void;
}

const lookEveryMs = 500;
/** What lies between two looks beyond this was no work: nobody could have looked. */
const mostBetweenLooksMs = 2_000;

/** Counts time in small pieces, so that no clock that jumps and no sleep can pass for work. */
export class CountedTime implements WorkingTime {
  readonly #ticks: () => number;
  readonly #timer: NodeJS.Timeout;
  #last: number;
  #counted = 0;

  /** `ticks` must never be set back or forth, as the clock on the wall may be. */
  constructor(ticks: () => number = () => performance.now()) {
    this.#ticks = ticks;
    this.#last = ticks();
    this.#timer = setInterval(() => this.now(), lookEveryMs).unref();
  }

  now(): number {
    const ticks = this.#ticks();
    this.#counted += Math.min(Math.max(0, ticks - this.#last), mostBetweenLooksMs);
    this.#last = ticks;
    return this.#counted;
  }

  after(milliseconds: number, act: () => void): () => void {
    const end = this.now() + milliseconds;
    let timer: NodeJS.Timeout;
    const look = () => {
      const left = end - this.now();
      if (left <= 0) act();
      else timer = setTimeout(look, Math.min(left, lookEveryMs));
    };
    timer = setTimeout(look, Math.min(milliseconds, lookEveryMs));
    return () => clearTimeout(timer);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
