import type { Browser } from 'playwright-core';
import { themeIds } from '../../src/deck/themes.ts';
import { launchChromium } from '../support/chromium.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { assertDrawn } from './assertDrawn.ts';

describe('every layout', () => {
  let browser: Browser;
  let server: PageServer;
  before(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const theme of themeIds)
    it(`fits its slide in ${theme}`, async () => {
      await assertDrawn(browser, server, everyLayout({ theme }));
    });
});
