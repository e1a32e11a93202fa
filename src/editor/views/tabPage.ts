import { env } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { say } from '../say.ts';
import { deckWords } from '../words/deckWords.ts';
import { deckPage, sentencePage } from './deckPage.ts';
import type { TabState } from './keptTabs.ts';

/** What it needs to come back with, in another window or after a reload. */
type PageState = Pick<TabState, 'room' | 'place'> & { readonly line: string };

/** What a tab says while the service of its deck starts. */
export const comingPage = ({ title }: Job): string =>
  sentencePage(say(deckWords.deckLoading, title), env.language);

/** The page of a tab around a deck, in the words of the editor's language. */
export const tabPage = (url: string, { title }: Job, state: PageState, nonce: string): string =>
  deckPage(
    {
      url,
      title,
      language: env.language,
      nonce,
      blockedHint: say(deckWords.deckBlocked),
      openInBrowser: say(deckWords.openInBrowser),
      loading: say(deckWords.deckLoading, title),
      showChanged: say(deckWords.showChanged),
    },
    state,
  );
