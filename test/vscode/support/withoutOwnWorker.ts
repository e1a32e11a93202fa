import type { BrowserContext } from 'playwright-core';

/** Runs in every page. */
const keepOut = (path: string): void => {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (script, options) {
    if (String(script).includes(path)) return Promise.reject(new Error('Kept out of the tests.'));
    return register.call(this, script, options);
  };
};

/**
 * The server of VS Code has a service worker of its own for the whole window, which neither the desktop nor VS Code's
 * own site has. A web view that finds it waits, now and then for good, until its own worker is the one that counts.
 */
export const withoutOwnWorker = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(keepOut, '/_static/out/browser/serviceWorker.js');
};
