/** A Memento in memory. */
export class MemoryMemento {
  readonly #values = new Map<string, unknown>();

  get<T>(key: string): T | undefined;
  get<T>(key: string, otherwise: T): T;
  get<T>(key: string, otherwise?: T): T | undefined {
    return this.#values.has(key) ? (structuredClone(this.#values.get(key)) as T) : otherwise;
  }

  async update(key: string, value: unknown): Promise<void> {
    if (value === undefined) this.#values.delete(key);
    else this.#values.set(key, structuredClone(value));
  }
}
