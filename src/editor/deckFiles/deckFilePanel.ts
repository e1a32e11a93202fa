import { randomBytes } from 'node:crypto';
import {
  env,
  type TextDocument,
  type TextEditor,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import { KeptSlides } from '../../player/keptSlides.ts';
import { settingIds } from '../ids.ts';
import { say } from '../say.ts';
import { goTo } from '../showDocument.ts';
import { shortTitle } from '../views/shownTitle.ts';
import type { TabArrival } from '../views/tabArrival.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { deckWords } from '../words/deckWords.ts';
import type { DeckFileDrawing } from './drawDeckFile.ts';
import { readingOf } from './readings.ts';
import { slidesPatch } from './slidesPatch.ts';

const isOn = (name: string, document: TextDocument): boolean =>
  workspace.getConfiguration(settingIds.section, document.uri).get<boolean>(name, true);

export interface DeckFilePanelState {
  readonly deckFile: string;
}

export interface DeckFilePanelOptions {
  readonly extensionUri: Uri;
  readonly drawing: () => Promise<DeckFileDrawing>;
  readonly trouble: (error: unknown) => void;
}

/** Keys that are hit after each other are drawn once. */
const patienceMs = 15;

/** How one slide would look in several layouts. */
export interface ShownLayouts {
  readonly title: string;
  readonly layouts: readonly { readonly name: string; readonly text: string; readonly line: number }[];
  readonly chosen: (at: number) => void;
}

export interface LayoutPictures {
  mark(at: number): void;
  close(): void;
}

/** A tab beside its text. */
export class DeckFilePanel {
  readonly #panel: WebviewPanel;
  readonly #options: DeckFilePanelOptions;
  readonly #arrival: TabArrival;
  readonly document: TextDocument;
  #isReady = false;
  readonly #ready = Promise.withResolvers<void>();
  #sent: readonly string[] = [];
  /** Where each slide begins in the text. */
  #starts: readonly number[] = [];
  #timer: NodeJS.Timeout | undefined;
  readonly #kept = new KeptSlides();
  #drawing = Promise.resolve();
  #layouts: ShownLayouts | undefined;

  constructor(
    panel: WebviewPanel,
    document: TextDocument,
    options: DeckFilePanelOptions,
    arrival: TabArrival,
  ) {
    this.#panel = panel;
    this.document = document;
    this.#options = options;
    this.#arrival = arrival;
    panel.webview.onDidReceiveMessage((message) => this.#told(message));
    panel.onDidDispose(() => {
      arrival.settle();
      clearTimeout(this.#timer);
    });
  }

  get isActive(): boolean {
    return this.#panel.active;
  }

  reveal(): void {
    this.#panel.reveal(undefined, true);
  }

  /** Its page; what it shows is sent as soon as it says that it is there. */
  async open(): Promise<void> {
    const { webview } = this.#panel;
    const player = Uri.joinPath(this.#options.extensionUri, 'dist', 'player');
    const folder =
      workspace.getWorkspaceFolder(this.document.uri)?.uri ?? Uri.joinPath(this.document.uri, '..');
    webview.options = { enableScripts: true, localResourceRoots: [player, folder] };
    const { deckFilePage } = await import('./deckFilePage.ts');
    webview.html = deckFilePage(
      {
        title: this.#panel.title,
        language: env.language,
        player: webview.asWebviewUri(player).toString(),
        ownSource: webview.cspSource,
        nonce: randomBytes(16).toString('base64'),
        loading: say(deckWords.deckLoading, this.#panel.title),
      },
      { deckFile: this.document.uri.toString() } satisfies DeckFilePanelState,
    );
  }

  changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#drawing = this.#drawing.then(() => this.#draw()).catch(this.#options.trouble);
    }, patienceMs);
  }

  selected(editor: TextEditor): void {
    if (this.#isReady && isOn(settingIds.tabFollowsCursor, this.document))
      void this.#panel.webview.postMessage({ kind: 'current', current: this.#slideOf(editor) });
  }

  #slideOf({ selection }: TextEditor): number {
    return Math.max(
      0,
      this.#starts.findLastIndex((line) => line <= selection.active.line),
    );
  }

  #editor(): TextEditor | undefined {
    return window.visibleTextEditors.find(({ document }) => document === this.document);
  }

  async #draw(): Promise<void> {
    if (!this.#isReady) return;
    const { webview } = this.#panel;
    const { version } = this.document;
    const drawing = await this.#options.drawing();
    const read = readingOf(this.document);
    const drawn = await drawing.draw(
      read,
      this.document.uri,
      (picture) => webview.asWebviewUri(picture).toString(),
      this.#kept,
    );
    // A later text is on its way.
    if (this.document.version !== version) return;
    this.#starts = read.lines.map(({ line }) => line);
    this.#panel.title = say(deckFileWords.slidesOf, shortTitle(drawn.title));
    const editor = this.#editor();
    const { theme, look, language, direction, styleSheet, slides } = drawn;
    const patch = slidesPatch(this.#sent, slides);
    this.#sent = slides;
    await webview.postMessage({
      kind: 'deck',
      theme,
      look,
      language,
      direction,
      styleSheet,
      slides: patch,
      current: editor ? this.#slideOf(editor) : -1,
    });
  }

  showLayouts(shown: ShownLayouts): LayoutPictures {
    const { webview } = this.#panel;
    this.#layouts = shown;
    const isShown = () => this.#layouts === shown;
    this.#drawing = this.#drawing
      .then(async () => {
        await this.#ready.promise;
        const drawing = await this.#options.drawing();
        const addressOf = (picture: Uri) => webview.asWebviewUri(picture).toString();
        const drawn = await drawing.alternatives(shown.layouts, this.document.uri, addressOf, this.#kept);
        const names = shown.layouts.map(({ name }) => name);
        if (isShown()) await webview.postMessage({ kind: 'layouts', title: shown.title, names, ...drawn });
      })
      .catch(this.#options.trouble);
    return {
      mark: (at) => void (isShown() && webview.postMessage({ kind: 'layout', at })),
      close: () => {
        if (!isShown()) return;
        this.#layouts = undefined;
        void webview.postMessage({ kind: 'layouts', title: '', names: [], styleSheet: '', slides: [] });
      },
    };
  }

  #told(message: { readonly kind?: unknown; readonly slide?: unknown }): void {
    if (message.kind === 'ready') {
      this.#arrival.settle();
      this.#isReady = true;
      this.#ready.resolve();
      this.#sent = [];
      this.changed();
    }
    if (message.kind === 'layout' && typeof message.slide === 'number') this.#layouts?.chosen(message.slide);
    if (message.kind === 'chosen' && typeof message.slide === 'number') void this.#goTo(message.slide);
  }

  async #goTo(slide: number): Promise<void> {
    const line = this.#starts[slide];
    if (line === undefined || !isOn(settingIds.cursorFollowsTab, this.document)) return;
    let first = line;
    while (first < this.document.lineCount - 1 && this.document.lineAt(first).isEmptyOrWhitespace) first += 1;
    const column = this.#editor()?.viewColumn ?? ViewColumn.One;
    const editor = await window.showTextDocument(this.document, { viewColumn: column, preserveFocus: true });
    goTo(editor, first);
  }
}
