import { access, constants, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { DrawnFormat, SaveProblem } from './saved.ts';

/** What the browsers that can print by command are called, and where systems keep them. */
const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
] as const;

const applications: readonly string[] = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const programs = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
] as const;
const programFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'] as const;

/** What tells where programs are. */
export interface BrowserPlace {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly homeFolder: string;
  readonly platform: NodeJS.Platform;
}

/** Where a browser may be, likeliest first. */
const browserPlaces = ({ environment, homeFolder, platform }: BrowserPlace): string[] => {
  if (platform === 'win32')
    return programs.flatMap((path) =>
      programFolders.flatMap((name) => (environment[name] ? [join(environment[name], ...path)] : [])),
    );
  if (platform === 'darwin') return applications.flatMap((path) => [path, join(homeFolder, path)]);
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((name) => folders.map((folder) => join(folder, name)));
};

export type CanRun = (path: string) => Promise<boolean>;

const canRun: CanRun = (path) =>
  Promise.all([stat(path), access(path, constants.X_OK)]).then(
    ([found]) => found.isFile(),
    () => false,
  );

/** The one that was chosen, or the first that is there; nothing where there is none. */
export const findBrowser = async (
  chosen: string | undefined,
  place: BrowserPlace,
  runs: CanRun = canRun,
): Promise<string | undefined> => {
  const named = chosen ?? place.environment.DECKWRIGHT_BROWSER;
  const places = named === undefined ? browserPlaces(place) : [named];
  for (const path of places) if (await runs(path)) return path;
  return undefined;
};

/** The browser that draws a format, or why there is none. */
export const browserFor = async (
  format: DrawnFormat,
  chosen: string | undefined,
  place: BrowserPlace,
): Promise<{ readonly browser: string } | { readonly problem: SaveProblem }> => {
  const browser = await findBrowser(chosen, place);
  if (browser !== undefined) return { browser };
  return { problem: chosen ? { about: 'browser-gone', browser: chosen } : { about: 'no-browser', format } };
};
