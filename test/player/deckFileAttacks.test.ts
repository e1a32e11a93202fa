import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { ownColorNames } from '../../src/deck/ownTheme.ts';
import { readDeckFile } from '../../src/deckFile/readDeckFile.ts';
import { type Attack, attacks, grouped } from '../support/attacks.ts';
import { launchChromium } from '../support/chromium.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import {
  PreviewedText,
  type PreviewServer,
  pretendEditor,
  startPreviewServer,
} from '../support/previewServer.ts';
import { findBreaches } from './breaches.ts';

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');
const inQuotes = (text: string): string => inOneLine(text).replaceAll('"', '&quot;');

/** Every attack where a deck file takes words: as a slide, in a title, a list, a table, markers and notes. */
const deckFileOf = (some: readonly Attack[]): string => {
  const [first] = some;
  const title = JSON.stringify(inOneLine(first!.markdown));
  const slides = some.flatMap(({ markdown }) => {
    const line = inOneLine(markdown);
    return [
      markdown,
      `###### ${line}\n\n## ${line}\n\n- **${line}** ${line}\n- ${line}\n\n<!-- notes -->\n${markdown}`,
      `<!-- chart prefix="${inQuotes(markdown)}" suffix="${inQuotes(markdown)}" -->\n\n## x\n\n| | ${line} |\n| - | - |\n| ${line} | 1 |`,
      `<!-- code file="${inQuotes(markdown)}" language="${inQuotes(markdown)}" -->\n\n\`\`\`\n${markdown.replaceAll('`', '')}\n\`\`\``,
    ];
  });
  const colors = ownColorNames.map((name) => `  ${name}: ${title}`).join('\n');
  return `---\ntitle: ${title}\ntheme: ${title}\ncolors:\n${colors}\nheadings: ${title}\ncontent-language: ${title}\n---\n\n${slides.join('\n\n---\n\n')}\n`;
};

describe('attacks in a deck file', () => {
  let browser: Browser;
  let pages: PageServer;
  let previews: PreviewServer;
  before(async () => {
    [browser, pages, previews] = await Promise.all([
      launchChromium(),
      startPageServer(),
      startPreviewServer(),
    ]);
  });
  after(async () => {
    await browser.close();
    await Promise.all([pages.close(), previews.close()]);
  });

  for (const [index, group] of grouped(attacks, 12).entries()) {
    it(`stay words on the page, part ${index + 1}`, async function () {
      this.timeout(120_000);
      const { deck } = readDeckFile(deckFileOf(group));
      assert.deepEqual(await findBreaches(browser, pages.show(deck)), []);
    });

    it(`stay words in the tab beside the text, part ${index + 1}`, async function () {
      this.timeout(120_000);
      const arrive = async (page: Page) => {
        await new PreviewedText(page).show(deckFileOf(group));
        await page.waitForSelector('.preview[data-state="settled"]');
        assert.ok((await page.locator('.preview-slide').count()) >= group.length * 4);
      };
      assert.deepEqual(await findBreaches(browser, previews.address, { before: pretendEditor, arrive }), []);
    });
  }
});
