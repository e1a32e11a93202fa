import type { Page } from 'playwright-core';

/** What VS Code in a browser would restore of its tabs. */
const readKeptTabs = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('vscode-web-state-db')) continue;
      const database = await settled(indexedDB.open(name));
      const [store] = database.objectStoreNames;
      if (store !== undefined) {
        const items = database.transaction(store).objectStore(store);
        kept.push(String(await settled(items.get('memento/workbench.parts.editor'))));
      }
      database.close();
    }
    return kept.join();
  });

/** Turns away from the window, which makes VS Code keep its state: one reloaded at once forgets the newest tabs. */
export const turnAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.hasFocus = () => false;
    document.dispatchEvent(new Event('visibilitychange'));
  });

export const keepsTabs = async (page: Page): Promise<boolean> => {
  const kept = await readKeptTabs(page);
  const labels = await page.locator('.tab .label-name').allInnerTexts();
  return labels.every((label) => kept.includes(label));
};
