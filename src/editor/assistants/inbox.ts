import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobStore } from '../jobs/jobStore.ts';
import type { JobWatcher } from '../jobs/jobWatcher.ts';
import { Serial } from '../serial.ts';
import { watchFolder } from '../watchFolder.ts';

export interface InboxOptions {
  readonly folder: string;
  readonly store: Pick<JobStore, 'get' | 'add'>;
  readonly watcher: Pick<JobWatcher, 'takeUp'>;
  /** Hears of what could not be taken; it is tried again. */
  readonly trouble: (error: unknown) => void;
  readonly tryAgainAfter?: number;
}

const usuallyAgainAfter = 10_000;

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

/** False when something is left that could not be taken. */
const takeAll = async (options: InboxOptions): Promise<boolean> => {
  const names = await readdir(options.folder).catch(() => []);
  let isDone = true;
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    try {
      await take(join(options.folder, name), options);
    } catch (error) {
      isDone = false;
      options.trouble(error);
    }
  }
  return isDone;
};

/**
 * Lists what assistants make: the tools' server leaves a file for each thing in the folder. What was left while
 * no window was there is taken first.
 */
export const openInbox = async (options: InboxOptions): Promise<{ dispose(): void }> => {
  const serial = new Serial();
  let again: NodeJS.Timeout | undefined;
  let isOpen = true;
  const takeNext = (): Promise<void> =>
    serial.run(async () => {
      const isDone = await takeAll(options);
      clearTimeout(again);
      if (!isDone && isOpen)
        again = setTimeout(() => void takeNext(), options.tryAgainAfter ?? usuallyAgainAfter);
    });
  const watcher = watchFolder(options.folder, () => void takeNext());
  await takeNext();
  return {
    dispose: () => {
      isOpen = false;
      clearTimeout(again);
      watcher.close();
    },
  };
};
