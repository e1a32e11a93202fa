import type { Browser, Page } from 'playwright-core';
import { putOnPaper } from '../support/onPaper.ts';

/** A page that shows all slides of a deck one under the other, as they are printed. */
export const slidesOnPaper = async (browser: Browser, address: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('html[data-state="settled"]');
  await putOnPaper(page);
  return page;
};
