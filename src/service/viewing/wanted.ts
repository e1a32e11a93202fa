/** What several wait for, until the last of them goes before it is made. */
export class Wanted {
  readonly #end = new AbortController();
  #waiting = 0;

  /** Nobody waits for it any more. */
  get ended(): AbortSignal {
    return this.#end.signal;
  }

  /** One more waits for it; without a signal to its end. */
  async by<Made>(made: Promise<Made>, signal?: AbortSignal): Promise<Made> {
    const leave = () => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#end.abort();
    };
    this.#waiting += 1;
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await made;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }
}
