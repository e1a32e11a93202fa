import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DownloadedDeck } from '../client/downloadDeck.ts';
import { type NotedFile, withDrawings } from './drawnDiagrams.ts';
import { type BrowserPlace, findBrowser } from './findBrowser.ts';
import { addressOf, draw } from './pageFiles.ts';
import { ledElsewhere, type PageHosts } from './pageHosts.ts';
import type { SavePlan } from './saved.ts';

interface DrawnPage {
  readonly page: string;
  readonly plan: Pick<SavePlan, 'browser' | 'theme'>;
  readonly place: BrowserPlace;
  readonly signal: AbortSignal;
  /** Undefined: a page is drawn wherever it leads. */
  readonly hosts: PageHosts | undefined;
}

/** The page as a browser shows it, as markup; nothing where it does not come to that. */
const shownPage = async ({ page, plan, place, signal, hosts }: DrawnPage): Promise<Buffer | undefined> => {
  const browser = await findBrowser(plan.browser, place);
  if (browser === undefined || (hosts && (await ledElsewhere(page, hosts, signal)))) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-page-'));
  try {
    const path = join(folder, 'page.html');
    const address = addressOf(page, { theme: plan.theme });
    const options = () => ['--dump-dom'];
    const problem = await draw({ address, path, options, isPrinted: true }, { browser, signal, hosts });
    return problem ? undefined : await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A service leaves diagrams as their text: where a browser is there, what it draws of the page stands in the file. */
export const drawDiagrams = async (
  { bytes, note }: DownloadedDeck,
  page: DrawnPage,
): Promise<NotedFile | DownloadedDeck> => {
  if (!note?.remarks.some(({ about }) => about === 'diagram')) return { bytes, note };
  const shown = await shownPage(page);
  return shown ? withDrawings(bytes, note, shown) : { bytes, note };
};
