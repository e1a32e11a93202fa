import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceClock } from './jobs/serviceClock.ts';
import { LocalWakes } from './jobs/wakes.ts';
import { ObjectFolder, partialFolder } from './objects/objectFolder.ts';
import type { Parts } from './parts.ts';
import type { ServiceConfig } from './serviceConfig.ts';
import { StartError } from './startError.ts';
import { brokenJournalSentence } from './store/brokenJournal.ts';
import { databaseOf } from './store/database.ts';
import { useFolder } from './store/inUse.ts';
import { lossSentence, markerName, usedSince } from './store/lostDatabase.ts';
import { makeAllPrivate } from './store/privateFolder.ts';
import { openStore } from './store/store.ts';
import { StoreHealth } from './store/storeHealth.ts';
import { troubleEvents } from './store/storeTrouble.ts';

const crampedSentence =
  'The disk is full: what is there is shown, and nothing can be kept until there is room on it and this is started anew.';

/** All in one folder of this machine, which several processes may share. */
export async function openFolderParts(
  { dataFolder, log }: Pick<ServiceConfig, 'dataFolder' | 'log'>,
  now: () => number,
): Promise<Parts> {
  for (const [name, what] of ownFiles) await checkFile(join(dataFolder, name), what);
  const { store, loss, brokenJournal, notPrivate, isCramped } = await openStore(dataFolder, { now });
  const letGo = await useFolder(dataFolder);
  if (loss)
    log({ level: 'error', event: troubleEvents[loss.trouble], reason: loss.detail, keptIn: loss.keptIn });
  if (brokenJournal)
    log({
      level: 'error',
      event: 'database journal damaged',
      reason: brokenJournal.detail,
      keptIn: brokenJournal.keptIn,
    });
  if (isCramped) log({ level: 'error', event: 'disk full', reason: crampedSentence });
  if (notPrivate) log({ level: 'warning', event: 'data folder not private', path: notPrivate });
  const { reserve } = databaseOf(store);
  const folder = new ObjectFolder(join(dataFolder, 'objects'), reserve);
  const clock = new ServiceClock(store, now);
  return {
    store,
    health: await StoreHealth.of({
      dataFolder,
      filesFolder: folder.filePath(partialFolder),
      async writeRow() {
        if (isCramped) throw Object.assign(new Error(crampedSentence), { code: 'ENOSPC' });
        await reserve.demand();
        await clock.look();
      },
      log,
    }),
    objects: folder,
    scratch: folder,
    wakes: new LocalWakes(),
    since: () => usedSince(dataFolder),
    async openUploads(quota) {
      const { openUploads } = await import('./objects/openUploads.ts');
      return openUploads({ dataFolder, folder, store, quota, now, log });
    },
    sweep: async () => void (await makeAllPrivate(dataFolder)),
    ...(isCramped && { notice: crampedSentence }),
    ...(brokenJournal && { notice: brokenJournalSentence(brokenJournal) }),
    ...(loss && { notice: lossSentence(loss) }),
    async close() {
      await store.destroy();
      letGo();
    },
  };
}

/** They are read later, when nobody is there any more who could be told. */
const ownFiles = [
  ['signing.key', 'the key that signs links'],
  [markerName, 'what says since when there is the database'],
] as const;

async function checkFile(path: string, what: string): Promise<void> {
  const isOther = await stat(path).then(
    (found) => !found.isFile(),
    () => false,
  );
  // Of a pipe nobody would read to the end.
  if (isOther) throw new StartError(`${path} is no file and not ${what}: move it away.`);
}
