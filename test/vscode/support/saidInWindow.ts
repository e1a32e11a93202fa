import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the window said, in order, and how much of it was waited for. */
    saidInWindow?: string[];
    saidHeard?: number;
  }
}

/** Runs in every page: what is said in passing may be gone before a busy test looks. */
const noteSaid = (): void => {
  if (window.top !== window) return;
  const said: string[] = [];
  window.saidInWindow = said;
  window.saidHeard = 0;
  const noted = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('.notification-list-item, .statusbar-item')) {
      const text = element.textContent ?? '';
      if (text === '' || noted.get(element) === text) continue;
      noted.set(element, text);
      said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

export const notingSaid = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(noteSaid);
};

/** What was said before does not count. */
export const forgetSaid = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    window.saidHeard = window.saidInWindow?.length ?? 0;
  });
};

/** Until it was said, after what was waited for before. */
export const untilSaid = async (page: Page, pattern: RegExp, timeout: number): Promise<void> => {
  await page.waitForFunction(
    ({ source, flags }) => {
      const said = window.saidInWindow ?? [];
      const heard = window.saidHeard ?? 0;
      const at = said.findIndex((text, index) => index >= heard && new RegExp(source, flags).test(text));
      if (at >= 0) window.saidHeard = at + 1;
      return at >= 0;
    },
    { source: pattern.source, flags: pattern.flags },
    { timeout, polling: 100 },
  );
};
