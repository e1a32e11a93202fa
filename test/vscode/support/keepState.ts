import type { Page } from 'playwright-core';

/** What VS Code in a browser would restore of its tabs. */
const readKeptTabs = (page: Page): Promise<string[]> =>
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
        kept.push((await settled(items.get('memento/workbench.parts.editor'))) ?? '{}');
      }
      database.close();
    }
    return kept;
  });

/** Turns away from the window, which makes VS Code keep its state: one reloaded at once forgets the newest tabs. */
export const turnAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.hasFocus = () => false;
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** As where VS Code wrote a tab down before its page had said anything: it comes back without the page's state. */
export const forgetPages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (...given) => {
      const read = parse(...given);
      if (read?.viewType) delete read.state;
      return read;
    };
  });

interface KeptGroup {
  readonly editors: readonly { readonly value: string }[];
  /** Places among the editors, the active one first. */
  readonly mru: readonly number[];
}

const isGroup = (value: object): value is KeptGroup => 'editors' in value && 'mru' in value;

const groupsIn = (value: unknown): KeptGroup[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isGroup(value) ? [value] : Object.values(value).flatMap(groupsIn);
};

/** Whether the window would come back with its tabs, and with those active that are. */
export const keepsTabs = async (page: Page): Promise<boolean> => {
  const groups = (await readKeptTabs(page)).flatMap((kept) => groupsIn(JSON.parse(kept)));
  const tabs = groups.flatMap(({ editors }) => editors.map(({ value }) => value));
  const active = groups.flatMap(({ editors, mru }) => editors[mru[0] ?? -1]?.value ?? []);
  const are = async (selector: string, kept: readonly string[]): Promise<boolean> => {
    const labels = await page.locator(`${selector} .label-name`).allInnerTexts();
    return labels.every((label) => kept.some((value) => value.includes(label)));
  };
  return (await are('.tab', tabs)) && (await are('.tab.active', active));
};
