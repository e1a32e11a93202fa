import type { Timing } from '../../src/client/timing.ts';

/** Time that passes as soon as everybody waits for it. */
export class VirtualTiming implements Timing {
  readonly slept: number[] = [];
  chance = 0.5;
  #now = 0;
  #sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  #isAdvancing = false;

  now(): number {
    return this.#now;
  }

  /** As when the computer slept: nobody was there while it passed. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }

  random(): number {
    return this.chance;
  }

  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    this.slept.push(milliseconds);
    return new Promise((resolve) => {
      const sleeper = { at: this.#now + milliseconds, wake: resolve };
      this.#sleepers.push(sleeper);
      signal?.addEventListener('abort', () => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        resolve();
      });
      this.#advance();
    });
  }

  #advance(): void {
    if (this.#isAdvancing) return;
    this.#isAdvancing = true;
    setImmediate(() => {
      this.#isAdvancing = false;
      const [first] = this.#sleepers.sort((a, b) => a.at - b.at);
      if (!first) return;
      this.#sleepers = this.#sleepers.filter((other) => other !== first);
      this.#now = first.at;
      first.wake();
      if (this.#sleepers.length > 0) this.#advance();
    });
  }
}
