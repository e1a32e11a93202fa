import { mkdir, readFile, rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import type { Deck } from '../../src/layouts/deck.ts';
import { launchChromium } from '../support/chromium.ts';
import { deckOf } from '../support/deckOf.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { photographOnPhone } from './phonePictures.ts';
import { slidesOnPaper } from './slidesOnPaper.ts';
import { photographTemplates } from './templatePreviews.ts';
import { photographWalkthrough } from './walkthrough.ts';

/** Pictures of what the player draws, for the README and for whoever judges a change by its looks. */
const folder = new URL('../../media/screenshots/', import.meta.url).pathname;

const photographLayouts = async (browser: Browser, server: PageServer, theme: string): Promise<void> => {
  const page = await slidesOnPaper(browser, server.show(everyLayout({ theme })));
  const seen = new Map<string, number>();
  for (const slide of await page.locator('.printed > section').all()) {
    const layout = (await slide.getAttribute('data-layout')) ?? '';
    const count = (seen.get(layout) ?? 0) + 1;
    seen.set(layout, count);
    await slide.screenshot({
      path: `${folder}layouts/${theme}/${layout}${count > 1 ? `-${count}` : ''}.png`,
    });
  }
  await page.context().close();
};

/** A whole deck on one sheet: its rhythm shows only there. */
const photographDeck = async (
  browser: Browser,
  server: PageServer,
  deck: Deck,
  name: string,
): Promise<void> => {
  const page = await slidesOnPaper(browser, server.show(deck));
  await page.addStyleTag({
    content: `.printed { display: grid !important; grid-template-columns: repeat(3, 1280px); gap: 32px; padding: 32px; zoom: 0.33; width: max-content; background: #8a8f96 }`,
  });
  await page.setViewportSize({ width: 1312, height: 900 });
  await page.locator('.printed').screenshot({ path: `${folder}${name}.png` });
  await page.context().close();
};

const examples = [
  { file: 'quarterly-review.md', theme: 'harbor' },
  { file: 'technical-design.md', theme: 'slate' },
  { file: 'product-brief.ja.md', theme: 'vermilion' },
];

const [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
try {
  await photographTemplates(browser, server);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const theme of ['harbor', 'forest']) await photographLayouts(browser, server, theme);
  for (const { file, theme } of examples) {
    const text = await readFile(new URL(`../../examples/${file}`, import.meta.url), 'utf8');
    const { deck } = await deckOf(text, { id: file });
    await photographDeck(browser, server, { ...deck, theme }, `example-${file.replace(/\.md$/, '')}`);
    if (file === 'quarterly-review.md')
      await photographOnPhone(
        browser,
        server,
        { ...deck, theme },
        ['cover', 'stats', 'chart', 'steps'],
        `${folder}phone.png`,
      );
  }
} finally {
  await browser.close();
  await server.close();
}
await photographWalkthrough();
