import { Disposable, type TextDocument, workspace } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { lineOf } from '../jobs/line.ts';
import { hasModel } from '../models/hasModel.ts';
import type { Parts } from '../parts.ts';
import { builtInUrl } from '../services/service.ts';
import type { DeckPanels } from '../views/deckPanels.ts';
import { Drafts } from './drafts.ts';
import { LiveDeck } from './liveDeck.ts';

/** A deck may follow every key where that costs nothing and leaves nothing: built in, without a language model. */
export const followsKeys = (job: Job): boolean => job.service === builtInUrl && !hasModel();

type Live = DeckPanels['live'][number];

/** The decks whose tabs follow their documents. */
export class LiveDecks {
  readonly #parts: Parts;
  readonly #drafts: Drafts;
  readonly #decks = new Map<string, LiveDeck>();
  readonly #listening: Disposable;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#drafts = new Drafts(parts.context.workspaceState, parts.services);
    this.#listening = Disposable.from(
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.#typed(document);
      }),
      workspace.onDidSaveTextDocument((document) => this.#saved(document)),
    );
  }

  #following({ uri }: TextDocument) {
    return this.#parts.panels.live.filter(
      ({ job: { origin } }) => origin.kind === 'document' && origin.uri === uri.toString(),
    );
  }

  #deckOf({ job, session }: Live): LiveDeck | undefined {
    if (job.origin.kind !== 'document') return undefined;
    const known = this.#decks.get(lineOf(job));
    const deck = known ?? this.#follow(job, session);
    this.#decks.set(lineOf(job), deck);
    return deck;
  }

  #draw(live: Live): void {
    if (followsKeys(live.job)) this.#deckOf(live)?.typed(live.job);
  }

  #follow(job: Job, session: string): LiveDeck {
    const shown = () => void this.#dropDrafts();
    return new LiveDeck({ parts: this.#parts, drafts: this.#drafts, shown, session, job });
  }

  async #dropDrafts(): Promise<void> {
    const shown = [...this.#decks.values()].flatMap(({ draftId }) => draftId ?? []);
    await this.#drafts.dropAllBut(new Set(shown));
  }

  #typed(document: TextDocument): void {
    for (const live of this.#following(document)) this.#draw(live);
  }

  /** What its document says beyond a version that was shown just now is drawn again. */
  drawBeyond(shown: Job): void {
    for (const document of workspace.textDocuments.filter(({ isDirty }) => isDirty))
      for (const live of this.#following(document)) if (lineOf(live.job) === lineOf(shown)) this.#draw(live);
  }

  #saved(document: TextDocument): void {
    for (const live of this.#following(document)) this.#deckOf(live)?.saved(live.job);
  }

  /** A tab that follows shows at once what its document says; one that does so no more, or was closed, needs no drafts. */
  async keepUp(): Promise<void> {
    const { live } = this.#parts.panels;
    for (const each of live) {
      const isNew = !this.#decks.has(lineOf(each.job));
      if (isNew) this.#draw(each);
    }
    const lines = new Set(live.map(({ job }) => lineOf(job)));
    for (const [line, deck] of this.#decks) {
      if (lines.has(line)) continue;
      this.#decks.delete(line);
      if (this.#parts.panels.shows(line)) await deck.end();
    }
    await this.#dropDrafts();
  }

  dispose(): void {
    this.#listening.dispose();
  }
}
