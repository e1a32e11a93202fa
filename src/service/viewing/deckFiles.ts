import type { ExportChoice, ExportedDeck } from '../../export/exporter.ts';
import type { EngineThreads } from '../jobs/engineThreads.ts';
import type { Objects } from '../objects/objects.ts';
import type { PictureRow, PresentationRow } from '../store/tables.ts';

export interface DeckFilesParts {
  readonly threads: Pick<EngineThreads, 'run'>;
  /** Undefined: the presentation is gone. */
  readonly contents: (
    id: string,
  ) => Promise<Pick<PresentationRow, 'title' | 'deck' | 'updatedAt'> | undefined>;
  readonly pictures: (id: string) => Promise<readonly Pick<PictureRow, 'assetId' | 'key'>[]>;
  readonly objects: Pick<Objects, 'bring'>;
}

export interface DeckFile extends ExportedDeck {
  readonly title: string;
}

const writingLimitMs = 60_000;

/** Presentations as files, written in a thread of their own. */
export class DeckFiles {
  readonly #parts: DeckFilesParts;

  constructor(parts: DeckFilesParts) {
    this.#parts = parts;
  }

  /** Undefined: the presentation is gone. */
  async file(id: string, choice: ExportChoice): Promise<DeckFile | undefined> {
    const { threads, contents, pictures, objects } = this.#parts;
    const [presentation, stored] = await Promise.all([contents(id), pictures(id)]);
    if (presentation === undefined) return undefined;
    const { deck, title, updatedAt } = presentation;
    const local = await objects.bring(stored.map(({ key }) => key));
    const files = stored.map(({ assetId, key }) => ({ id: assetId, path: local.path(key) }));
    const ask = { deck, title, choice, pictures: files, made: new Date(updatedAt) };
    const ran = await threads.run('file', ask, writingLimitMs).finally(() => local.discard());
    if (ran.outcome === 'done') return { ...ran.answer, title };
    throw new Error(`The file could not be written: ${ran.outcome === 'failed' ? ran.reason : ran.outcome}`);
  }
}
