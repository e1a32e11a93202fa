import type { Memento } from 'vscode';

const storageKey = 'attachedFiles';
const documentsKept = 200;

/** Which workspace files go along with each deck of a document. */
export class AttachedFiles {
  readonly #memento: Pick<Memento, 'get' | 'update'>;

  constructor(memento: Pick<Memento, 'get' | 'update'>) {
    this.#memento = memento;
  }

  #all(): Record<string, readonly string[]> {
    return this.#memento.get(storageKey, {});
  }

  of(document: string): readonly string[] {
    return this.#all()[document] ?? [];
  }

  async set(document: string, files: readonly string[]): Promise<void> {
    const { [document]: _old, ...others } = this.#all();
    const kept = Object.entries(others).slice(1 - documentsKept);
    await this.#memento.update(
      storageKey,
      Object.fromEntries(files.length > 0 ? [...kept, [document, files]] : kept),
    );
  }
}
