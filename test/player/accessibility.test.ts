import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Look } from '../../src/deck/look.ts';
import { themeIds } from '../../src/deck/themes.ts';
import { launchChromium } from '../support/chromium.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { putOnPaper } from '../support/onPaper.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { findSerious, loadAxe } from './axe.ts';
import { openWatchedPage } from './watchedPage.ts';

describe('for everyone', () => {
  let browser: Browser;
  let server: PageServer;
  before(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
    // What draws a page loads with the first one.
    await fetch(server.show(everyLayout()));
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const opened = async (address: string): Promise<Page> => {
    const { page } = await openWatchedPage(browser, server.origin);
    await page.goto(address);
    await page.waitForSelector('html[data-state="settled"]');
    await loadAxe(page);
    return page;
  };

  it('nothing serious stands in the way on any slide', async () => {
    const page = await opened(server.show(everyLayout()));
    // All at once, at their real size.
    await putOnPaper(page);
    assert.deepEqual(await findSerious(page, '.printed'), []);
    await page.context().close();
  });

  it('nothing serious stands in the way around the slides', async () => {
    const page = await opened(server.show(everyLayout()));
    assert.deepEqual(await findSerious(page), []);
    await page.context().close();
  });

  for (const theme of themeIds)
    it(`stands out from its ground on every slide in ${theme}`, async () => {
      const page = await opened(server.show(everyLayout({ theme })));
      await putOnPaper(page);
      assert.deepEqual(await findSerious(page, '.printed', 'color-contrast'), []);
      await page.context().close();
    });

  const ownLooks: readonly Look[] = [
    { theme: 'swiss', colors: { background: '#101820', accent: '#f2aa4c' }, headings: 'serif' },
    {
      theme: 'nocturne',
      colors: { background: '#ffe600', text: '#3a0066', accent: '#ff0080', cover: '#00a0ff' },
    },
    { theme: 'harbor', colors: { background: '#8a8f98' } },
  ];
  for (const look of ownLooks)
    it(`stands out from its ground on every slide in ${look.theme} on ${look.colors?.background}`, async () => {
      const page = await opened(server.show(everyLayout(look)));
      await putOnPaper(page);
      assert.deepEqual(await findSerious(page, '.printed', 'color-contrast'), []);
      await page.context().close();
    });

  it('nothing serious stands in the way in the speaker view', async () => {
    const page = await opened(`${server.show(everyLayout())}?speaker=1`);
    assert.deepEqual(await findSerious(page), []);
    await page.context().close();
  });

  it('hides no slide on paper from anyone', async () => {
    const page = await opened(server.show(everyLayout()));
    await putOnPaper(page);
    assert.ok((await page.locator('.printed > section').count()) > 0);
    assert.equal(await page.locator('.printed > :is([hidden], [inert], [aria-hidden])').count(), 0);
    await page.context().close();
  });

  it('reads titles, lists, tables and the figures of charts', async () => {
    const { page } = await openWatchedPage(browser, server.origin);
    await page.goto(server.show(everyLayout()));
    await page.waitForSelector('html[data-state="settled"]');
    const slide = (layout: string) => page.locator(`section[data-layout="${layout}"]`);
    assert.equal(await slide('cover').locator('h1').count(), 1);
    assert.equal(await slide('statement').first().locator('h2').textContent(), 'The bottleneck');
    assert.ok((await slide('columns').first().locator('ul > li').count()) > 3);
    assert.equal(await slide('table').first().locator('th[scope="row"]').count(), 4);
    assert.match((await slide('chart').first().locator('table').textContent()) ?? '', /Netherlands.*€3\.9m/s);
    assert.equal(await slide('chart').first().locator('.plot-canvas').getAttribute('aria-hidden'), 'true');
    await page.context().close();
  });
});
