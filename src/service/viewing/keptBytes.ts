import { Wanted } from './wanted.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

interface Entry {
  readonly made: Promise<Bytes>;
  readonly wanted: Wanted;
  size: number;
}

/**
 * What many ask for, made once and in memory once; what was asked for last is kept, up to so many bytes. What is let
 * go is found again as long as somebody who was given it still holds it.
 */
export class KeptBytes {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Entry>();
  readonly #lent = new Map<string, WeakRef<Bytes>>();

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** What nobody waits for any more need not be made: `make` is told. */
  async get(
    name: string,
    make: (unwanted: AbortSignal) => Promise<Bytes>,
    signal?: AbortSignal,
  ): Promise<Bytes> {
    const known = this.#kept.get(name) ?? this.#lentOut(name);
    const wanted = known?.wanted ?? new Wanted();
    const entry = known ?? { made: make(wanted.ended), wanted, size: 0 };
    this.#kept.delete(name);
    this.#kept.set(name, entry);
    if (known === undefined) {
      entry.made.then(
        (bytes) => {
          entry.size = bytes.byteLength;
          this.#lent.set(name, new WeakRef(bytes));
          this.#letGo();
        },
        () => this.#kept.delete(name),
      );
    }
    return wanted.by(entry.made, signal);
  }

  #lentOut(name: string): Entry | undefined {
    const bytes = this.#lent.get(name)?.deref();
    return bytes && { made: Promise.resolve(bytes), wanted: new Wanted(), size: bytes.byteLength };
  }

  /** The oldest first; what is still being made has no size yet. */
  #letGo(): void {
    for (const [name, bytes] of this.#lent) if (bytes.deref() === undefined) this.#lent.delete(name);
    let bytes = 0;
    for (const { size } of this.#kept.values()) bytes += size;
    for (const [name, { size }] of this.#kept) {
      if (bytes <= this.#mostBytes) return;
      bytes -= size;
      if (size > 0) this.#kept.delete(name);
    }
  }
}
