import { randomBytes } from 'node:crypto';
import { commands, env, Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import { type Failure, type Result, succeeded } from '../../client/failure.ts';
import { isLoopback } from '../../client/loopback.ts';
import { commandIds, deckPanelType } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import { tabTitle } from './shownTitle.ts';

interface PanelState {
  readonly jobId: string;
}

const isPanelState = (value: unknown): value is PanelState =>
  typeof value === 'object' && value !== null && typeof (value as PanelState).jobId === 'string';

/** A port of the machine that runs extensions may be another one, or a path, where the person sits. */
export const reachable = async (url: string): Promise<string> =>
  isLoopback(new URL(url).hostname) ? (await env.asExternalUri(Uri.parse(url, true))).toString(true) : url;

export interface DeckPanelsOptions {
  readonly store: JobStore;
  readonly extensionUri: Uri;
  /** Where the deck is viewed now: a built-in service has another address after each start. */
  readonly viewingUrl: (job: Job) => Promise<Result<string>>;
  readonly explain: (job: Job, failure: Failure) => Promise<string>;
}

/** The tabs that show decks, at most one for each. */
export class DeckPanels {
  readonly #options: DeckPanelsOptions;
  readonly #panels = new Map<string, WebviewPanel>();
  /** Which address each tab shows. */
  readonly #shown = new WeakMap<WebviewPanel, string>();

  constructor(options: DeckPanelsOptions) {
    this.#options = options;
  }

  /** The deck of the tab that has the focus. */
  get activeJob(): Job | undefined {
    const [id] = [...this.#panels].find(([, panel]) => panel.active) ?? [];
    return id === undefined ? undefined : this.#options.store.get(id);
  }

  /** Beside: next to what the person has before them, who keeps the keyboard. */
  async open(job: Job, { beside } = { beside: false }): Promise<Result<void>> {
    const url = await this.#options.viewingUrl(job);
    if (!url.ok) return url;
    const known = this.#panels.get(job.id);
    if (known) {
      known.reveal(undefined, beside);
      // Loaded anew it would be back at its first slide.
      if (this.#shown.get(known) === url.value) return succeeded(undefined);
    } else {
      const column = {
        viewColumn: beside ? ViewColumn.Beside : ViewColumn.Active,
        preserveFocus: beside,
      };
      const panel = window.createWebviewPanel(deckPanelType, tabTitle(job.title), column, {
        enableScripts: true,
        retainContextWhenHidden: true,
      });
      this.#adopt(panel, job.id);
    }
    await this.#show(this.#panels.get(job.id)!, job, url.value);
    return succeeded(undefined);
  }

  #adopt(panel: WebviewPanel, jobId: string): void {
    this.#panels.set(jobId, panel);
    panel.iconPath = {
      light: Uri.joinPath(this.#options.extensionUri, 'media', 'deck-light.svg'),
      dark: Uri.joinPath(this.#options.extensionUri, 'media', 'deck-dark.svg'),
    };
    panel.onDidDispose(() => this.#panels.delete(jobId));
    panel.webview.onDidReceiveMessage(async (message) => {
      const job = this.#options.store.get(jobId);
      if (message === 'openInBrowser' && job) {
        void commands.executeCommand(commandIds.openInBrowser, { kind: 'job', job });
      }
      const { shortcutCommand } = await import('./deckShortcuts.ts');
      const shortcut = shortcutCommand(message);
      if (shortcut && panel.active) void commands.executeCommand(shortcut);
    });
  }

  async #show(panel: WebviewPanel, job: Job, url: string): Promise<void> {
    panel.title = tabTitle(job.title);
    const { deckPage } = await import('./deckPage.ts');
    const { deckWords } = await import('../words/deckWords.ts');
    const content = {
      url: await reachable(url),
      title: job.title,
      language: env.language,
      nonce: randomBytes(16).toString('base64'),
      blockedHint: say(deckWords.deckBlocked),
      openInBrowser: say(deckWords.openInBrowser),
      loading: say(deckWords.deckLoading, job.title),
    };
    this.#shown.set(panel, url);
    panel.webview.html = deckPage(content, { jobId: job.id } satisfies PanelState);
  }

  /** After a reload of the window. */
  async restore(panel: WebviewPanel, state: unknown): Promise<void> {
    const job = isPanelState(state) ? this.#options.store.get(state.jobId) : undefined;
    if (!job) return panel.dispose();
    panel.webview.options = { enableScripts: true };
    this.#adopt(panel, job.id);
    await this.#refreshPanel(panel, job);
  }

  /** Shows what the service has now, where the deck is open. */
  async refresh(jobId: string): Promise<void> {
    const panel = this.#panels.get(jobId);
    const job = this.#options.store.get(jobId);
    if (panel && job) await this.#refreshPanel(panel, job);
  }

  async #refreshPanel(panel: WebviewPanel, job: Job): Promise<void> {
    const url = await this.#options.viewingUrl(job);
    if (url.ok) await this.#show(panel, job, url.value);
    else {
      const { sentencePage } = await import('./deckPage.ts');
      this.#shown.delete(panel);
      panel.webview.html = sentencePage(await this.#options.explain(job, url.failure), env.language);
    }
  }

  /** The deck is gone. */
  close(jobId: string): void {
    this.#panels.get(jobId)?.dispose();
  }

  /** The built-in service has another address now. */
  async refreshBuiltIn(): Promise<void> {
    for (const id of this.#panels.keys()) {
      if (this.#options.store.get(id)?.service === builtInUrl) await this.refresh(id);
    }
  }

  /** Titles follow a renaming. */
  refreshTitles(): void {
    for (const [id, panel] of this.#panels) {
      const title = this.#options.store.get(id)?.title;
      if (title && panel.title !== tabTitle(title)) panel.title = tabTitle(title);
    }
  }

  dispose(): void {
    this.#panels.clear();
  }
}
