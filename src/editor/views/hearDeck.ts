import { commands } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { readDeckMessage } from './deckMessages.ts';
import type { DeckPanelsOptions } from './deckPanelsOptions.ts';
import type { DeckTab } from './deckTab.ts';

export interface Hearing extends Pick<DeckPanelsOptions, 'store' | 'view'> {
  readonly keep: () => Promise<void>;
  /** The page shows already what its address says now. */
  readonly noteShown: (job: Job) => Promise<void>;
}

/** Does what the page of a tab says. */
export const hearDeck = async (
  message: unknown,
  tab: DeckTab,
  job: Job,
  { store, view, keep, noteShown }: Hearing,
): Promise<void> => {
  const read = readDeckMessage(message);
  if (!read) return;
  if (read.kind === 'place') {
    tab.place = read.place;
    await keep();
  } else if (read.kind === 'view') {
    await view.set(read.view);
    await noteShown(job);
  } else if (read.kind === 'theme') {
    await store.keep(job.id, { theme: read.theme });
    await noteShown({ ...job, theme: read.theme });
  } else if (read.kind === 'command')
    void commands.executeCommand(read.command, { kind: 'job', job }, read.more);
  else if (tab.panel.active) void commands.executeCommand(read.command);
};
