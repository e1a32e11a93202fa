import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogEntry } from '../../../../src/service/log.ts';
import { databaseName } from '../../../../src/service/store/lostDatabase.ts';
import { StoreHealth } from '../../../../src/service/store/storeHealth.ts';
import { newFolder } from '../../../support/runningService.ts';

describe('The health of a data folder', () => {
  it('knows a process that may open no more files from a disk that fails', async () => {
    const dataFolder = await newFolder();
    await writeFile(join(dataFolder, databaseName), 'not empty');
    const entries: LogEntry[] = [];
    const health = await StoreHealth.of({
      dataFolder,
      filesFolder: join(dataFolder, 'objects'),
      writeRow: async () => {
        throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
      },
      log: (entry) => entries.push(entry),
    });
    assert.equal(await health.check(), 'noMoreFiles');
    assert.deepEqual(
      entries.map(({ event }) => event),
      ['too many open files'],
    );
    await rm(dataFolder, { recursive: true });
  });
});
