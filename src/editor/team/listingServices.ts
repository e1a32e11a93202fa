import type { Memento } from 'vscode';
import type { ServiceUrl } from '../services/service.ts';

const storageKey = 'listingServices';

/** The services that were seen to list decks: what is known of them before any is asked. */
export class ListingServices {
  readonly #memento: Pick<Memento, 'get' | 'update'>;

  constructor(memento: Pick<Memento, 'get' | 'update'>) {
    this.#memento = memento;
  }

  get #all(): readonly ServiceUrl[] {
    return this.#memento.get(storageKey, []);
  }

  has(service: ServiceUrl): boolean {
    return this.#all.includes(service);
  }

  async note(service: ServiceUrl, lists: boolean): Promise<void> {
    const others = this.#all.filter((each) => each !== service);
    await this.#memento.update(storageKey, lists ? [...others, service] : others);
  }
}
