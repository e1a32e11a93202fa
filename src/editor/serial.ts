/** Work one after the other. What fails, fails for whoever asked for it; what comes after it goes on. */
export class Serial {
  /** Never rejects: there is no other way to follow it than this. */
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => PromiseLike<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
