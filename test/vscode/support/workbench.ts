import type { Browser, FrameLocator, Locator } from 'playwright-core';
import { knownToLackKeyboard } from './pageFocus.ts';
import { forgetSaid, untilSaid } from './saidInWindow.ts';
import { newWindowContext, type Opened, slow, VscodeWindow } from './vscodeWindow.ts';

/** VS Code in a browser, with what a person sees and does there. */
export class Workbench extends VscodeWindow {
  static async open(browser: Browser, opened: Opened, name: string): Promise<Workbench> {
    const context = await newWindowContext(browser);
    const workbench = new Workbench(await context.newPage(), name);
    await workbench.load(opened);
    return workbench;
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

  /**
   * A menu that is opened while the window starts lacks what comes later, as long as it is open; a row that is drawn
   * anew just then has none.
   */
  async openMenu(row: Locator, label: string): Promise<void> {
    const soon = { timeout: 5_000 };
    await this.until(async () => {
      await row.click({ button: 'right' });
      const hasMenu = await this.page.waitForSelector('.monaco-menu .action-label', soon).then(
        () => true,
        () => false,
      );
      if (hasMenu && (await this.#menuItem(label).isVisible())) return true;
      await this.page.keyboard.press('Escape');
      return false;
    });
  }

  /** As a person does who has the file before them. */
  async generate(file: string, label = 'Generate Presentation'): Promise<void> {
    await forgetSaid(this.page);
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

  /** By Esc, from over a deck: what was opened before may be seen a moment longer, but has no keyboard. */
  async leaveQuickInput(): Promise<void> {
    await this.quickInput.locator('input:focus').waitFor();
    await knownToLackKeyboard(this.#viewInFront.locator(':root'));
    await this.page.keyboard.press('Escape');
  }

  /** With the mouse, since a deck's frame may have the keyboard. */
  async openPalette(text: string): Promise<void> {
    const soon = { timeout: 5_000 };
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

  /**
   * An open palette does not learn of a command that becomes possible, as many do when the extension is activated;
   * and it closes when something else that was opened takes the focus.
   */
  async runCommand(label: string): Promise<void> {
    const row = this.quickInput.locator('.monaco-list-row', {
      has: this.page.locator('.label-name', { hasText: new RegExp(`^${label}$`) }),
    });
    let offered: string[] = [];
    const choose = async (): Promise<boolean> => {
      await this.openPalette(label);
      const isChosen = await row
        .first()
        .click({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        );
      if (isChosen) return true;
      offered = await this.quickInput.locator('.monaco-list-row .label-name').allInnerTexts();
      await this.page.keyboard.press('Escape');
      return false;
    };
    await this.until(choose).catch((error) => {
      throw new Error(`The palette has no “${label}”, but: ${offered.join(', ')}`, { cause: error });
    });
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
  async pick(label: string | RegExp, patience: { readonly timeout?: number } = {}): Promise<void> {
    await this.page.mouse.move(0, 0);
    await this.quickInput.locator('.monaco-list-row', { hasText: label }).first().click(patience);
  }

  /** A picker is closed by a deck that gets the keyboard back just then, as after the palette of the command. */
  async pickFor(command: string, label: string | RegExp): Promise<void> {
    const soon = { timeout: 5_000 };
    await this.until(async () => {
      await this.runCommand(command);
      return this.pick(label, soon).then(
        () => true,
        () => false,
      );
    });
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

  /** Keeps the rows that the list has from the next reload on, whenever they change; gives them as a function. */
  async recordTreeRows(): Promise<() => Promise<string[][]>> {
    await this.page.addInitScript(() => {
      const drawings: string[][] = [];
      Object.assign(window, { deckwrightDrawings: drawings });
      const placeOf = (row: HTMLElement) => Number.parseInt(row.style.top, 10);
      new MutationObserver(() => {
        const rows = [...document.querySelectorAll<HTMLElement>('.sidebar .monaco-list-row')];
        const drawing = rows
          .sort((left, right) => placeOf(left) - placeOf(right))
          .map((row) => row.querySelector('.label-name')?.textContent ?? '');
        if (drawings.at(-1)?.join('\n') !== drawing.join('\n')) drawings.push(drawing);
      }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
    });
    return () =>
      this.page.evaluate(() => (window as unknown as { deckwrightDrawings: string[][] }).deckwrightDrawings);
  }

  notification(text: string | RegExp): Locator {
    return this.page.locator('.notification-list-item', { hasText: text });
  }

  /** In a notification, or in passing in the status bar: a deck that is seen anyway needs no more. */
  said(text: RegExp, timeout = slow): Promise<void> {
    return untilSaid(this.page, text, timeout);
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

  /** A click is lost on a row that is drawn anew just then. */
  async unfold(row: Locator, child: Locator): Promise<void> {
    await this.until(async () => {
      if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
      return child.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    });
  }

  /**
   * Lets go once the list shows that it would take it. Rows that are drawn anew meanwhile take nothing: then it is
   * dragged again, as a person would, until it is seen.
   */
  async dragRow(from: Locator, onto: Locator, seen: Locator): Promise<void> {
    await this.until(async () => {
      await from.hover();
      await this.page.mouse.down();
      await this.until(async () => {
        await onto.hover();
        return (await this.page.locator('.sidebar .drop-target').count()) > 0;
      });
      await this.page.mouse.up();
      return seen.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
    });
  }

  /** The tab of a file that is not saved. */
  get unsavedTab(): Locator {
    return this.page.locator('.tab.dirty').first();
  }

  /** Of two that are seen while one takes the place of the other, whichever has what is waited for. */
  get #viewInFront(): FrameLocator {
    return this.page.frameLocator('iframe.webview.ready:visible').first();
  }

  /** The page of the active tab: the inner of the editor's two frames. */
  get tabPage(): FrameLocator {
    return this.#viewInFront.frameLocator('iframe#active-frame');
  }

  /** The deck inside the page of its tab. */
  deckFrame(): FrameLocator {
    return this.tabPage.frameLocator('iframe:not(.coming)');
  }

  /** Whether the active tab is a picture that could be loaded. */
  showsPicture(): Promise<boolean> {
    return this.tabPage.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  }

  /** Whether what is typed goes to the page inside the active deck's tab. */
  deckHasKeyboard(): Promise<boolean> {
    return this.deckFrame()
      .locator(':root')
      .evaluate(() => document.hasFocus());
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
}
