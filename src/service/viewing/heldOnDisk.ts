/** Counts, by name, the bytes of files that are kept until they are taken, and lets no more come than may; one always may. */
export class HeldOnDisk {
  readonly #most: number;
  readonly #bytes = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Undefined: there is no room for it. What it gives says that it is gone, however often it is called. */
  take(name: string, bytes: number): (() => void) | undefined {
    const held = this.#bytes.get(name) ?? 0;
    if (held > 0 && held + bytes > this.#most) return undefined;
    this.#bytes.set(name, held + bytes);
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      const left = (this.#bytes.get(name) ?? bytes) - bytes;
      if (left > 0) this.#bytes.set(name, left);
      else this.#bytes.delete(name);
    };
  }
}
