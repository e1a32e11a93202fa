import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** What drawing ended with: nothing, or what the browser said last. */
export type Drawn = { readonly done: true } | { readonly done: false; readonly said: string };

const run = (browser: string, parameters: readonly string[], signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(browser, parameters, {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
      timeout: limitMs,
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + String(chunk)).slice(-2_000);
    });
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });

/** Has a browser draw an address into a file, with a profile of its own that is gone afterwards. */
export const drawWithBrowser = async (
  browser: string,
  {
    address,
    into,
    options,
  }: { readonly address: string; readonly into: string; readonly options: readonly string[] },
  signal: AbortSignal,
): Promise<Drawn> => {
  const profile = await mkdtemp(join(tmpdir(), 'deckwright-browser-'));
  // Where the system's user is its administrator, browsers do not start inside their own walls.
  const walls = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  try {
    const said = await run(
      browser,
      [
        ...usual,
        ...walls,
        `--user-data-dir=${profile}`,
        `--virtual-time-budget=${drawingMs}`,
        ...options,
        address,
      ],
      signal,
    );
    const { size } = await stat(into).catch(() => ({ size: 0 }));
    return size > 0 ? { done: true } : { done: false, said: said.trim().split('\n').at(-1) ?? '' };
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
