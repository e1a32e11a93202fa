import type { PageView } from '../../player/page.ts';
import type { EngineThreads } from '../jobs/engineThreads.ts';
import type { PresentationRow } from '../store/tables.ts';

/** What a viewer may choose in the page's address. */
export interface ViewerChoice {
  readonly theme?: string;
  readonly remotePictures: boolean;
}

const kept = 16;
const drawingLimitMs = 30_000;

/** Viewing pages, drawn in a thread of their own; the last few are kept. */
export class Pages {
  readonly #threads: Pick<EngineThreads, 'run'>;
  readonly #assets: () => Promise<string>;
  readonly #drawn = new Map<string, Promise<string>>();

  constructor(threads: Pick<EngineThreads, 'run'>, assets: () => Promise<string>) {
    this.#threads = threads;
    this.#assets = assets;
  }

  page(presentation: PresentationRow, choice: ViewerChoice): Promise<string> {
    const name = JSON.stringify([
      presentation.id,
      presentation.updatedAt,
      choice.theme,
      choice.remotePictures,
    ]);
    const page = this.#drawn.get(name) ?? this.#draw(presentation, choice);
    this.#drawn.delete(name);
    this.#drawn.set(name, page);
    page.catch(() => this.#drawn.delete(name));
    for (const oldest of [...this.#drawn.keys()].slice(0, -kept)) this.#drawn.delete(oldest);
    return page;
  }

  async #draw({ deck, title, token }: PresentationRow, choice: ViewerChoice): Promise<string> {
    const view: PageView = {
      assets: await this.#assets(),
      pictures: `${token}/pictures`,
      ...choice,
    };
    const ran = await this.#threads.run('page', { deck, title, view }, drawingLimitMs);
    if (ran.outcome === 'done') return ran.answer;
    throw new Error(`The page could not be drawn: ${ran.outcome === 'failed' ? ran.reason : ran.outcome}`);
  }
}
