import type { JobStore } from '../jobs/jobStore.ts';
import type { KeptTabs } from './keptTabs.ts';
import { shortTitle } from './shownTitle.ts';

interface Known {
  readonly store: Pick<JobStore, 'get'>;
  readonly kept: Pick<KeptTabs, 'lines' | 'of'>;
}

/** Which deck a tab shows that the editor wrote down before its page said so: the one that it is called after. */
export const lineNamed = (
  title: string,
  { store, kept }: Known,
  isShown: (line: string) => boolean,
): string => {
  const titleOf = (line: string): string => store.get(kept.of(line)?.jobId ?? '')?.title ?? '';
  return kept.lines.find((line) => !isShown(line) && shortTitle(titleOf(line)) === title) ?? '';
};
