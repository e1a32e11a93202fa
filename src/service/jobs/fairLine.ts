type Who = string | undefined;

const nextToNothing = 5;

/** What each was given of what all wait for, counted as long as somebody waits in one of the lines that share it. */
export class Account {
  readonly #given = new Map<Who, number>();
  readonly #waiting = new Map<Who, number>();

  came(who: Who): void {
    this.#waiting.set(who, (this.#waiting.get(who) ?? 0) + 1);
  }

  left(who: Who): void {
    const others = (this.#waiting.get(who) ?? 1) - 1;
    if (others > 0) this.#waiting.set(who, others);
    else this.#waiting.delete(who);
  }

  give(who: Who, milliseconds: number): void {
    if (this.#waiting.size === 0) this.#given.clear();
    else this.#given.set(who, this.of(who) + milliseconds);
  }

  of(who: Who): number {
    return this.#given.get(who) ?? 0;
  }

  /**
   * How many others wait who were given less than one who has had so much more by now; with `little`, only
   * those who were given less than that, or next to nothing beside that one.
   */
  before(one: Who, milliseconds: number, little = Number.POSITIVE_INFINITY): number {
    const all = this.of(one) + milliseconds;
    const less = Math.min(all, Math.max(little, all / nextToNothing));
    return [...this.#waiting.keys()].filter((who) => who !== one && this.of(who) < less).length;
  }

  /** How long one may be at it who is to have so much in all while others wait, and as much less as more of them do. */
  contestedMs(one: Who, had: number, inAll: number): number {
    const others = this.before(one, had);
    return others === 0 ? Number.POSITIVE_INFINITY : (inAll - this.of(one)) / others;
  }
}

/** Of all that wait, who was given the least goes first; of one's own, the first that came. */
export class FairLine<Waiting extends { readonly who: Who }> {
  readonly #waiting: Waiting[] = [];
  readonly #account: Account;

  constructor(account = new Account()) {
    this.#account = account;
  }

  get length(): number {
    return this.#waiting.length;
  }

  has(is: (one: Waiting) => boolean): boolean {
    return this.#waiting.some(is);
  }

  push(one: Waiting): void {
    this.#waiting.push(one);
    this.#account.came(one.who);
  }

  /** Of those whose turn it may be. */
  next(may: (one: Waiting) => boolean = () => true): Waiting | undefined {
    let first: number | undefined;
    for (const [at, one] of this.#waiting.entries()) {
      const isLess =
        first === undefined || this.#account.of(one.who) < this.#account.of(this.#waiting[first]!.who);
      if (isLess && may(one)) first = at;
    }
    return first === undefined ? undefined : this.#takeOut(first);
  }

  /** Whoever waits no more. */
  leave(one: Waiting): void {
    this.leaveWhere((each) => each === one);
  }

  leaveWhere(is: (one: Waiting) => boolean): void {
    const at = this.#waiting.findIndex(is);
    if (at !== -1) this.#takeOut(at);
  }

  /** Whether any of those that `before` counts waits. */
  holdsOneBefore(one: Who, milliseconds: number, little?: number): boolean {
    return this.#account.before(one, milliseconds, little) > 0;
  }

  give(who: Who, milliseconds: number): void {
    this.#account.give(who, milliseconds);
  }

  empty(): readonly Waiting[] {
    const all = this.#waiting.splice(0);
    for (const { who } of all) this.#account.left(who);
    return all;
  }

  #takeOut(at: number): Waiting {
    const [one] = this.#waiting.splice(at, 1);
    this.#account.left(one!.who);
    return one!;
  }
}
