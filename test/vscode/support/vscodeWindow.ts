import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { keepsTabs, turnAway } from './keepState.ts';
import { screenshots } from './places.ts';
import { notingSaid } from './saidInWindow.ts';
import { reportWindow, WindowLog, whatIsSeen } from './windowReport.ts';
import { withoutOwnWorker } from './withoutOwnWorker.ts';

export interface Opened {
  readonly address: string;
  /** A folder, or a file that says which folders belong together. */
  readonly what: { readonly folder: string } | { readonly workspace: string };
}

/** What a person does not wait for long; beside a busy core VS Code takes its time. */
export const slow = 60_000;
/** VS Code loads in seconds, but not beside a busy core. */
const starting = 90_000;
/** What is said of a page that another one took the place of while it was asked. */
const isReplaced = /Frame was detached|Execution context was destroyed/;

export const newWindowContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    // To press twenty megabytes of VS Code takes longer than to send them over loopback.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
  });
  await withoutOwnWorker(context);
  await notingSaid(context);
  return context;
};

/** A window of VS Code in a browser: it is opened, loaded anew and closed, and tells what it was like. */
export class VscodeWindow {
  readonly page: Page;
  readonly #name: string;
  readonly #log: WindowLog;
  #shots = 0;

  constructor(page: Page, name: string) {
    this.page = page;
    this.#name = name;
    this.#log = new WindowLog(page.context());
  }

  async load({ address, what }: Opened): Promise<void> {
    try {
      await this.page.goto(`${address}/?${new URLSearchParams(what)}`, { timeout: starting });
      await this.ready();
    } catch (error) {
      await this.report('not-opened');
      throw error;
    }
  }

  async ready(): Promise<void> {
    await this.page.waitForSelector('.monaco-workbench .part.statusbar', { timeout: starting });
    await this.page.waitForSelector('.activitybar [aria-label^="Deckwright"]', { timeout: starting });
  }

  async #place(step: string): Promise<string> {
    await mkdir(screenshots, { recursive: true });
    this.#shots += 1;
    return join(screenshots, `${this.#name}-${String(this.#shots).padStart(2, '0')}-${step}`);
  }

  async picture(step: string): Promise<void> {
    await this.page.screenshot({ path: `${await this.#place(step)}.png`, animations: 'disabled' });
  }

  /** A picture, and in a text beside it all that is in the window and was said there. */
  async report(step: string): Promise<void> {
    const place = await this.#place(step);
    await writeFile(`${place}.txt`, await reportWindow(this.page, this.#log));
    console.log(`    ${this.#name}: ${await whatIsSeen(this.page)}`);
    await this.page.screenshot({ path: `${place}.png`, animations: 'disabled' });
  }

  /** Waits for what no selector says, also when the window is closed. A page that is replaced has not answered yet. */
  async until(isTrue: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + slow;
    const isTrueNow = () =>
      isTrue().catch((error) => (isReplaced.test(String(error)) ? false : Promise.reject(error)));
    while (!(await isTrueNow())) {
      if (Date.now() > deadline) throw new Error('What was waited for did not happen.');
      await delay(100);
    }
  }

  async reload(): Promise<void> {
    await turnAway(this.page);
    await this.until(() => keepsTabs(this.page));
    await this.page.reload();
    await this.ready();
  }

  /** As a person closes it, which VS Code hears of. */
  async close(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.context().close();
  }
}
