import { rename } from 'node:fs/promises';
import { extname } from 'node:path';
import { canvas } from '../../deck/canvas.ts';
import type { Surroundings } from '../surroundings.ts';
import { drawWithBrowser } from './drawWithBrowser.ts';
import type { ExportPlan } from './exportPlan.ts';
import { findBrowser } from './findBrowser.ts';
import { putInPlace } from './writeOut.ts';

interface PageFile {
  readonly plan: ExportPlan;
  readonly page: string;
  readonly path: string;
  readonly slideCount: number;
}

type PageFiles = { readonly paths: readonly string[] } | { readonly problem: string };

const noBrowser = ({ browser, format }: ExportPlan): string =>
  browser === undefined
    ? `No browser was found that can draw a ${format.toUpperCase()}. Install Chromium, Chrome or Edge, or name one: --browser PATH or DECKWRIGHT_BROWSER. PowerPoint files and speaker notes need none.`
    : `There is no program ${browser} that can be started.`;

const addressOf = (page: string, values: Readonly<Record<string, string | undefined>>, hash = ''): string => {
  const address = new URL(page);
  for (const [name, value] of Object.entries(values)) if (value) address.searchParams.set(name, value);
  address.hash = hash;
  return address.href;
};

/** Draws an address into a file beside its place; tells what went wrong. */
const draw = async (
  browser: string,
  { address, path, options }: { address: string; path: string; options: (into: string) => readonly string[] },
  { interruption }: Surroundings,
): Promise<string | undefined> => {
  let said: string | undefined;
  const problem = await putInPlace(path, async (beside) => {
    // Browsers go by a file's ending.
    const into = `${beside}${extname(path)}`;
    const drawn = await drawWithBrowser(browser, { address, into, options: options(into) }, interruption);
    if (drawn.done) await rename(into, beside);
    else said = drawn.said;
  });
  return said === undefined ? problem : `The browser did not draw ${path}${said && `: ${said}`}`;
};

/** The printed page as it is, with bookmarks, tags and links. */
export const drawPdf = async (
  { plan, page, path }: PageFile,
  surroundings: Surroundings,
): Promise<PageFiles> => {
  const browser = await findBrowser(plan.browser, surroundings);
  if (browser === undefined) return { problem: noBrowser(plan) };
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
  const problem = await draw(browser, { address, path, options }, surroundings);
  return problem === undefined ? { paths: [path] } : { problem };
};

const numbered = (path: string, number: number, most: number): string => {
  const extension = extname(path);
  const digits = String(number).padStart(String(most).length, '0');
  return `${path.slice(0, path.length - extension.length)}-${digits}${extension}`;
};

/** A picture of each slide; of one, under the very name. */
export const drawPictures = async (
  { plan, page, path, slideCount }: PageFile,
  surroundings: Surroundings,
): Promise<PageFiles> => {
  const browser = await findBrowser(plan.browser, surroundings);
  if (browser === undefined) return { problem: noBrowser(plan) };
  const from = plan.slides?.from ?? 1;
  const to = Math.min(plan.slides?.to ?? slideCount, Math.max(slideCount, from));
  const paths: string[] = [];
  for (let number = from; number <= to && !surroundings.interruption.aborted; number += 1) {
    const own = from === to ? path : numbered(path, number, to);
    const address = addressOf(page, { theme: plan.theme, bare: '1' }, `/${number - 1}`);
    const options = (into: string) => [
      `--screenshot=${into}`,
      `--window-size=${canvas.width},${canvas.height}`,
      `--force-device-scale-factor=${plan.width / canvas.width}`,
    ];
    const problem = await draw(browser, { address, path: own, options }, surroundings);
    if (problem !== undefined) return { problem };
    paths.push(own);
  }
  return { paths };
};
