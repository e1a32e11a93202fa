const minuteMs = 60_000;

/** Tells how often something came about: the first time at once, then all of a minute together. */
export class MinuteTally {
  readonly #tell: (count: number) => void;
  #untold = 0;
  #quiet: NodeJS.Timeout | undefined;

  constructor(tell: (count: number) => void) {
    this.#tell = tell;
  }

  add(more = 1): void {
    this.#untold += more;
    if (this.#quiet === undefined && this.#untold > 0) this.#tellAll();
  }

  #tellAll(): void {
    this.#tell(this.#untold);
    this.#untold = 0;
    this.#quiet = setTimeout(() => {
      this.#quiet = undefined;
      if (this.#untold > 0) this.#tellAll();
    }, minuteMs).unref();
  }
}
