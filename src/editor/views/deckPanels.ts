import { commands, env, Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import { type Failure, type Result, succeeded } from '../../client/failure.ts';
import { isLoopback } from '../../client/loopback.ts';
import type { Place } from '../../player/browser/editorAround.ts';
import { deckPanelType } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import { currentVersion, lineOf } from '../jobs/versions.ts';
import { builtInUrl } from '../services/service.ts';
import type { KeptTabs } from './keptTabs.ts';
import { tabTitle } from './shownTitle.ts';

export interface OpenOptions {
  /** Next to what the person has before them, who keeps the keyboard. */
  readonly beside?: boolean;
  /** Named: shows the speaker view, or with nothing as its value the deck again. */
  readonly room?: string | undefined;
}

const jobIdIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'jobId' in state ? String(state.jobId) : '';

/** A port of the machine that runs extensions may be another one, or a path, where the person sits. */
export const reachable = async (url: string): Promise<string> =>
  isLoopback(new URL(url).hostname) ? (await env.asExternalUri(Uri.parse(url, true))).toString(true) : url;

export interface DeckPanelsOptions {
  readonly store: JobStore;
  readonly extensionUri: Uri;
  /** Where the deck is viewed now: a built-in service has another address after each start. */
  readonly viewingUrl: (job: Job) => Promise<Result<string>>;
  /** Slides or cards, in narrow tabs. */
  readonly view: { readonly get: () => string; readonly set: (view: string) => PromiseLike<void> };
  readonly kept: KeptTabs;
  /** Another tab is active, or one follows its document or does so no more. */
  readonly changed: () => void;
  readonly explain: (job: Job, failure: Failure) => Promise<string>;
}

interface Tab {
  readonly panel: WebviewPanel;
  /** The version that it shows, and under which address. */
  jobId: string;
  url?: string;
  room?: string | undefined;
  place?: Place | undefined;
  /** The tab follows the deck's document: what this session is called. */
  live?: string | undefined;
}

/** The tabs that show decks, at most one for each deck: another version takes the place of the one before. */
export class DeckPanels {
  readonly #options: DeckPanelsOptions;
  readonly #tabs = new Map<string, Tab>();

  constructor(options: DeckPanelsOptions) {
    this.#options = options;
  }

  #jobOf({ jobId }: Tab): Job | undefined {
    return this.#options.store.get(jobId);
  }

  get #active(): Tab | undefined {
    return [...this.#tabs.values()].find(({ panel }) => panel.active);
  }

  /** The deck of the tab that has the focus. */
  get activeJob(): Job | undefined {
    return this.#active && this.#jobOf(this.#active);
  }

  /** Whether some version of this deck has a tab. */
  shows(line: string): boolean {
    return this.#tabs.has(line);
  }

  /** Decks that follow their documents. One that is presented stands still. */
  get live(): readonly { readonly job: Job; readonly session: string }[] {
    return [...this.#tabs.values()].flatMap((tab) => {
      const job = this.#jobOf(tab);
      return job && tab.live !== undefined && tab.room === undefined ? [{ job, session: tab.live }] : [];
    });
  }

  get activeIsLive(): boolean {
    return this.#active?.live !== undefined;
  }

  async setLive(job: Job, session: string | undefined): Promise<void> {
    const tab = this.#tabs.get(lineOf(job));
    if (!tab) return;
    tab.live = session;
    await this.#keep(tab, job);
    this.#options.changed();
  }

  /** Shows what the document says now, which is no version yet, in the tab of its deck. */
  async showDraft(job: Job, url: string): Promise<void> {
    const tab = this.#tabs.get(lineOf(job));
    if (tab?.live !== undefined && tab.room === undefined) await this.#show(tab, job, url);
  }

  async open(job: Job, options: OpenOptions = {}): Promise<Result<void>> {
    const url = await this.#options.viewingUrl(job);
    if (!url.ok) return url;
    const { beside = false } = options;
    const known = this.#tabs.get(lineOf(job));
    known?.panel.reveal(undefined, beside);
    const tab = known ?? this.#create(job, beside);
    if ('room' in options) tab.room = options.room;
    await this.#show(tab, job, url.value);
    return succeeded(undefined);
  }

  /** Shows another version in the tab of its deck, wherever that is, at the slide that it is at. */
  async follow(job: Job): Promise<void> {
    const tab = this.#tabs.get(lineOf(job));
    if (tab) await this.#refresh(tab, job);
  }

  #create(job: Job, beside: boolean): Tab {
    const column = { viewColumn: beside ? ViewColumn.Beside : ViewColumn.Active, preserveFocus: beside };
    const panel = window.createWebviewPanel(deckPanelType, tabTitle(job.title), column, {
      enableScripts: true,
      retainContextWhenHidden: true,
    });
    return this.#adopt(panel, job);
  }

  #adopt(panel: WebviewPanel, job: Job): Tab {
    const tab: Tab = { panel, jobId: job.id };
    this.#tabs.set(lineOf(job), tab);
    panel.iconPath = {
      light: Uri.joinPath(this.#options.extensionUri, 'media', 'deck-light.svg'),
      dark: Uri.joinPath(this.#options.extensionUri, 'media', 'deck-dark.svg'),
    };
    panel.onDidDispose(() => {
      this.#tabs.delete(lineOf(job));
      void this.#options.kept.keep(lineOf(job), undefined);
      this.#options.changed();
    });
    panel.onDidChangeViewState(() => this.#options.changed());
    panel.webview.onDidReceiveMessage((message) => this.#hear(tab, message));
    return tab;
  }

  async #hear(tab: Tab, message: unknown): Promise<void> {
    const { readDeckMessage } = await import('./deckMessages.ts');
    const read = readDeckMessage(message);
    const job = this.#jobOf(tab);
    if (!read || !job) return;
    if (read.kind === 'place') {
      tab.place = read.place;
      await this.#keep(tab, job);
    } else if (read.kind === 'view') {
      await this.#options.view.set(read.view);
      await this.#noteShown(tab, job);
    } else if (read.kind === 'theme') await this.#keepTheme(tab, job, read.theme);
    else if (read.kind === 'command') void commands.executeCommand(read.command, { kind: 'job', job });
    else if (tab.panel.active) void commands.executeCommand(read.command);
  }

  async #keep({ jobId, room, place, live }: Tab, job: Job): Promise<void> {
    await this.#options.kept.keep(lineOf(job), { jobId, room, place, live });
  }

  async #keepTheme(tab: Tab, job: Job, theme: string): Promise<void> {
    await this.#options.store.keep(job.id, { theme });
    await this.#noteShown(tab, { ...job, theme });
  }

  /** The page shows already what its address says now. */
  async #noteShown(tab: Tab, job: Job): Promise<void> {
    const url = await this.#options.viewingUrl(job);
    if (url.ok) tab.url = this.#addressIn(tab, url.value);
  }

  /** As the tab shows it: the speaker's page where one presents, in the view that the person wants. */
  #addressIn({ room }: Tab, url: string): string {
    const page = new URL(url);
    const view = this.#options.view.get();
    if (view) page.searchParams.set('view', view);
    if (room) page.searchParams.set('speaker', '1');
    if (room) page.searchParams.set('present', room);
    return page.href;
  }

  async #show(tab: Tab, job: Job, deckUrl: string, isAnew = false): Promise<void> {
    const url = this.#addressIn(tab, deckUrl);
    tab.panel.title = tabTitle(job.title);
    // Loaded anew it would be back at its first slide.
    if (!isAnew && tab.url === url && tab.jobId === job.id) return;
    const isSameService = tab.url !== undefined && new URL(tab.url).origin === new URL(url).origin;
    tab.url = url;
    tab.jobId = job.id;
    void this.#keep(tab, job);
    const shown = await reachable(url);
    const { room, place } = tab;
    if (isSameService) {
      await tab.panel.webview.postMessage({
        type: 'deckwright.show',
        url: shown,
        state: { jobId: job.id, room },
      });
      return;
    }
    const { tabPage } = await import('./tabPage.ts');
    tab.panel.webview.html = tabPage(shown, job, { jobId: job.id, room, place });
  }

  /** After a reload of the window. */
  async restore(panel: WebviewPanel, state: unknown): Promise<void> {
    const known = this.#options.store.get(jobIdIn(state));
    if (!known) return panel.dispose();
    const kept = this.#options.kept.of(lineOf(known));
    const job = this.#options.store.get(kept?.jobId ?? known.id) ?? known;
    panel.webview.options = { enableScripts: true };
    const tab = this.#adopt(panel, job);
    tab.room = kept?.room;
    tab.place = kept?.place;
    tab.live = kept?.live;
    await this.#refresh(tab, job);
    this.#options.changed();
  }

  /** The same page, with what the service has now. */
  async refresh({ id }: Job): Promise<void> {
    const job = this.#options.store.get(id);
    if (!job) return;
    const tab = this.#tabs.get(lineOf(job));
    if (tab?.jobId === id) await this.#refresh(tab, job, true);
  }

  async #refresh(tab: Tab, job: Job, isAnew = false): Promise<void> {
    const url = await this.#options.viewingUrl(job);
    if (url.ok) return this.#show(tab, job, url.value, isAnew);
    const { sentencePage } = await import('./deckPage.ts');
    tab.url = undefined;
    tab.panel.webview.html = sentencePage(await this.#options.explain(job, url.failure), env.language);
  }

  /** Turns a page of the deck that has the focus. */
  move(to: 'next' | 'previous'): void {
    void this.#active?.panel.webview.postMessage({ type: 'deckwright.move', to });
  }

  /** The version is gone: an earlier one takes its place, if there is one. */
  async close(job: Job): Promise<void> {
    const tab = this.#tabs.get(lineOf(job));
    if (tab?.jobId !== job.id) return;
    const left = this.#options.store.jobs.filter((other) => lineOf(other) === lineOf(job));
    const next = currentVersion(left);
    if (next?.state.kind === 'completed') await this.follow(next);
    else tab.panel.dispose();
  }

  /** The built-in service has another address now. */
  async refreshBuiltIn(): Promise<void> {
    for (const tab of this.#tabs.values()) {
      const job = this.#jobOf(tab);
      if (job?.service !== builtInUrl) continue;
      tab.url = undefined;
      await this.#refresh(tab, job);
    }
  }

  /** Titles follow a renaming. */
  refreshTitles(): void {
    for (const tab of this.#tabs.values()) {
      const title = this.#jobOf(tab)?.title;
      if (title && tab.panel.title !== tabTitle(title)) tab.panel.title = tabTitle(title);
    }
  }

  dispose(): void {
    this.#tabs.clear();
  }
}
