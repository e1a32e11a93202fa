import type { Browser, Page } from 'playwright-core';
import { openWatchedPage } from './watchedPage.ts';

/** What the page must not hold, wherever it came from. */
const findLiveParts = (): string[] => {
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const name = element.tagName.toLowerCase();
    if (/^(script|iframe|object|embed|base|form|meta|link|template|video|audio)$/.test(name))
      found.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push(`${name} ${attribute}`);
      if (
        /^(href|src|xlink:href|action|formaction|ping|srcset)$/i.test(attribute) &&
        /^[\s\u0000-\u0020]*(java|vb)script:|^data:text/i.test(value)
      )
        found.push(`${name} ${attribute}=${value}`);
    }
  }
  return found;
};

/** Every slide is shown once, hovered and pressed: an attack may wait for that. */
const walk = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const slide of document.querySelectorAll<HTMLElement>('.slides > section')) {
      slide.style.display = 'block';
      for (const element of slide.querySelectorAll('a[href], [tabindex], svg a, .clickable')) {
        const address = element.getAttribute('href') ?? '';
        for (const type of ['mouseover', 'focus', 'mouseenter'])
          element.dispatchEvent(new Event(type, { bubbles: true }));
        if (!/^(https?:|mailto:|\?)/.test(address))
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    }
  });
};

const settled = async (page: Page): Promise<void> => {
  await page.waitForSelector('html[data-state="settled"]');
};

interface Visit {
  readonly before?: (page: Page) => Promise<unknown>;
  readonly arrive?: (page: Page) => Promise<void>;
}

/** Opens a page, uses all of it, and says what ran, what left and what stands there ready to. */
export const findBreaches = async (
  browser: Browser,
  address: string,
  { before, arrive = settled }: Visit = {},
): Promise<string[]> => {
  const { page, troubles } = await openWatchedPage(browser, new URL(address).origin);
  const breaches: string[] = [];
  try {
    await page.exposeFunction('breached', (name: string) => breaches.push(name));
    await before?.(page);
    await page.goto(address);
    await arrive(page);
    await walk(page);
    return [...breaches, ...troubles, ...(await page.evaluate(findLiveParts))];
  } finally {
    await page.context().close();
  }
};
