import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { openWatchedPage } from './watchedPage.ts';

export const settled = (page: Page) => page.waitForSelector('html[data-state="settled"]');

export const currentSlide = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.slides > section.present')?.dataset.slideId);

export const waitForSlide = (page: Page, id: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('.slides > section.present')?.dataset.slideId === wanted,
    id,
  );

type ShownDeck = Parameters<PageServer['show']>[0];

/** A deck as its viewer has it, in each test on a page of its own; what goes wrong on that page fails the test. */
export class DeckInBrowser {
  page!: Page;
  #browser!: Browser;
  #server!: PageServer;
  #troubles: readonly string[] = [];

  /** To be called within `describe`. */
  constructor(deck: ShownDeck) {
    before(async () => {
      [this.#browser, this.#server] = await Promise.all([launchChromium(), startPageServer()]);
    });
    after(async () => {
      await this.#browser.close();
      await this.#server.close();
    });
    beforeEach(() => this.#open(deck));
    afterEach(() => this.#close());
  }

  get browser(): Browser {
    return this.#browser;
  }

  get origin(): string {
    return this.#server.origin;
  }

  /** In place of what is open. */
  async show(deck: ShownDeck): Promise<void> {
    await this.#close();
    await this.#open(deck);
  }

  async #open(deck: ShownDeck): Promise<void> {
    const { page, troubles } = await openWatchedPage(this.#browser, this.#server.origin);
    this.page = page;
    this.#troubles = troubles;
    await page.goto(this.#server.show(deck));
    await settled(page);
  }

  async #close(): Promise<void> {
    await this.page.context().close();
    assert.deepEqual(this.#troubles, []);
  }
}
