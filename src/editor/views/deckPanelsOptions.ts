import type { Uri } from 'vscode';
import type { Failure, Result } from '../../client/failure.ts';
import type { Job } from '../jobs/job.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import type { DeckTab } from './deckTab.ts';
import type { KeptTabs } from './keptTabs.ts';

export interface OpenOptions {
  /** The person keeps the keyboard, and what they have before them. */
  readonly unasked?: boolean;
  /** Nobody wants a deck over its document. */
  readonly beside?: boolean;
  /** Named: shows the speaker view, or with nothing as its value the deck again. */
  readonly room?: string | undefined;
}

export interface DeckPanelsOptions {
  readonly store: JobStore;
  readonly extensionUri: Uri;
  /** Where the deck is viewed now: a built-in service has another address after each start. */
  readonly viewingUrl: (job: Job) => Promise<Result<string>>;
  /** Has the built-in service draw what a tab is about to show. */
  readonly drawAhead: (url: string) => void;
  /** Slides or cards, in narrow tabs. */
  readonly view: { readonly get: () => string; readonly set: (view: string) => PromiseLike<void> };
  readonly kept: KeptTabs;
  /** Another tab is active, or one follows its document or does so no more. */
  readonly changed: () => void;
  /** A version took the place of what the tab of a deck that follows its document showed. */
  readonly versionShown: (job: Job) => void;
  readonly explain: (job: Job, failure: Failure) => Promise<string>;
  /** Says where the slides of a version were changed, if they were. */
  readonly tellChanged: (job: Job, tab: DeckTab) => unknown;
  readonly log: { readonly warn: (message: string) => void };
}
