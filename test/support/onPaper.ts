import type { Page } from 'playwright-core';

/** Shows all slides of a page one under the other at their real size, as they are printed. */
export const putOnPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('beforeprint'));
    await document.fonts.ready;
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.printed img')];
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
};

export const takeOffPaper = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
};
