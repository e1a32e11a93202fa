import type { ServiceConnection } from '../client/serviceConnection.ts';
import { drawDiagrams } from './drawDiagrams.ts';
import { isOnTheWeb } from './drawWithBrowser.ts';
import type { BrowserPlace } from './findBrowser.ts';
import { drawPage } from './pageFiles.ts';
import type { PageHosts } from './pageHosts.ts';
import { writeInPlace } from './putInPlace.ts';
import { isDrawn, type SavePlan, type Saving } from './saved.ts';

/** A presentation, where it is viewed. */
export interface ViewedDeck {
  readonly url?: string | undefined;
  readonly slideCount?: number | undefined;
}

export interface SaveParts {
  readonly connection: Pick<ServiceConnection, 'download'>;
  /** Where a browser is looked for. */
  readonly place: BrowserPlace;
  readonly signal: AbortSignal;
  /** Undefined: a page is drawn wherever it leads. */
  readonly hosts?: PageHosts;
  readonly onProgress?: (done: number, all: number) => void;
}

/** Writes a presentation as a file: what the service makes of it, or what a browser draws of its page. */
export const saveDeck = async (
  { url: page, slideCount = 0 }: ViewedDeck,
  plan: SavePlan,
  path: string,
  { connection, ...drawing }: SaveParts,
): Promise<Saving> => {
  if (page === undefined || !isOnTheWeb(page)) return { problem: { about: 'no-address' } };
  const { format, theme, fonts, slides } = plan;
  if (slides && slideCount > 0 && slides.from > slideCount)
    return { problem: { about: 'beyond-end', slides: slideCount, from: slides.from } };
  if (isDrawn(format)) return drawPage(format, { plan, page, path, slideCount }, drawing);
  const choice = { theme, fonts, slides: slides && `${slides.from}-${slides.to}` };
  const file = await connection.download(page, format, { choice, signal: drawing.signal });
  if (!file.ok) return { problem: { about: 'failure', failure: file.failure } };
  const { place, signal, hosts } = drawing;
  const { bytes, note } =
    format === 'html' ? await drawDiagrams(file.value, { page, plan, place, signal, hosts }) : file.value;
  const problem = await writeInPlace(path, bytes);
  return problem ? { problem } : { paths: [path], note };
};
