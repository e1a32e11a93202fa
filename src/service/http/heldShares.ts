export interface Held {
  readonly owner: string;
  bytes: number;
  readonly giveWay: () => void;
}

/** Bytes that several hold at once. Where there is no room for all, the oldest of the owner that holds the most gives way. */
export class HeldShares<One extends Held = Held> {
  readonly #most: number;
  /** The oldest first. */
  readonly #all = new Set<One>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(one: One): void {
    this.#all.add(one);
    this.#bytes += one.bytes;
    this.#makeRoom();
  }

  take(one: One, bytes: number): void {
    if (!this.#all.has(one)) return;
    one.bytes += bytes;
    this.#bytes += bytes;
    this.#makeRoom();
  }

  release(one: One): void {
    if (this.#all.delete(one)) this.#bytes -= one.bytes;
  }

  #makeRoom(): void {
    while (this.#bytes > this.#most) {
      const loser = this.#ofTheGreediest();
      this.release(loser);
      loser.giveWay();
    }
  }

  #ofTheGreediest(): One {
    const totals = new Map<string, number>();
    for (const { owner, bytes } of this.#all) totals.set(owner, (totals.get(owner) ?? 0) + bytes);
    const [greediest] = [...totals].reduce((most, each) => (each[1] > most[1] ? each : most));
    return [...this.#all].find(({ owner, bytes }) => owner === greediest && bytes > 0)!;
  }
}
