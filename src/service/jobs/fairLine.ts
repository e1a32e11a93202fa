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

  /** Of those whose turn it may be. */
  next(may: (one: Waiting) => boolean = () => true): Waiting | undefined {
    let first: number | undefined;
    for (const [at, one] of this.#waiting.entries()) {
      const isLess = first === undefined || this.#givenTo(one.who) < this.#givenTo(this.#waiting[first]!.who);
      if (isLess && may(one)) first = at;
    }
    return first === undefined ? undefined : this.#waiting.splice(first, 1)[0];
  }

  /** Whoever waits no more. */
  leave(one: Waiting): void {
    this.leaveWhere((each) => each === one);
  }

  leaveWhere(is: (one: Waiting) => boolean): void {
    const at = this.#waiting.findIndex(is);
    if (at !== -1) this.#waiting.splice(at, 1);
  }

  /** Whether somebody waits who was given less than one who has had so much more by now. */
  holdsOneBefore(one: Waiting['who'], milliseconds: number): boolean {
    const had = this.#givenTo(one) + milliseconds;
    return this.#waiting.some(({ who }) => who !== one && this.#givenTo(who) < had);
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
