import { Uri } from 'vscode';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { previousVersion } from '../request/nextVersion.ts';
import { readDocument } from '../request/readSource.ts';
import { isBlank, type SourceText } from '../request/sourceText.ts';
import { startDeck } from '../request/startDeck.ts';
import { inTheme } from '../views/viewingUrl.ts';
import type { Drafts } from './drafts.ts';
import { drawDraft } from './drawDraft.ts';

type Wish = 'draft' | 'version';

/** Keys that are hit within it are drawn once, as are those that are hit while it draws. */
const patienceMs = 20;
/** How long after each other what cannot be drawn just now is tried again. */
const againAfterMs = [1_000, 2_000, 4_000, 8_000, 16_000];

interface LiveDeckOptions {
  readonly parts: Parts;
  readonly drafts: Drafts;
  /** A draft took the place of the one before. */
  readonly shown: () => void;
  /** What marks the versions that are made meanwhile: the last one takes the place of those before. */
  readonly session: string;
  readonly job: Job;
}

/** One deck that follows its document. What is wished while it works is done once, after it, of the latest text. */
export class LiveDeck {
  readonly #parts: Parts;
  readonly #drafts: Drafts;
  readonly #shown: () => void;
  readonly #session: string;
  #job: Job;
  #wish: Wish | undefined;
  #working: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #ended = new AbortController();
  /** The draft that the tab shows, and its text. */
  #draft: { readonly presentationId: string; readonly text: string } | undefined;
  #versionText: string | undefined;
  /** How often, since something was drawn or wished for. */
  #triedAgain = 0;

  constructor({ parts, drafts, shown, session, job }: LiveDeckOptions) {
    this.#parts = parts;
    this.#drafts = drafts;
    this.#shown = shown;
    this.#session = session;
    this.#job = job;
  }

  get draftId(): string | undefined {
    return this.#draft?.presentationId;
  }

  typed(job: Job): void {
    this.#job = job;
    if (this.#triedAgain > 0) this.#tryNoMore();
    this.#drawAfter(patienceMs);
  }

  #drawAfter(milliseconds: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#do('draft');
    }, milliseconds);
  }

  saved(job: Job): void {
    this.#job = job;
    void this.#do('version');
  }

  /** What was shown last becomes a version. */
  async end(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#draft && this.#draft.text !== this.#versionText) await this.#do('version');
    this.#ended.abort();
  }

  #do(wish: Wish): Promise<void> {
    if (this.#wish !== 'version') this.#wish = wish;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  async #work(): Promise<void> {
    while (this.#wish) {
      const wish = this.#wish;
      this.#wish = undefined;
      try {
        const { origin } = this.#job;
        if (origin.kind !== 'document') continue;
        const source = await readDocument(Uri.parse(origin.uri));
        if (isBlank(source.text)) continue;
        await (wish === 'draft' ? this.#showDraft(source) : this.#makeVersion(source));
      } catch (error) {
        this.#parts.log.error(error instanceof Error ? error : String(error));
      }
    }
  }

  async #showDraft(source: SourceText): Promise<void> {
    const began = performance.now();
    const drawn = await drawDraft(this.#parts, this.#job, source, this.#ended.signal);
    if (!drawn.ok) return this.#tryAgain();
    const draft = drawn.value;
    if (!draft) return;
    this.#triedAgain = 0;
    this.#draft = { presentationId: draft.presentationId, text: source.text };
    await this.#drafts.add(draft.presentationId);
    await this.#parts.panels.showDraft(this.#job, await inTheme(draft.url, this.#job, this.#parts));
    this.#shown();
    this.#parts.log.debug(`Live: drawn in ${Math.round(performance.now() - began)} ms.`);
  }

  #tryAgain(): void {
    const pauseMs = againAfterMs[this.#triedAgain++];
    if (pauseMs !== undefined && !this.#ended.signal.aborted) this.#drawAfter(pauseMs);
  }

  #tryNoMore(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#triedAgain = 0;
  }

  async #makeVersion(source: SourceText): Promise<void> {
    if (source.text === this.#versionText) return;
    this.#versionText = source.text;
    const previous = previousVersion(this.#parts, source) ?? this.#job;
    await startDeck(this.#parts, source, previous.choices, { previous, live: this.#session });
  }
}
