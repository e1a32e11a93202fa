import { setTimeout as after } from 'node:timers/promises';
import { canvas } from '../deck/canvas.ts';
import { type BrowserTask, drawWithBrowser } from './drawWithBrowser.ts';
import { type BrowserPlace, browserFor } from './findBrowser.ts';
import { ledElsewhere, type PageHosts } from './pageHosts.ts';
import { putInPlace } from './putInPlace.ts';
import { type DrawnFormat, picturesOf, type SavePlan, type SaveProblem, type Saving } from './saved.ts';

/** A deck's page, and what is to be drawn of it. */
interface PageFile {
  readonly plan: SavePlan;
  readonly page: string;
  readonly path: string;
  readonly slideCount: number;
}

export interface Drawing {
  readonly browser: string;
  readonly signal: AbortSignal;
  /** Undefined: a page is drawn wherever it leads. */
  readonly hosts?: PageHosts | undefined;
  /** How many pictures of how many are there. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

export const addressOf = (
  page: string,
  values: Readonly<Record<string, string | undefined>>,
  hash = '',
): string => {
  const address = new URL(page);
  for (const [name, value] of Object.entries(values)) if (value) address.searchParams.set(name, value);
  address.hash = hash;
  return address.href;
};

/** Of a service that says when to ask again, and how long it may tell one to wait. */
const tries = 3;
const patienceSeconds = 120;

interface PageTask extends Pick<BrowserTask, 'address' | 'isPrinted'> {
  readonly path: string;
  readonly options: (into: string) => readonly string[];
}

/** Draws an address into a file beside its place; tells what went wrong. */
export const draw = (
  { path, options, ...task }: PageTask,
  { browser, signal, hosts }: Drawing,
): Promise<SaveProblem | undefined> =>
  putInPlace(path, async (into) => {
    for (let left = tries; ; ) {
      const foreign = hosts?.foreign;
      const drawn = await drawWithBrowser(
        browser,
        { ...task, foreign, into, options: options(into) },
        signal,
      );
      if (drawn.done) return undefined;
      left -= 1;
      const { said, againAfter = Infinity } = drawn;
      if (left === 0 || againAfter > patienceSeconds) return { about: 'not-drawn', path, said };
      await after(againAfter * 1_000, undefined, { signal });
    }
  });

/** The printed page as it is, with bookmarks, tags and links. */
const drawPdf = async ({ plan, page, path }: PageFile, drawing: Drawing): Promise<Saving> => {
  const { theme, slides, notes } = plan;
  const address = addressOf(page, {
    theme,
    slides: slides && `${slides.from}-${slides.to}`,
    notes: notes ? '1' : undefined,
  });
  const options = (into: string) => [
    `--print-to-pdf=${into}`,
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
  ];
  const problem = await draw({ address, path, options }, drawing);
  return problem ? { problem } : { paths: [path] };
};

/** A picture of each slide; of one, under the very name. */
const drawPictures = async (
  { plan, page, path, slideCount }: PageFile,
  drawing: Drawing,
): Promise<Saving> => {
  const pictures = picturesOf(path, plan, slideCount);
  for (const [at, picture] of pictures.entries()) {
    drawing.onProgress?.(at, pictures.length);
    const address = addressOf(page, { theme: plan.theme, bare: '1' }, `/${picture.slide - 1}`);
    const options = (into: string) => [
      `--screenshot=${into}`,
      `--window-size=${canvas.width},${canvas.height}`,
      `--force-device-scale-factor=${plan.width / canvas.width}`,
    ];
    const problem = await draw({ address, path: picture.path, options }, drawing);
    if (problem) return { problem };
  }
  return { paths: pictures.map((picture) => picture.path) };
};

const drawers = { pdf: drawPdf, png: drawPictures } as const;

/** Has a browser that is there draw a deck's page. */
export const drawPage = async (
  format: DrawnFormat,
  file: PageFile,
  { place, ...drawing }: Omit<Drawing, 'browser'> & { readonly place: BrowserPlace },
): Promise<Saving> => {
  const found = await browserFor(format, file.plan.browser, place);
  if ('problem' in found) return found;
  const { hosts, signal } = drawing;
  const said = hosts && (await ledElsewhere(file.page, hosts, signal));
  if (said) return { problem: { about: 'not-drawn', path: file.path, said } };
  return drawers[format](file, { ...found, ...drawing });
};
