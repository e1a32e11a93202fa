import type { JobStore } from '../jobs/jobStore.ts';
import type { KeptTabs } from './keptTabs.ts';
import { shortTitle } from './shownTitle.ts';

interface Known {
  readonly store: Pick<JobStore, 'get'>;
  readonly kept: Pick<KeptTabs, 'lines' | 'of'>;
}

/** The decks that may be shown by a tab that the editor wrote down before its page said so: those that it is called after. */
export const linesNamed = (title: string, { store, kept }: Known): readonly string[] => {
  const titleOf = (line: string): string => store.get(kept.of(line)?.jobId ?? '')?.title ?? '';
  return kept.lines.filter((line) => shortTitle(titleOf(line)) === title);
};
