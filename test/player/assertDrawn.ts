import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Deck } from '../../src/layouts/deck.ts';
import type { PageServer } from '../support/pageServer.ts';
import { compareTexts } from './drawnTexts.ts';
import { findMisfits } from './slideFit.ts';
import { openWatchedPage, type WatchedPage } from './watchedPage.ts';

/** Every slide of the deck is drawn as it was arranged, inside its edges, and nothing goes wrong on the page. */
export const assertDrawnOn = async (
  { page, troubles }: WatchedPage,
  server: PageServer,
  deck: Deck,
): Promise<void> => {
  troubles.length = 0;
  await page.goto(server.show(deck));
  assert.deepEqual(await findMisfits(page), []);
  const { misfits, lines } = await compareTexts(page, deck);
  assert.deepEqual(misfits, []);
  assert.deepEqual(
    lines.filter(({ arranged, drawn }) => drawn > arranged),
    [],
  );
  assert.deepEqual(troubles, []);
};

/** On a page of its own. */
export const assertDrawn = async (browser: Browser, server: PageServer, deck: Deck): Promise<void> => {
  const watched = await openWatchedPage(browser, server.origin);
  try {
    await assertDrawnOn(watched, server, deck);
  } finally {
    await watched.page.context().close();
  }
};
