/** What is made of one deck is made one after the other; what is made of others does not wait for it. */
export class DeckTurns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Made>(id: string, make: () => Promise<Made>): Promise<Made> {
    const before = this.#last.get(id) ?? Promise.resolve();
    const made = before.then(make, make);
    this.#last.set(id, made);
    try {
      return await made;
    } finally {
      if (this.#last.get(id) === made) this.#last.delete(id);
    }
  }
}
