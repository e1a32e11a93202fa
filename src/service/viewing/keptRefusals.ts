import { Abandoned, gaveWaySeconds, NotDrawn } from './drawn.ts';

/** What was not made is refused at once for a minute: the machine may have been busy. */
export class KeptRefusals {
  readonly #kept = new Map<string, NotDrawn>();

  async make<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    const refused = this.#kept.get(name);
    if (refused) throw refused;
    try {
      return await make();
    } catch (error) {
      if (error instanceof NotDrawn && !(error instanceof Abandoned)) this.#keep(name, error);
      throw error;
    }
  }

  #keep(name: string, refusal: NotDrawn): void {
    this.#kept.set(name, refusal);
    setTimeout(() => this.#kept.delete(name), gaveWaySeconds * 1_000).unref();
  }
}
