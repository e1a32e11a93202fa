import type { Browser, Page } from 'playwright-core';
import type { Deck } from '../../src/layouts/deck.ts';
import type { LayoutName as Layout } from '../../src/layouts/slide.ts';
import type { PageServer } from '../support/pageServer.ts';

const screen = { width: 390, height: 844 };
const gap = 40;

const photographAt = async (page: Page, id: string): Promise<string> => {
  await page.evaluate((slide) => {
    document.getElementById(slide)?.scrollIntoView({ behavior: 'instant' });
  }, id);
  return (await page.screenshot()).toString('base64');
};

/** Some screens of a deck as a phone shows it, beside each other. */
export const photographOnPhone = async (
  browser: Browser,
  server: PageServer,
  deck: Deck,
  layouts: readonly Layout[],
  path: string,
): Promise<void> => {
  const slides = deck.sections.flatMap((section) => section.slides);
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(server.show(deck));
  await page.waitForSelector('html[data-state="settled"]');
  const shots: string[] = [];
  for (const layout of layouts) {
    const slide = slides.find((each) => each.layout === layout);
    if (slide) shots.push(await photographAt(page, slide.id));
  }
  await context.close();

  const sheet = await browser.newPage({
    viewport: { width: shots.length * (screen.width + gap) + gap, height: screen.height + 2 * gap },
  });
  await sheet.setContent(
    `<body style="margin:0;padding:${gap}px;display:flex;gap:${gap}px;background:#8a8f96">${shots
      .map(
        (shot) =>
          `<img style="width:${screen.width}px;border-radius:32px" src="data:image/png;base64,${shot}">`,
      )
      .join('')}</body>`,
  );
  await sheet.screenshot({ path });
  await sheet.close();
};
