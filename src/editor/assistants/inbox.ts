import { watch } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobStore } from '../jobs/jobStore.ts';
import type { JobWatcher } from '../jobs/jobWatcher.ts';

export interface InboxOptions {
  readonly folder: string;
  readonly store: Pick<JobStore, 'get' | 'add'>;
  readonly watcher: Pick<JobWatcher, 'takeUp'>;
}

/** Several windows may take the same file: it becomes one and the same job. */
const take = async (path: string, { store, watcher }: InboxOptions): Promise<void> => {
  const record = await readFile(path, 'utf8').catch(() => undefined);
  if (record === undefined) return;
  const { madeJob } = await import('./madeJob.ts');
  const made = madeJob(record);
  if (made && !store.get(made.job.id)) await store.add(made.job, made.text);
  await rm(path, { force: true });
  await watcher.takeUp();
};

const takeAll = async (options: InboxOptions): Promise<void> => {
  const names = await readdir(options.folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    await take(join(options.folder, name), options);
  }
};

/**
 * Lists what assistants make: the tools' server leaves a file for each thing in the folder. What was left while
 * no window was there is taken first.
 */
export const openInbox = async (options: InboxOptions): Promise<{ dispose(): void }> => {
  await mkdir(options.folder, { recursive: true });
  let taking = Promise.resolve();
  const takeNext = () => {
    taking = taking.then(() => takeAll(options));
    return taking;
  };
  const watcher = watch(options.folder, () => void takeNext());
  await takeNext();
  return { dispose: () => watcher.close() };
};
