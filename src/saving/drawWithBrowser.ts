import { spawn } from 'node:child_process';
import { mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageAnswer } from './pageAnswer.ts';
import type { PageHosts } from './pageHosts.ts';

const usual = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
] as const;

/** What a page may take to draw itself, in the browser's own time. */
const drawingMs = 15_000;
/** After so long a browser has got stuck. */
const limitMs = 90_000;

/** What drawing ended with: nothing, or why there is no picture, and in how many seconds there may be one. */
export type Drawn =
  | { readonly done: true }
  | { readonly done: false; readonly said: string; readonly againAfter?: number };

const refusal = (status: number, againAfter: number | undefined): Drawn => {
  const said = `The presentation's address answered ${status}.`;
  return { done: false, said, ...(againAfter !== undefined && { againAfter }) };
};

/** What lies on the disk is answered by nobody. */
export const isOnTheWeb = (address: string): boolean => /^https?:/.test(address);

const run = (
  browser: string,
  parameters: readonly string[],
  { signal, output }: { readonly signal: AbortSignal; readonly output: number | 'ignore' },
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(browser, parameters, {
      stdio: ['ignore', output, 'pipe'],
      signal,
      timeout: limitMs,
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + String(chunk)).slice(-2_000);
    });
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });

export interface BrowserTask {
  readonly address: string;
  readonly into: string;
  readonly options: readonly string[];
  /** What the browser prints is the file; else it writes one itself. */
  readonly isPrinted?: boolean | undefined;
  /** Why an address that the page was led to is not shown; undefined: any is. */
  readonly foreign?: PageHosts['foreign'] | undefined;
}

const profilePrefix = 'deckwright-browser-';
const dayMs = 86_400_000;

/** Profiles of those who were ended before they could take them away. */
const forgetLost = async (): Promise<void> => {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    if (!name.startsWith(profilePrefix)) continue;
    const path = join(tmpdir(), name);
    const { mtimeMs, uid } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY, uid: -1 }));
    if (mtimeMs < Date.now() - dayMs && uid === (process.getuid?.() ?? uid))
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
};

/**
 * A page that leads there, for nobody else to read: what stands in a command line every user of a machine sees, and
 * whoever has a deck's address may see the deck.
 */
const leadingTo = async (address: string, folder: string): Promise<string> => {
  const page = join(folder, 'open.html');
  const to = JSON.stringify(address).replaceAll('<', '\\u003c');
  await writeFile(page, `<!doctype html><script>location.replace(${to})</script>`, { mode: 0o600 });
  return pathToFileURL(page).href;
};

/** Has a browser draw an address into a file, with a profile of its own that is gone afterwards. */
export const drawWithBrowser = async (
  browser: string,
  { address, into, options, isPrinted = false, foreign = () => undefined }: BrowserTask,
  signal: AbortSignal,
): Promise<Drawn> => {
  await forgetLost();
  const profile = await mkdtemp(join(tmpdir(), profilePrefix));
  // Where the system's user is its administrator, browsers do not start inside their own walls.
  const walls = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const record = join(profile, 'network.json');
  const output = isPrinted ? await open(into, 'wx') : undefined;
  try {
    const said = await run(
      browser,
      [
        ...usual,
        ...walls,
        `--user-data-dir=${profile}`,
        `--virtual-time-budget=${drawingMs}`,
        `--log-net-log=${record}`,
        ...options,
        isOnTheWeb(address) ? await leadingTo(address, profile) : address,
      ],
      { signal, output: output?.fd ?? 'ignore' },
    );
    const { size } = await stat(into).catch(() => ({ size: 0 }));
    const answer = isOnTheWeb(address) ? await pageAnswer(record) : undefined;
    const refused = answer?.addresses.map(foreign).find((sentence) => sentence !== undefined);
    if (refused) return { done: false, said: refused };
    if (answer && !answer.isPage) return refusal(answer.status, answer.againAfter);
    const isDrawn = size > 0 && (answer !== undefined || !isOnTheWeb(address));
    return isDrawn ? { done: true } : { done: false, said: said.trim().split('\n').at(-1) ?? '' };
  } finally {
    await output?.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
