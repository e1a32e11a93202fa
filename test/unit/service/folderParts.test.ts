import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolderParts } from '../../../src/service/folderParts.ts';
import type { LogEntry } from '../../../src/service/log.ts';
import { newFolder } from '../../support/runningService.ts';

describe('A data folder', () => {
  let dataFolder: string;
  beforeEach(async () => {
    dataFolder = await newFolder();
  });
  afterEach(() => rm(dataFolder, { recursive: true }));

  const refusal = { name: 'StartError', message: /(?:signing\.key|deckwright\.json) is no file/ };

  it('whose signing key is a folder is not begun with, and that is said', async () => {
    await mkdir(join(dataFolder, 'signing.key'));
    await assert.rejects(openFolderParts({ dataFolder, log: () => {} }, Date.now), refusal);
  });

  for (const name of ['signing.key', 'deckwright.json'])
    it(`whose ${name} is a pipe is neither begun with nor waited for`, async function () {
      if (process.platform === 'win32') this.skip();
      execFileSync('mkfifo', [join(dataFolder, name)]);
      await assert.rejects(openFolderParts({ dataFolder, log: () => {} }, Date.now), refusal);
    });

  it('is healthy while rows and files can be written, which leaves nothing', async () => {
    const log: LogEntry[] = [];
    const { health, close } = await openFolderParts(
      { dataFolder, log: (entry) => void log.push(entry) },
      Date.now,
    );
    try {
      assert.equal(await health.check(), undefined);
      const before = await readdir(dataFolder, { recursive: true });
      const objects = join(dataFolder, 'objects');
      await rm(objects, { recursive: true });
      await writeFile(objects, '');
      for (let asked = 0; asked < 2; asked += 1) assert.equal(await health.check(), 'storageAway');
      assert.deepEqual(
        log.map(({ level, event }) => [level, event]),
        [['error', 'storage away']],
      );
      await rm(objects);
      assert.equal(await health.check(), undefined);
      assert.deepEqual(await readdir(dataFolder, { recursive: true }), before);
    } finally {
      await close();
    }
  });
});
