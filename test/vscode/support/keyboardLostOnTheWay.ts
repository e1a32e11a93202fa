import type { Page } from 'playwright-core';

const frame = '**/webview/browser/pre/index.html*';

/**
 * VS Code gives the keyboard to the frame that it has around a page, and tells that a moment later to pass it on. Where
 * it heard meanwhile that the page had lost it, it tells nothing: here every time, until what is returned is called.
 */
export const loseKeyboardOnTheWay = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(frame, async (route) => {
    const response = await route.fetch();
    const written = await response.text();
    const body = written
      .replace(/'sha256-[^']+'/u, "'unsafe-inline'")
      .replace("hostMessaging.onMessage('focus'", "hostMessaging.onMessage('never'");
    await route.fulfill({ response, body });
  });
  return () => page.unroute(frame);
};
