/** How whoever puts a job into the queue tells those who work. What is not heard costs seconds: they also look. */
export interface Wakes {
  wake(): Promise<void>;
  /** The listener resolves when it has room for another job. */
  onWake(listener: () => Promise<void>): Promise<void>;
}

/** Within one process. */
export class LocalWakes implements Wakes {
  #listener: (() => Promise<void>) | undefined;

  async wake(): Promise<void> {
    void this.#listener?.();
  }

  async onWake(listener: () => Promise<void>): Promise<void> {
    this.#listener = listener;
  }
}
