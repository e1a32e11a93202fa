import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { Language } from '../../src/api/generationOptions.ts';
import { themeIds } from '../../src/deck/themes.ts';
import { launchChromium } from '../support/chromium.ts';
import { deckOf } from '../support/deckOf.ts';
import { documentIn } from '../support/decks/languages.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { assertDrawn } from './assertDrawn.ts';
import { openWatchedPage } from './watchedPage.ts';

const examples = ['quarterly-review.md', 'technical-design.md', 'product-brief.ja.md'];

describe('decks of the engine', () => {
  let browser: Browser;
  let server: PageServer;
  before(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const file of examples)
    for (const theme of themeIds)
      it(`fit their slides: ${file} in ${theme}`, async () => {
        const text = await readFile(new URL(`../../examples/${file}`, import.meta.url), 'utf8');
        const { deck } = await deckOf(text, { id: file });
        await assertDrawn(browser, server, { ...deck, theme });
      });

  for (const language of Language.options)
    it(`fit their slides in the language ${language}`, async () => {
      const { deck } = await deckOf(documentIn(language), { id: language, language });
      await assertDrawn(browser, server, deck);
    });

  it('run from right to left in Arabic', async () => {
    const { deck } = await deckOf(documentIn('ar'), { language: 'ar' });
    const { page } = await openWatchedPage(browser, server.origin);
    await page.goto(server.show(deck));
    await page.waitForSelector('html[data-state="settled"]');
    assert.equal(await page.getAttribute('html', 'dir'), 'rtl');
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() =>
      document.querySelectorAll('.slides > section')[1]?.classList.contains('present'),
    );
    const edges = await page.$eval('section.present :is(.title, .statement)', (title) => ({
      end: title.getBoundingClientRect().right,
      align: getComputedStyle(title).textAlign,
    }));
    assert.ok(edges.end > 1100, JSON.stringify(edges));
    await page.context().close();
  });
});
