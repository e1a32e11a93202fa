import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { keepsTabs, turnAway } from './keepState.ts';
import { screenshots } from './places.ts';

export interface Opened {
  readonly address: string;
  /** A folder, or a file that says which folders belong together. */
  readonly what: { readonly folder: string } | { readonly workspace: string };
}

const slow = 30_000;
/** VS Code loads in seconds, but not beside a busy core. */
const starting = 90_000;

/** VS Code in a browser, with what a person sees and does there. */
export class Workbench {
  readonly page: Page;
  readonly #name: string;
  #shots = 0;

  constructor(page: Page, name: string) {
    this.page = page;
    this.#name = name;
  }

  static async open(browser: Browser, { address, what }: Opened, name: string): Promise<Workbench> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const workbench = new Workbench(await context.newPage(), name);
    await workbench.page.goto(`${address}/?${new URLSearchParams(what)}`, { timeout: starting });
    await workbench.ready();
    return workbench;
  }

  async ready(): Promise<void> {
    await this.page.waitForSelector('.monaco-workbench .part.statusbar', { timeout: starting });
    await this.page.waitForSelector('.activitybar [aria-label^="Deckwright"]', { timeout: starting });
  }

  async picture(step: string): Promise<void> {
    await mkdir(screenshots, { recursive: true });
    this.#shots += 1;
    const number = String(this.#shots).padStart(2, '0');
    await this.page.screenshot({
      path: join(screenshots, `${this.#name}-${number}-${step}.png`),
      animations: 'disabled',
    });
  }

  file(name: string): Locator {
    return this.page.locator('.explorer-folders-view .monaco-list-row', { hasText: name });
  }

  async openFile(name: string): Promise<void> {
    await this.file(name).dblclick();
    await this.page.waitForSelector(`.tab.active[data-resource-name="${name}"]`, { timeout: slow });
    await this.page.waitForSelector('.editor-instance .view-line', { timeout: slow });
  }

  #menuItem(label: string): Locator {
    return this.page.locator('.monaco-menu .action-item', {
      has: this.page.locator('.action-label', { hasText: new RegExp(`^${label}$`) }),
    });
  }

  /** A menu that is opened while the window starts lacks what comes later, as long as it is open. */
  async openMenu(row: Locator, label: string): Promise<void> {
    await this.until(async () => {
      await row.click({ button: 'right' });
      await this.menuLabels();
      if (await this.#menuItem(label).isVisible()) return true;
      await this.page.keyboard.press('Escape');
      return false;
    });
  }

  /** As a person does who has the file before them. */
  async generate(file: string, label = 'Generate Presentation'): Promise<void> {
    await this.showExplorer();
    await this.openMenu(this.file(file), label);
    await this.chooseFromMenu(label);
  }

  /** Chooses from an open context menu. */
  async chooseFromMenu(label: string): Promise<void> {
    const item = this.#menuItem(label);
    await item.hover();
    await item.click();
    // A menu passes over a click that comes while it opens.
    await this.until(async () => {
      await this.page.waitForTimeout(200);
      if (!(await item.isVisible())) return true;
      await item.click({ timeout: 1_000 }).catch(() => undefined);
      return false;
    });
  }

  async menuLabels(): Promise<string[]> {
    await this.page.waitForSelector('.monaco-menu .action-label');
    return this.page.locator('.monaco-menu .action-label').allInnerTexts();
  }

  get quickInput(): Locator {
    return this.page.locator('.quick-input-widget:visible');
  }

  /** With the mouse, since a deck's frame may have the keyboard. */
  async openPalette(text: string): Promise<void> {
    const soon = { timeout: 3_000 };
    const isOpen = async (): Promise<true> => {
      await this.page.locator('.command-center').click(soon);
      await this.quickInput.locator('input').fill(`>${text}`, soon);
      return true;
    };
    // A box that is about to close takes the palette with it.
    await this.until(() => isOpen().catch(() => this.page.keyboard.press('Escape').then(() => false)));
  }

  /** Commands that the palette offers for some typed text. */
  async paletteLabels(text: string): Promise<string[]> {
    await this.openPalette(text);
    await this.quickInput.locator('.monaco-list-row').first().waitFor();
    const labels = await this.quickInput.locator('.monaco-list-row .label-name').allInnerTexts();
    await this.page.keyboard.press('Escape');
    return labels;
  }

  /** All that it offers once it offers this: a window that has just opened does not know all about itself. */
  async paletteLabelsWith(text: string, label: RegExp): Promise<string[]> {
    let labels: string[] = [];
    await this.until(async () => {
      labels = await this.paletteLabels(text);
      return labels.some((each) => label.test(each));
    });
    return labels;
  }

  /** An open palette does not learn of a command that becomes possible, as many do when the extension is activated. */
  async runCommand(label: string): Promise<void> {
    const row = this.quickInput.locator('.monaco-list-row', {
      has: this.page.locator('.label-name', { hasText: new RegExp(`^${label}$`) }),
    });
    await this.until(async () => {
      await this.openPalette(label);
      const isOffered = await row
        .first()
        .waitFor({ timeout: 3_000 })
        .then(
          () => true,
          () => false,
        );
      if (!isOffered) await this.page.keyboard.press('Escape');
      return isOffered;
    });
    await row.first().click();
  }

  /** An input box or picker whose title, prompt or message says this. */
  async waitForQuickInput(text: string | RegExp): Promise<Locator> {
    const widget = this.page.locator('.quick-input-widget:visible', { hasText: text });
    await widget.waitFor({ timeout: slow });
    return widget;
  }

  async answer(text: string): Promise<void> {
    await this.quickInput.locator('input').first().fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** From afar: the hover of an item that the mouse rests on hides the ones below. */
  async pick(label: string | RegExp): Promise<void> {
    await this.page.mouse.move(0, 0);
    await this.quickInput.locator('.monaco-list-row', { hasText: label }).first().click();
  }

  get statusBar(): Locator {
    return this.page.locator('.statusbar-item[id="deckwright.deckwright.deckwright.status"]');
  }

  /** Keeps what the status bar item says from now on, however shortly; gives it as a function. */
  async recordStatusBar(): Promise<() => Promise<string[]>> {
    const said = await this.page.evaluateHandle(() => {
      const texts: string[] = [];
      const item = '[id="deckwright.deckwright.deckwright.status"]';
      new MutationObserver(() => {
        const text = document.querySelector(item)?.textContent?.trim();
        if (text && texts.at(-1) !== text) texts.push(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      return texts;
    });
    return () => said.jsonValue();
  }

  notification(text: string | RegExp): Locator {
    return this.page.locator('.notification-list-item', { hasText: text });
  }

  async pressInNotification(text: string | RegExp, button: string): Promise<void> {
    const notification = this.notification(text).first();
    await notification.waitFor({ timeout: slow });
    await notification.locator('.monaco-button', { hasText: button }).click();
  }

  /** As a person does who was told of a question: its box opens on request. */
  async openQuestion(question: string): Promise<Locator> {
    await this.pressInNotification(question, 'Answer');
    return this.waitForQuickInput(question);
  }

  async showPresentations(): Promise<void> {
    const container = this.page.locator('.activitybar .action-item', {
      has: this.page.locator('[aria-label^="Deckwright"]'),
    });
    if ((await container.getAttribute('class'))?.includes('checked')) return;
    await container.click();
    await this.page.waitForSelector('.pane-header[aria-label^="Presentations"], .composite.title', {
      timeout: slow,
    });
  }

  async pressInViewTitle(label: string): Promise<void> {
    await this.page.locator(`.sidebar .title-actions [aria-label^="${label}"]`).click();
  }

  treeRow(text: string | RegExp): Locator {
    return this.page.locator('.sidebar .monaco-list-row', { hasText: text });
  }

  /** The page inside the active deck's tab: our frame within the editor's two. */
  deckFrame(): FrameLocator {
    return this.page
      .frameLocator('iframe.webview.ready')
      .frameLocator('iframe#active-frame')
      .frameLocator('iframe:not(.coming)');
  }

  /** Whether the active tab is a picture that could be loaded. */
  showsPicture(): Promise<boolean> {
    return this.page
      .frameLocator('iframe.webview.ready')
      .frameLocator('iframe#active-frame')
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  }

  /** When the page inside the active deck's tab was loaded. */
  deckLoadedAt(): Promise<number> {
    return this.deckFrame()
      .locator(':root')
      .evaluate(() => performance.timeOrigin);
  }

  async showExplorer(): Promise<void> {
    if (await this.page.locator('.explorer-folders-view').isVisible()) return;
    await this.page
      .locator('.activitybar .action-item', { has: this.page.locator('[aria-label^="Explorer"]') })
      .click();
    await this.page.waitForSelector('.explorer-folders-view .monaco-list-row');
  }

  /** Waits for what no selector says, also when the window is closed. */
  async until(isTrue: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + slow;
    while (!(await isTrue())) {
      if (Date.now() > deadline) throw new Error('What was waited for did not happen.');
      await delay(100);
    }
  }

  async reload(): Promise<void> {
    await turnAway(this.page);
    await this.until(() => keepsTabs(this.page));
    await this.page.reload();
    await this.ready();
  }

  /** As a person closes it, which VS Code hears of. */
  async close(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.context().close();
  }
}
