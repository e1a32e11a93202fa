const mostHeldCalls = 100;

/** What one workspace may hold open. */
export interface OwnHolds {
  /** Aborted when every held call is to be answered. */
  readonly closing: AbortSignal;
  /** Runs what is held, or gives undefined where there is no room for it. */
  run<T>(hold: () => Promise<T>): Promise<T | undefined>;
}

/**
 * How many calls may be held open at once. A workspace holds no more than it leaves free for the others; what comes
 * beyond is answered on the spot.
 */
export class Holds {
  readonly #most: number;
  readonly #closing = new AbortController();
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  constructor(most = mostHeldCalls) {
    this.#most = most;
  }

  of(workspace: string): OwnHolds {
    return { closing: this.#closing.signal, run: (hold) => this.#run(workspace, hold) };
  }

  close(): void {
    this.#closing.abort();
  }

  async #run<T>(workspace: string, hold: () => Promise<T>): Promise<T | undefined> {
    const own = this.#heldBy.get(workspace) ?? 0;
    if (own >= this.#most - this.#held || this.#closing.signal.aborted) return undefined;
    this.#count(workspace, 1);
    try {
      return await hold();
    } finally {
      this.#count(workspace, -1);
    }
  }

  #count(workspace: string, more: 1 | -1): void {
    this.#held += more;
    const own = (this.#heldBy.get(workspace) ?? 0) + more;
    if (own > 0) this.#heldBy.set(workspace, own);
    else this.#heldBy.delete(workspace);
  }
}
