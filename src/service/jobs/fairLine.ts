/** Of all that wait, who was given the least goes first; of one's own, the first that came. */
export class FairLine<Waiting extends { readonly who: string | undefined }> {
  readonly #waiting: Waiting[] = [];
  readonly #given = new Map<string | undefined, number>();

  get length(): number {
    return this.#waiting.length;
  }

  push(one: Waiting): void {
    this.#waiting.push(one);
  }

  next(): Waiting | undefined {
    let first = 0;
    for (const [at, { who }] of this.#waiting.entries())
      if (this.#givenTo(who) < this.#givenTo(this.#waiting[first]!.who)) first = at;
    return this.#waiting.splice(first, 1)[0];
  }

  /** Counted as long as somebody waits. */
  give(who: string | undefined, milliseconds: number): void {
    if (this.#waiting.length === 0) this.#given.clear();
    else this.#given.set(who, this.#givenTo(who) + milliseconds);
  }

  empty(): readonly Waiting[] {
    return this.#waiting.splice(0);
  }

  #givenTo(who: string | undefined): number {
    return this.#given.get(who) ?? 0;
  }
}
