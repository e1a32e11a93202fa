import type { Store } from '../store/store.ts';
import { filesOf } from './jobRequest.ts';

/** The keys of the uploaded files that unfinished jobs may still read. */
export async function sourcesInUse(store: Store): Promise<ReadonlySet<string>> {
  const jobs = await store
    .selectFrom('jobs')
    .selectAll()
    .where('status', 'in', ['generating', 'awaiting_input'])
    .execute();
  return new Set(jobs.flatMap(filesOf));
}
