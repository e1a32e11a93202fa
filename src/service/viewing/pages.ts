import { type ThemeId, themeIds } from '../../deck/themes.ts';
import type { PageView } from '../../player/page.ts';
import type { EngineThreads } from '../jobs/engineThreads.ts';
import type { PresentationRow } from '../store/tables.ts';
import { type Bytes, KeptBytes } from './keptBytes.ts';

/** What a viewer may choose in the page's address. */
export interface ViewerChoice {
  readonly theme?: ThemeId;
}

/** A presentation without what is only needed to draw it. */
export type PageHead = Pick<PresentationRow, 'id' | 'token' | 'updatedAt'>;

export interface PagesParts {
  readonly threads: Pick<EngineThreads, 'run'>;
  readonly assets: () => Promise<string>;
  /** What is drawn of a presentation; undefined: it is gone. */
  readonly contents: (id: string) => Promise<Pick<PresentationRow, 'title' | 'deck'> | undefined>;
}

const mostKeptBytes = 32 * 1024 * 1024;
const drawingLimitMs = 30_000;

/** The theme of that name; another name is no other page. */
export const themeNamed = (name: string | undefined): ThemeId | undefined =>
  themeIds.find((id) => id === name);

/** Viewing pages, drawn in a thread of their own; the last few are kept. */
export class Pages {
  readonly #parts: PagesParts;
  readonly #kept = new KeptBytes(mostKeptBytes);
  /** The last drawing of each deck that is under way: one deck's pages wait for each other, not others for them. */
  readonly #drawings = new Map<string, Promise<unknown>>();

  constructor(parts: PagesParts) {
    this.#parts = parts;
  }

  page(presentation: PageHead, choice: ViewerChoice): Promise<Bytes> {
    const { id, updatedAt } = presentation;
    const name = JSON.stringify([id, updatedAt, choice.theme]);
    return this.#kept.get(name, () => this.#inTurn(id, () => this.#draw(presentation, choice)));
  }

  async #inTurn(id: string, draw: () => Promise<Bytes>): Promise<Bytes> {
    const before = this.#drawings.get(id) ?? Promise.resolve();
    const drawn = before.then(draw, draw);
    this.#drawings.set(id, drawn);
    try {
      return await drawn;
    } finally {
      if (this.#drawings.get(id) === drawn) this.#drawings.delete(id);
    }
  }

  async #draw({ id, token }: PageHead, choice: ViewerChoice): Promise<Bytes> {
    const { threads, assets, contents } = this.#parts;
    const presentation = await contents(id);
    if (presentation === undefined) throw new Error('The presentation is gone.');
    const { deck, title } = presentation;
    const view: PageView = { assets: await assets(), pictures: `${token}/pictures`, ...choice };
    const ran = await threads.run('page', { deck, title, view }, drawingLimitMs);
    if (ran.outcome === 'done') return Buffer.from(ran.answer);
    throw new Error(`The page could not be drawn: ${ran.outcome === 'failed' ? ran.reason : ran.outcome}`);
  }
}
