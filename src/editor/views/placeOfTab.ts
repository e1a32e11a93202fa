import { type Tab, TabInputWebview, ViewColumn, window } from 'vscode';
import { deckPanelType } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import { currentOf, lineOf } from '../jobs/line.ts';
import type { KeptTabs } from './keptTabs.ts';
import { linesNamed } from './linesNamed.ts';
import { shortTitle } from './shownTitle.ts';

interface Known {
  readonly store: Pick<JobStore, 'get' | 'jobs'>;
  readonly kept: KeptTabs;
}

/**
 * The tab that a deck had before the window was reloaded, if no other deck is called the same: VS Code wakes it when it
 * comes to the front, and until then nobody can show anything in it.
 */
const tabAsleep = (job: Job, known: Known): Tab | undefined => {
  const title = shortTitle(job.title);
  if (linesNamed(title, known).length !== 1) return undefined;
  return window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .find(
      ({ input, label, isActive }) =>
        !isActive &&
        label === title &&
        input instanceof TabInputWebview &&
        input.viewType.endsWith(deckPanelType),
    );
};

/** The editor may keep a tab whose page never came, and that was closed for it. */
export const closeTabLeft = async (job: Job, known: Known): Promise<void> => {
  const left = tabAsleep(job, known);
  if (left) await window.tabGroups.close(left, true);
};

interface PlaceOfTab {
  readonly viewColumn: ViewColumn;
  /** What it takes the place of. */
  readonly asleep: Tab | undefined;
}

/** Where a deck is opened that has no tab, or one that sleeps. */
export const placeOfTab = (job: Job, beside: boolean, known: Known): PlaceOfTab => {
  const asleep = tabAsleep(job, known);
  const covers = window.tabGroups.activeTabGroup.activeTab !== undefined;
  const viewColumn = beside && covers ? ViewColumn.Beside : ViewColumn.Active;
  return { viewColumn: asleep?.group.viewColumn ?? viewColumn, asleep };
};

/** Which deck the page of a tab was about, as it wrote that down. */
const lineIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'line' in state ? String(state.line) : '';

/**
 * What a tab showed that wakes, if no other shows it by now; the reload may have come before anybody knew what took a
 * version's place.
 */
export const wakingDeck = (
  title: string,
  state: unknown,
  { store, kept }: Known,
  shown: ReadonlyMap<string, unknown>,
): Job | undefined => {
  const line = lineIn(state) || linesNamed(title, { store, kept }).find((each) => !shown.has(each)) || '';
  const job = store.get(kept.of(line)?.jobId ?? '') ?? currentOf(store.jobs, line);
  return job && !shown.has(lineOf(job)) ? job : undefined;
};
