import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { themeIds } from '../../src/deck/themes.ts';
import { launchChromium } from '../support/chromium.ts';
import { deckOf } from '../support/deckOf.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { findReadmes, spread } from '../support/readmes.ts';
import { assertDrawnOn } from './assertDrawn.ts';
import { openWatchedPage, type WatchedPage } from './watchedPage.ts';

const wantsAll = process.argv.includes('--all') || process.env.ALL_READMES === '1';
const readmes = await findReadmes();

describe('decks of READMEs that nobody here wrote', function () {
  this.timeout(60_000);
  let browser: Browser;
  let server: PageServer;
  /** One for all, until a deck fails on it: to open one takes as long as a deck does. */
  let watched: WatchedPage;
  before(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
    watched = await openWatchedPage(browser, server.origin);
  });
  afterEach(async function () {
    if (this.currentTest?.state === 'passed') return;
    await watched.page.context().close();
    watched = await openWatchedPage(browser, server.origin);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const [at, path] of (wantsAll ? readmes : spread(readmes, 60)).entries()) {
    let made: ReturnType<typeof deckOf> | undefined;
    const make = async () => deckOf(await readFile(path, 'utf8'), { id: path });
    for (const theme of wantsAll ? themeIds : [themeIds[at % themeIds.length] ?? 'harbor'])
      it(`fits its slides in ${theme}: ${path}`, async () => {
        made ??= make();
        const { deck } = await made;
        await assertDrawnOn(watched, server, { ...deck, theme });
      });
  }
});
