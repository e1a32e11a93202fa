/** Counts, by name, what is under way at once, and lets no more begin than may. */
export class AtOnce {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Undefined: it may not begin. What it gives says that it has ended, however often it is called. */
  begin(name: string): (() => void) | undefined {
    const count = this.#counts.get(name) ?? 0;
    if (count >= this.#most) return undefined;
    this.#counts.set(name, count + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const left = (this.#counts.get(name) ?? 1) - 1;
      if (left > 0) this.#counts.set(name, left);
      else this.#counts.delete(name);
    };
  }

  /** How many names have something under way. */
  get size(): number {
    return this.#counts.size;
  }
}
