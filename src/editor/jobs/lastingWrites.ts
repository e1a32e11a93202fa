import { Serial } from '../serial.ts';

const tryAgainAfter = 5_000;

/**
 * Writes that are not given up: of each thing the newest, one after the other. One that fails, as on a full disk, is told
 * and tried again with the next one, and after a while by itself.
 */
export class LastingWrites {
  readonly #serial = new Serial();
  readonly #waiting = new Map<string, () => PromiseLike<void>>();
  readonly #trouble: (error: unknown) => void;
  readonly #after: number;
  #again: NodeJS.Timeout | undefined;

  constructor(trouble: (error: unknown) => void, after = tryAgainAfter) {
    this.#trouble = trouble;
    this.#after = after;
  }

  /** Resolves when it was tried. */
  put(name: string, write: () => PromiseLike<void>): Promise<void> {
    this.#waiting.set(name, write);
    return this.#writeAll();
  }

  #writeAll(): Promise<void> {
    clearTimeout(this.#again);
    return this.#serial.run(async () => {
      for (const [name, write] of this.#waiting) {
        try {
          await write();
          if (this.#waiting.get(name) === write) this.#waiting.delete(name);
        } catch (error) {
          this.#trouble(error);
        }
      }
      clearTimeout(this.#again);
      if (this.#waiting.size > 0) this.#again = setTimeout(() => void this.#writeAll(), this.#after);
    });
  }

  dispose(): void {
    clearTimeout(this.#again);
  }
}
