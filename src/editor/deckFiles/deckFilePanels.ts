import {
  Disposable,
  TabInputText,
  type TextDocument,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import { deckFilePanelType } from '../ids.ts';
import { awaitArrival } from '../views/awaitArrival.ts';
import { deckIcon } from '../views/deckIcon.ts';
import { tellEmptyTab } from '../views/tellEmptyTab.ts';
import {
  DeckFilePanel,
  type DeckFilePanelOptions,
  type DeckFilePanelState,
  type LayoutPictures,
  type ShownLayouts,
} from './deckFilePanel.ts';
import { isDeckFile } from './isDeckFile.ts';

const isPanelState = (value: unknown): value is DeckFilePanelState =>
  typeof value === 'object' && value !== null && typeof (value as DeckFilePanelState).deckFile === 'string';

/** The tabs that show deck files as they are written, at most one for each. */
export class DeckFilePanels {
  readonly #options: DeckFilePanelOptions;
  readonly #panels = new Map<string, DeckFilePanel>();
  readonly #listening: Disposable;

  constructor(options: DeckFilePanelOptions) {
    this.#options = options;
    this.#listening = Disposable.from(
      workspace.onDidChangeTextDocument(({ document }) => this.#of(document)?.changed()),
      window.onDidChangeTextEditorSelection(({ textEditor }) =>
        this.#of(textEditor.document)?.selected(textEditor),
      ),
    );
  }

  #of({ uri }: TextDocument): DeckFilePanel | undefined {
    return this.#panels.get(uri.toString());
  }

  async open(uri: Uri, column: ViewColumn = ViewColumn.Beside): Promise<void> {
    const document = await workspace.openTextDocument(uri);
    const known = this.#of(document);
    if (known) return known.reveal();
    await this.#adopt(this.#create(document, column), document);
  }

  #create({ uri }: TextDocument, viewColumn: ViewColumn): WebviewPanel {
    const title = uri.path.replace(/^.*\//, '');
    const column = { viewColumn, preserveFocus: true };
    return window.createWebviewPanel(deckFilePanelType, title, column, { retainContextWhenHidden: true });
  }

  /** The deck file whose tab has the person's attention. */
  get active(): Uri | undefined {
    return [...this.#panels.values()].find((panel) => panel.isActive)?.document.uri;
  }

  drawAnew(): void {
    for (const panel of this.#panels.values()) panel.changed();
  }

  showLayouts(document: TextDocument, shown: ShownLayouts): LayoutPictures {
    const none = { mark: () => undefined, close: () => undefined };
    return this.#of(document)?.showLayouts(shown) ?? none;
  }

  /** The editor wrote the tab down before its page said which file it shows: then it is the one that is open beside. */
  #uriOfOpen(): string | undefined {
    const open = window.tabGroups.all
      .flatMap(({ tabs }) => tabs)
      .flatMap(({ input }) => (input instanceof TabInputText ? [input.uri] : []))
      .filter((uri) => isDeckFile(uri) && !this.#panels.has(uri.toString()));
    return open.length === 1 ? open[0]!.toString() : undefined;
  }

  async restore(panel: WebviewPanel, state: unknown): Promise<void> {
    try {
      const shown = isPanelState(state) ? state.deckFile : this.#uriOfOpen();
      const uri = shown === undefined ? undefined : Uri.parse(shown, true);
      if (!uri || !isDeckFile(uri)) return panel.dispose();
      await this.#adopt(panel, await workspace.openTextDocument(uri));
    } catch {
      panel.dispose();
    }
  }

  async #adopt(panel: WebviewPanel, document: TextDocument, isAnew = false): Promise<void> {
    const key = document.uri.toString();
    panel.iconPath = deckIcon(this.#options.extensionUri);
    const late = () => (isAnew ? void tellEmptyTab(panel.title) : this.#createAnew(panel, document));
    const arrival = awaitArrival(panel, isAnew, late);
    const own = new DeckFilePanel(panel, document, this.#options, arrival);
    this.#panels.set(key, own);
    panel.onDidDispose(() => {
      if (this.#panels.get(key) === own) this.#panels.delete(key);
    });
    await own.open();
  }

  /** Done once: what fails again has a cause that this does not mend. */
  #createAnew(before: WebviewPanel, document: TextDocument): void {
    const panel = this.#create(document, before.viewColumn ?? ViewColumn.Beside);
    before.dispose();
    this.#adopt(panel, document, true).catch(this.#options.trouble);
  }

  dispose(): void {
    this.#listening.dispose();
    this.#panels.clear();
  }
}
