import { cancelAtService, putIntoBin } from '../commands/atService.ts';
import { isActive, type Job } from '../jobs/job.ts';
import { lineOf } from '../jobs/line.ts';
import type { Parts } from '../parts.ts';

/** A version that was made because its document was saved takes the place of those of the same session, in silence. */
export const showLiveVersion = async (parts: Parts, job: Job): Promise<void> => {
  const { panels, store, watcher } = parts;
  await panels.follow(job);
  const replaced = store.jobs.filter(
    ({ id, live, createdAt }) => id !== job.id && live === job.live && createdAt <= job.createdAt,
  );
  for (const other of replaced.filter((each) => lineOf(each) === lineOf(job))) {
    if (isActive(other)) await watcher.stop(other.id);
    await store.remove(other.id);
    await (isActive(other) ? cancelAtService(parts, other) : putIntoBin(parts, other));
  }
};
