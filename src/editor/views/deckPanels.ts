import { commands, env, ViewColumn, type WebviewPanel, window } from 'vscode';
import { type Result, succeeded } from '../../client/failure.ts';
import type { Move } from '../../player/browser/editorAround.ts';
import { commandIds } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import { currentOf, lineOf } from '../jobs/line.ts';
import { builtInUrl } from '../services/service.ts';
import { deckIcon } from './deckIcon.ts';
import type { DeckPanelsOptions, OpenOptions } from './deckPanelsOptions.ts';
import { addressIn, createDeckPanel, type DeckTab } from './deckTab.ts';
import { GivenPage } from './givenPage.ts';
import { reachable } from './reachable.ts';
import { shortTitle } from './shownTitle.ts';

/** The tabs that show decks, at most one for each deck: another version takes the place of the one before. */
export class DeckPanels {
  readonly #options: DeckPanelsOptions;
  readonly #tabs = new Map<string, DeckTab>();

  constructor(options: DeckPanelsOptions) {
    this.#options = options;
  }

  #jobOf({ jobId }: DeckTab): Job | undefined {
    return this.#options.store.get(jobId);
  }

  get #active(): DeckTab | undefined {
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

  columnOf(job: Job): ViewColumn | undefined {
    return this.#tabs.get(lineOf(job))?.panel.viewColumn;
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
    const { unasked = false, beside = unasked } = options;
    const { placeOfTab } = await import('./placeOfTab.ts');
    const { viewColumn, asleep } = placeOfTab(job, beside, this.#options);
    const known = this.#tabs.get(lineOf(job));
    known?.panel.reveal(undefined, unasked);
    if (!unasked) void known?.panel.webview.postMessage({ type: 'deckwright.opened' });
    const tab = known ?? this.#adopt(createDeckPanel(job, viewColumn, unasked), job);
    if (asleep && !known) void window.tabGroups.close(asleep, true);
    if ('room' in options) tab.room = options.room;
    await this.#showVersion(tab, job, url.value);
    return succeeded(undefined);
  }

  /** Until the page of its tab came, if it is on its way. */
  async arrived(job: Job): Promise<void> {
    await this.#tabs.get(lineOf(job))?.arrival?.waited;
  }

  /** Shows another version in the tab of its deck, wherever that is, at the slide that it is at. */
  async follow(job: Job): Promise<void> {
    const tab = this.#tabs.get(lineOf(job));
    if (tab) await this.#refresh(tab, job);
  }

  #adopt(panel: WebviewPanel, job: Job): DeckTab {
    const tab: DeckTab = { panel, page: new GivenPage(), jobId: job.id };
    this.#tabs.set(lineOf(job), tab);
    this.#equip(tab, job);
    return tab;
  }

  #equip(tab: DeckTab, job: Job): void {
    const { panel } = tab;
    panel.iconPath = deckIcon(this.#options.extensionUri);
    panel.onDidDispose(() => {
      if (tab.panel !== panel) return;
      tab.arrival?.settle();
      this.#tabs.delete(lineOf(job));
      void this.#options.kept.keep(lineOf(job), undefined);
      this.#options.changed();
    });
    panel.onDidChangeViewState(() => this.#options.changed());
    panel.webview.onDidReceiveMessage((message) => {
      tab.arrival?.settle();
      if (tab.page.hear(message)) this.#tellChanged(tab);
      return this.#hear(tab, message);
    });
  }

  /** Made anew once: what fails again has a cause that this does not mend. */
  async #watch(tab: DeckTab): Promise<void> {
    if (tab.watched === tab.panel) return;
    const isFirst = tab.watched === undefined;
    tab.watched = tab.panel;
    const { awaitArrival } = await import('./awaitArrival.ts');
    const late = () => (isFirst ? this.#createAnew(tab) : this.#tellEmpty(tab));
    tab.arrival = awaitArrival(tab.panel, !isFirst, late);
  }

  async #tellEmpty(tab: DeckTab): Promise<void> {
    const job = this.#jobOf(tab);
    if (!job) return;
    const { tellEmptyTab } = await import('./tellEmptyTab.ts');
    await tellEmptyTab(job.title, () =>
      commands.executeCommand(commandIds.openInBrowser, { kind: 'job', job }),
    );
  }

  async #createAnew(tab: DeckTab): Promise<void> {
    const job = this.#jobOf(tab);
    if (!job) return;
    this.#options.log.warn(`The tab of “${job.title}” stayed empty: it is opened again.`);
    const { panel: before } = tab;
    tab.panel = createDeckPanel(job, before.viewColumn ?? ViewColumn.Active, !before.active);
    tab.url = undefined;
    this.#equip(tab, job);
    before.dispose();
    await this.#refresh(tab, job);
    await tab.arrival?.waited;
    await (await import('./placeOfTab.ts')).closeTabLeft(job, this.#options);
  }

  async #hear(tab: DeckTab, message: unknown): Promise<void> {
    const { hearDeck } = await import('./hearDeck.ts');
    const job = this.#jobOf(tab);
    if (!job) return;
    await hearDeck(message, tab, job, {
      ...this.#options,
      keep: () => this.#keep(tab, job),
      noteShown: (shown) => this.#noteShown(tab, shown),
    });
  }

  async #keep({ jobId, room, place, live }: DeckTab, job: Job): Promise<void> {
    await this.#options.kept.keep(lineOf(job), { jobId, room, place, live });
  }

  /** The page shows already what its address says now. */
  async #noteShown(tab: DeckTab, job: Job): Promise<void> {
    const url = await this.#options.viewingUrl(job);
    if (url.ok) tab.url = addressIn(tab, url.value, this.#options.view.get());
  }

  async #showVersion(tab: DeckTab, job: Job, url: string, isAnew?: boolean): Promise<void> {
    await this.#show(tab, job, url, isAnew);
    if (tab.live !== undefined) this.#options.versionShown(job);
  }

  async #show(tab: DeckTab, job: Job, deckUrl: string, isAnew = false): Promise<void> {
    tab.asked = undefined;
    const url = addressIn(tab, deckUrl, this.#options.view.get());
    tab.panel.title = shortTitle(job.title);
    // Loaded anew it would be back at its first slide.
    if (!isAnew && tab.url === url && tab.jobId === job.id) return;
    if (job.service === builtInUrl) this.#options.drawAhead(url);
    const isSameService = tab.url !== undefined && new URL(tab.url).origin === new URL(url).origin;
    tab.url = url;
    tab.jobId = job.id;
    void this.#keep(tab, job);
    await this.#watch(tab);
    const shown = await reachable(url);
    const { tabPage } = await import('./tabPage.ts');
    // Something else is to be shown by now.
    if (tab.url !== url) return;
    const { room, place } = tab;
    if (isSameService && tab.page.listens) {
      await tab.panel.webview.postMessage({ type: 'deckwright.show', url: shown, state: { room } });
      this.#tellChanged(tab);
      return;
    }
    tab.panel.webview.html = tabPage(shown, job, { line: lineOf(job), room, place }, tab.page.give());
  }

  #tellChanged(tab: DeckTab): void {
    const job = this.#jobOf(tab);
    if (job) this.#options.tellChanged(job, tab);
  }

  /** The slides of some version were changed, or are as they were again. */
  noteChanged(): void {
    for (const tab of this.#tabs.values()) this.#tellChanged(tab);
  }

  /** After a reload of the window. */
  async restore(panel: WebviewPanel, state: unknown): Promise<void> {
    const { wakingDeck } = await import('./placeOfTab.ts');
    const job = wakingDeck(panel.title, state, this.#options, this.#tabs);
    if (!job) return panel.dispose();
    const kept = this.#options.kept.of(lineOf(job));
    panel.webview.options = { enableScripts: true };
    const tab = this.#adopt(panel, job);
    tab.room = kept?.room;
    tab.place = kept?.place;
    tab.live = kept?.live;
    panel.webview.html = (await import('./tabPage.ts')).comingPage(job);
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

  async #refresh(tab: DeckTab, job: Job, isAnew?: boolean): Promise<void> {
    const asked = Symbol();
    tab.asked = asked;
    const url = await this.#options.viewingUrl(job);
    // Something else is shown by now, or is to be.
    if (tab.asked !== asked) return;
    if (url.ok) return this.#showVersion(tab, job, url.value, isAnew);
    const { sentencePage } = await import('./deckPage.ts');
    tab.url = undefined;
    tab.arrival?.settle();
    tab.panel.webview.html = sentencePage(await this.#options.explain(job, url.failure), env.language);
  }

  /** Turns a page of the deck that has the focus. */
  move(move: Move): void {
    void this.#active?.panel.webview.postMessage({ type: 'deckwright.move', ...move });
  }

  /** The version is gone: an earlier one takes its place, if there is one. True when a tab showed it. */
  async close(job: Job): Promise<boolean> {
    const tab = this.#tabs.get(lineOf(job));
    if (tab?.jobId !== job.id) return false;
    const next = currentOf(this.#options.store.jobs, lineOf(job));
    if (next?.state.kind === 'completed') await this.follow(next);
    else tab.panel.dispose();
    return true;
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
      if (title && tab.panel.title !== shortTitle(title)) tab.panel.title = shortTitle(title);
    }
  }

  dispose(): void {
    this.#tabs.clear();
  }
}
