const mostHeldCalls = 100;

/** How many calls may be held open at once. What comes beyond is answered on the spot. */
export class Holds {
  readonly #most: number;
  readonly #closing = new AbortController();
  #held = 0;

  constructor(most = mostHeldCalls) {
    this.#most = most;
  }

  get held(): number {
    return this.#held;
  }

  /** Aborted when every held call is to be answered. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** Runs what is held, or gives undefined where there is no room for it. */
  async run<T>(hold: () => Promise<T>): Promise<T | undefined> {
    if (this.#held >= this.#most || this.closing.aborted) return undefined;
    this.#held += 1;
    try {
      return await hold();
    } finally {
      this.#held -= 1;
    }
  }

  close(): void {
    this.#closing.abort();
  }
}
