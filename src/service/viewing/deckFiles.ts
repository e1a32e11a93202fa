import type { FileReply } from '../../api/beyond/exporting.ts';
import { exportedFiles } from '../../api/exported.ts';
import type { ExportChoice } from '../../export/exporter.ts';
import { fileNameOf } from '../../export/fileName.ts';
import type { StoredPictureFile } from '../jobs/engineTask.ts';
import type { EngineThreads } from '../jobs/engineThreads.ts';
import type { PresentationRow } from '../store/tables.ts';

export interface DeckFilesParts {
  readonly threads: Pick<EngineThreads, 'run'>;
  /** Undefined: the presentation is gone. */
  readonly contents: (
    id: string,
  ) => Promise<Pick<PresentationRow, 'title' | 'deck' | 'updatedAt'> | undefined>;
  readonly pictures: (id: string) => Promise<readonly StoredPictureFile[]>;
}

const writingLimitMs = 60_000;

/** Presentations as files, written in a thread of their own. */
export class DeckFiles {
  readonly #parts: DeckFilesParts;

  constructor(parts: DeckFilesParts) {
    this.#parts = parts;
  }

  /** Undefined: the presentation is gone. */
  async file(id: string, choice: ExportChoice): Promise<FileReply | undefined> {
    const { threads, contents, pictures } = this.#parts;
    const [presentation, stored] = await Promise.all([contents(id), pictures(id)]);
    if (presentation === undefined) return undefined;
    const { deck, title, updatedAt } = presentation;
    const ask = { deck, title, choice, pictures: stored, made: new Date(updatedAt) };
    const ran = await threads.run('file', ask, writingLimitMs);
    const { type, extension } = exportedFiles[choice.format];
    if (ran.outcome === 'done') return { ...ran.answer, type, name: fileNameOf(title, extension) };
    throw new Error(`The file could not be written: ${ran.outcome === 'failed' ? ran.reason : ran.outcome}`);
  }
}
