export type Bytes = Uint8Array<ArrayBuffer>;

/** What many ask for, made once and in memory once; what was asked for last is kept, up to so many bytes. */
export class KeptBytes {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, { readonly made: Promise<Bytes>; size: number }>();

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  async get(name: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const known = this.#kept.get(name);
    const entry = known ?? { made: make(), size: 0 };
    this.#kept.delete(name);
    this.#kept.set(name, entry);
    if (known === undefined) {
      entry.made.then(
        (bytes) => {
          entry.size = bytes.byteLength;
          this.#letGo();
        },
        () => this.#kept.delete(name),
      );
    }
    return entry.made;
  }

  /** The oldest first; what is still being made has no size yet. */
  #letGo(): void {
    let bytes = 0;
    for (const { size } of this.#kept.values()) bytes += size;
    for (const [name, { size }] of this.#kept) {
      if (bytes <= this.#mostBytes) return;
      bytes -= size;
      if (size > 0) this.#kept.delete(name);
    }
  }
}
