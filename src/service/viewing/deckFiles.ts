import { rm } from 'node:fs/promises';
import type { FileReply } from '../../api/beyond/exporting.ts';
import { exportedFiles } from '../../api/exportedFiles.ts';
import { fileNameOf } from '../../deck/fileName.ts';
import type { ExportChoice } from '../../export/exporter.ts';
import { AtOnce } from '../atOnce.ts';
import type { EngineThreads } from '../jobs/engineThreads.ts';
import type { Objects } from '../objects/objects.ts';
import type { Reserve } from '../store/reserve.ts';
import type { PictureRow, PresentationRow } from '../store/tables.ts';
import type { DeckTurns } from './deckTurns.ts';
import { drawn, NotDrawn, tooLarge } from './drawn.ts';
import { HeldOnDisk } from './heldOnDisk.ts';
import { KeptRefusals } from './keptRefusals.ts';

export interface DeckFilesParts {
  readonly threads: Pick<EngineThreads, 'run'>;
  readonly turns: DeckTurns;
  /** Of all pictures of a file: they are in memory a few times while it is written. */
  readonly mostPictureBytes: number;
  /** Undefined: the presentation is gone. */
  readonly contents: (
    id: string,
  ) => Promise<Pick<PresentationRow, 'title' | 'deck' | 'updatedAt' | 'workspaceId'> | undefined>;
  readonly pictures: (id: string) => Promise<readonly Pick<PictureRow, 'assetId' | 'key' | 'bytes'>[]>;
  readonly objects: Pick<Objects, 'bring'>;
  readonly reserve: Pick<Reserve, 'demand'>;
  /** A path for a file of a presentation that there is not yet. */
  readonly newPath: (id: string) => string;
}

/** It has so many slides, and none of those that were asked for. */
interface BeyondEnd {
  readonly has: number;
}

type Written = Pick<FileReply, 'type' | 'name' | 'note' | 'bytes'> & { readonly workspaceId: string };

const writingLimitMs = 60_000;
/** Of one deck, waited for or being sent: to whoever has a key, and to all others who may view it. */
const mostAtOnce = 8;

/** Bytes of files that are on the disk for viewers of one workspace's decks until they have taken them. */
const mostForViewers = 64 * 1024 * 1024;

/** Who asks: viewers never stand in the way of those who have a key. */
export type Asker = 'key' | 'viewer';

/** Presentations as files, written in a thread of their own and sent from the disk. */
export class DeckFiles {
  readonly #parts: DeckFilesParts;
  readonly #refusals = new KeptRefusals();
  readonly #atOnce = new AtOnce(mostAtOnce);
  readonly #held = new HeldOnDisk(mostForViewers);

  constructor(parts: DeckFilesParts) {
    this.#parts = parts;
  }

  /** Undefined: the presentation is gone. */
  async file(
    id: string,
    choice: ExportChoice,
    asker: Asker,
    signal?: AbortSignal,
  ): Promise<FileReply | BeyondEnd | 'busy' | undefined> {
    const end = this.#atOnce.begin(`${asker} ${id}`);
    if (end === undefined) return 'busy';
    const path = this.#parts.newPath(id);
    let giveBack = (): void => undefined;
    const release = async () => {
      end();
      giveBack();
      await rm(path, { force: true });
    };
    try {
      const made = await this.#parts.turns.take(id, () => this.#write(id, choice, path, signal), signal);
      if (!made || 'has' in made) {
        await release();
        return made;
      }
      const { workspaceId, ...written } = made;
      const held = asker === 'viewer' ? this.#held.take(workspaceId, written.bytes) : () => undefined;
      if (held) {
        giveBack = held;
        return { ...written, path, release };
      }
      await release();
      return 'busy';
    } catch (error) {
      await release();
      // What is deleted for good takes along the file that is being written of it.
      const isGone = !(error instanceof NotDrawn) && (await this.#parts.contents(id)) === undefined;
      if (isGone) return undefined;
      throw error;
    }
  }

  /** The deck is loaded when it is its turn, not while it waits. */
  async #write(
    id: string,
    choice: ExportChoice,
    path: string,
    signal: AbortSignal | undefined,
  ): Promise<Written | BeyondEnd | undefined> {
    const { threads, contents, pictures, objects, reserve } = this.#parts;
    await reserve.demand();
    const [presentation, stored] = await Promise.all([contents(id), pictures(id)]);
    if (presentation === undefined) return undefined;
    if (stored.reduce((sum, { bytes }) => sum + bytes, 0) > this.#parts.mostPictureBytes)
      throw tooLarge('The file is too large for this service to make.');
    const { deck, title, updatedAt, workspaceId } = presentation;
    const { type, extension } = exportedFiles[choice.format];
    const name = fileNameOf(title, extension);
    const local = await objects.bring(stored.map(({ key }) => key));
    const files = stored.map(({ assetId, key }) => ({ id: assetId, path: local.path(key) }));
    const ask = { deck, title, choice, pictures: files, made: new Date(updatedAt), path };
    const written = await this.#refusals
      .make(JSON.stringify([id, updatedAt, choice.format, choice.slides !== undefined]), async () =>
        drawn('The file', await threads.run('file', ask, writingLimitMs, workspaceId, signal)),
      )
      .finally(() => local.discard());
    return 'has' in written ? written : { type, name, workspaceId, ...written };
  }
}
