import type { Memento } from 'vscode';
import type { Place } from '../../player/browser/editorAround.ts';

/** What a deck's tab shows. */
export interface TabState {
  readonly jobId: string;
  /** The tab shows the speaker view of a presentation that is given in this room. */
  readonly room?: string | undefined;
  readonly place?: Place | undefined;
  /** The tab follows the deck's document: what this session is called. */
  readonly live?: string | undefined;
}

const storageKey = 'deckTabs';

/**
 * What the open tabs show, by the line of their deck. The editor writes down what a page says of itself only now and
 * then: a window that is reloaded at once, or ends, would come back with what was.
 */
export class KeptTabs {
  readonly #memento: Pick<Memento, 'get' | 'update'>;

  constructor(memento: Pick<Memento, 'get' | 'update'>) {
    this.#memento = memento;
  }

  get #all(): Readonly<Record<string, TabState>> {
    return this.#memento.get(storageKey, {});
  }

  get lines(): readonly string[] {
    return Object.keys(this.#all);
  }

  of(line: string): TabState | undefined {
    return this.#all[line];
  }

  async keep(line: string, state: TabState | undefined): Promise<void> {
    await this.#memento.update(storageKey, { ...this.#all, [line]: state });
  }
}
