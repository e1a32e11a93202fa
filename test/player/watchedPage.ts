import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught failures and requests to other hosts, as they come. */
  readonly troubles: string[];
}

/** A page whose every wrong step is written down; nothing but `origin` can be reached. */
export const openWatchedPage = async (
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  const troubles: string[] = [];
  await context.route('**/*', (route) => {
    const address = route.request().url();
    if (address.startsWith(`${origin}/`)) {
      if (address === `${origin}/favicon.ico`) return route.fulfill({ status: 204 });
      return route.continue();
    }
    if (/^(data|blob|about):/.test(address)) return route.continue();
    troubles.push(`request to ${address}`);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (failure) => troubles.push(`uncaught: ${failure.message}`));
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  return { page, troubles };
};
