import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { themeIds } from '../../src/deck/themes.ts';
import { launchChromium } from '../support/chromium.ts';
import { deckOf } from '../support/deckOf.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { findReadmes, spread } from '../support/readmes.ts';
import { assertDrawn } from './assertDrawn.ts';

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

  for (const [at, path] of (wantsAll ? readmes : spread(readmes, 60)).entries())
    for (const theme of wantsAll ? themeIds : [themeIds[at % themeIds.length] ?? 'harbor'])
      it(`fits its slides in ${theme}: ${path}`, async () => {
        const { deck } = await deckOf(await readFile(path, 'utf8'), { id: path });
        await assertDrawn(browser, server, { ...deck, theme });
      });
});
