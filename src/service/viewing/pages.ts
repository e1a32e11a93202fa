import { type ThemeId, themeIds } from '../../deck/themes.ts';
import type { PageView } from '../../player/page.ts';
import type { EngineThreads } from '../jobs/engineThreads.ts';
import type { PresentationRow } from '../store/tables.ts';
import type { DeckTurns } from './deckTurns.ts';
import { Abandoned, drawn } from './drawn.ts';
import { type Bytes, KeptBytes } from './keptBytes.ts';
import { KeptRefusals } from './keptRefusals.ts';

/** What a viewer may choose in the page's address. */
export interface ViewerChoice {
  readonly theme?: ThemeId;
}

/** A presentation without what is only needed to draw it. */
export type PageHead = Pick<PresentationRow, 'id' | 'token' | 'updatedAt'>;

export interface PagesParts {
  readonly threads: Pick<EngineThreads, 'run'>;
  readonly turns: DeckTurns;
  readonly mostKeptBytes: number;
  readonly assets: () => Promise<string>;
  /** What is drawn of a presentation; undefined: it is gone. */
  readonly contents: (
    id: string,
  ) => Promise<Pick<PresentationRow, 'title' | 'deck' | 'workspaceId'> | undefined>;
}

const drawingLimitMs = 30_000;

class Gone extends Error {}

/** The theme of that name; another name is no other page. */
export const themeNamed = (name: string | undefined): ThemeId | undefined =>
  themeIds.find((id) => id === name);

/** Viewing pages, drawn in a thread of their own; the last few are kept. */
export class Pages {
  readonly #parts: PagesParts;
  readonly #kept: KeptBytes;
  readonly #refusals = new KeptRefusals();

  constructor(parts: PagesParts) {
    this.#parts = parts;
    this.#kept = new KeptBytes(parts.mostKeptBytes);
  }

  /** Undefined: it was deleted while its page waited to be drawn. None waits to be drawn for who has gone. */
  async page(presentation: PageHead, choice: ViewerChoice, signal?: AbortSignal): Promise<Bytes | undefined> {
    const { id, token, updatedAt } = presentation;
    const name = JSON.stringify([id, token, updatedAt, choice.theme]);
    try {
      return await this.#kept.get(
        name,
        (unwanted) =>
          this.#parts.turns.take(
            id,
            // In whatever theme: what makes it slow is what it shows.
            () => this.#refusals.make(`${id} ${updatedAt}`, () => this.#draw(presentation, choice)),
            unwanted,
          ),
        signal,
      );
    } catch (error) {
      if (error instanceof Gone) return undefined;
      // Those who waited had gone when this one came.
      if (error instanceof Abandoned && !signal?.aborted) return this.page(presentation, choice, signal);
      throw error;
    }
  }

  async #draw({ id, token }: PageHead, choice: ViewerChoice): Promise<Bytes> {
    const { threads, assets, contents } = this.#parts;
    const presentation = await contents(id);
    if (presentation === undefined) throw new Gone();
    const { deck, title, workspaceId } = presentation;
    const view: PageView = { assets: await assets(), pictures: `${token}/pictures`, ...choice };
    const ran = await threads.run('page', { deck, title, view }, drawingLimitMs, workspaceId);
    return Buffer.from(drawn('The page', ran));
  }
}
