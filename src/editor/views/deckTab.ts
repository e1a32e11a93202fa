import { type ViewColumn, type WebviewPanel, window } from 'vscode';
import type { Place } from '../../player/browser/editorAround.ts';
import { deckPanelType } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import type { GivenPage } from './givenPage.ts';
import { shortTitle } from './shownTitle.ts';
import type { TabArrival } from './tabArrival.ts';

/** A tab that shows a deck. */
export interface DeckTab {
  panel: WebviewPanel;
  readonly page: GivenPage;
  /** What was last waited for. */
  watched?: WebviewPanel;
  arrival?: TabArrival | undefined;
  /** The version that it shows, and under which address. */
  jobId: string;
  url?: string | undefined;
  /** Which version is to be shown once it is known where. Void when something is. */
  asked?: symbol | undefined;
  room?: string | undefined;
  place?: Place | undefined;
  /** The tab follows the deck's document: what this session is called. */
  live?: string | undefined;
}

export const createDeckPanel = (
  { title }: Job,
  viewColumn: ViewColumn,
  preserveFocus: boolean,
): WebviewPanel => {
  const more = { enableScripts: true, retainContextWhenHidden: true };
  return window.createWebviewPanel(deckPanelType, shortTitle(title), { viewColumn, preserveFocus }, more);
};

/** As a tab shows it: the speaker's page where one presents, in the view that the person wants. */
export const addressIn = ({ room }: DeckTab, url: string, view: string): string => {
  const page = new URL(url);
  if (view) page.searchParams.set('view', view);
  if (room) page.searchParams.set('speaker', '1');
  if (room) page.searchParams.set('present', room);
  return page.href;
};
