import type { Memento } from 'vscode';
import type { Parts } from '../parts.ts';
import { builtInUrl } from '../services/service.ts';

const storageKey = 'liveDrafts';

/** Decks that only a tab shows, in no list: gone from their service as soon as the next one is shown. */
export class Drafts {
  readonly #memento: Pick<Memento, 'get' | 'update'>;
  readonly #services: Pick<Parts['services'], 'connect'>;

  constructor(memento: Pick<Memento, 'get' | 'update'>, services: Pick<Parts['services'], 'connect'>) {
    this.#memento = memento;
    this.#services = services;
  }

  get #known(): readonly string[] {
    return this.#memento.get(storageKey, []);
  }

  async add(presentationId: string): Promise<void> {
    await this.#memento.update(storageKey, [...this.#known, presentationId]);
  }

  /** All but the one that is shown, and with them what a window that ended left behind. */
  async dropAllBut(shown: ReadonlySet<string>): Promise<void> {
    const connection = await this.#services.connect(builtInUrl);
    if (!connection.ok) return;
    const left = this.#known.filter((id) => !shown.has(id));
    await Promise.all(left.map((id) => connection.value.beyond.deletePresentation(id, true)));
    await this.#memento.update(
      storageKey,
      this.#known.filter((id) => !left.includes(id)),
    );
  }
}
