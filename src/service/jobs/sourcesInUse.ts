import type { Store } from '../store/store.ts';
import { answersOf, requestOf } from './jobRequest.ts';

/** The keys of the uploaded files that unfinished jobs may still read. */
export async function sourcesInUse(store: Store): Promise<ReadonlySet<string>> {
  const jobs = await store
    .selectFrom('jobs')
    .selectAll()
    .where('status', 'in', ['generating', 'awaiting_input'])
    .execute();
  const attachments = jobs.flatMap((job) => [
    ...requestOf(job).attachments,
    ...answersOf(job).flatMap((answer) => answer.attachments),
  ]);
  return new Set(attachments.map(({ key }) => key));
}
