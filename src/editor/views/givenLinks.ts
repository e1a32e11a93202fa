import type { Memento } from 'vscode';

const storageKey = 'linksGiven';

/** Whether somebody may have a link to a deck of this window's built-in service. */
export class GivenLinks {
  readonly #memento: Pick<Memento, 'get' | 'update'>;

  constructor(memento: Pick<Memento, 'get' | 'update'>) {
    this.#memento = memento;
  }

  get areGiven(): boolean {
    return this.#memento.get(storageKey, false);
  }

  async give(): Promise<void> {
    if (!this.areGiven) await this.#memento.update(storageKey, true);
  }
}
