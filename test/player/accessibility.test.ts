import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { Deck } from '../../src/deck/deck.ts';
import { themeIds } from '../../src/deck/themes.ts';
import { launchChromium } from '../support/chromium.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { openWatchedPage } from './watchedPage.ts';

declare const axe: { run: (options: unknown) => Promise<AxeResults> };

describe('for everyone', () => {
  let browser: Browser;
  let server: PageServer;
  let axeSource: string;
  before(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
    axeSource = await readFile(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const seriousFindings = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
      const { violations } = await axe.run({ resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map(
            ({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary?.slice(0, 160)}`,
          ),
        );
    });

  const findingsOn = async (deck: Deck): Promise<string[]> => {
    const { page } = await openWatchedPage(browser, server.origin);
    try {
      await page.goto(server.show(deck));
      await page.waitForSelector('html[data-state="settled"]');
      await page.evaluate(axeSource);
      const findings = new Set<string>();
      const ids = deck.sections.flatMap(({ slides }) => slides.map(({ id }) => id));
      for (const id of ids) {
        await page.evaluate((to) => {
          location.hash = `/${to}`;
        }, id);
        await page.waitForFunction((to) => {
          const slide = document.querySelector<HTMLElement>('.slides > section.present');
          return slide?.id === to && slide.getAnimations().every(({ playState }) => playState === 'finished');
        }, id);
        for (const finding of await seriousFindings(page)) findings.add(`${id}: ${finding}`);
      }
      return [...findings];
    } finally {
      await page.context().close();
    }
  };

  for (const theme of themeIds.filter((_, index) => index % 4 === 0))
    it(`nothing serious stands in the way on any slide in ${theme}`, async () => {
      assert.deepEqual(await findingsOn(everyLayout({ theme })), []);
    }).timeout(120_000);

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
    assert.equal(await slide('chart').first().locator('.plot').getAttribute('aria-hidden'), 'true');
    await page.context().close();
  });
});
