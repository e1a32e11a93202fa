import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { deckOf } from '../support/deckOf.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { findReadmes, spread } from '../support/readmes.ts';
import { findMisfits } from './slideFit.ts';
import { openWatchedPage } from './watchedPage.ts';

const wantsAll = process.argv.includes('--all') || process.env.ALL_READMES === '1';
const readmes = await findReadmes();

describe('decks of READMEs that nobody here wrote', () => {
  let browser: Browser;
  let server: PageServer;
  before(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const path of wantsAll ? readmes : spread(readmes, 60))
    it(`fits its slides: ${path}`, async () => {
      const { deck } = await deckOf(await readFile(path, 'utf8'), { id: path });
      const { page, troubles } = await openWatchedPage(browser, server.origin);
      try {
        await page.goto(server.show(deck));
        assert.deepEqual(await findMisfits(page), []);
        assert.deepEqual(troubles, []);
      } finally {
        await page.context().close();
      }
    });
});
