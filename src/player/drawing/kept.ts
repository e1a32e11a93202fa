/** What was made last stays at hand: up to `most` things, the longest unused leaving first. */
export class Kept<Made> {
  readonly #most: number;
  readonly #made = new Map<string, Made>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, make: () => Made): Made {
    const found = this.#made.get(key);
    const made = found ?? make();
    this.#made.delete(key);
    this.#made.set(key, made);
    const oldest = this.#made.keys().next().value;
    if (this.#made.size > this.#most && oldest !== undefined) this.#made.delete(oldest);
    return made;
  }
}
