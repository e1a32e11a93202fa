import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usualGuards } from '../../../../src/service/http/guards.ts';
import { mostOpenFiles, withinOpenFiles } from '../../../../src/service/http/openFiles.ts';
import { newFolder } from '../../../support/runningService.ts';

describe('the files that a process may have open', () => {
  let folder: string;
  before(async () => {
    folder = await newFolder();
  });
  after(() => rm(folder, { recursive: true }));

  const told = async (files: string): Promise<number | undefined> => {
    const path = join(folder, 'limits');
    await writeFile(
      path,
      `Limit  Soft Limit  Hard Limit  Units\nMax processes  7  7  processes\nMax open files            ${files} files\n`,
    );
    return mostOpenFiles(path);
  };

  it('are as many as the system says, if it says so', async () => {
    assert.equal(await told('1024                 4096                '), 1_024);
    assert.equal(await told('unlimited            unlimited           '), undefined);
    assert.equal(await mostOpenFiles(join(folder, 'none')), undefined);
  });

  it('leave a file to each connection, and the service its own', () => {
    const connections = (most: number | undefined) => withinOpenFiles(usualGuards, most).connections;
    assert.deepEqual([undefined, 1_048_576, 4_224, 1_024, 256, 64].map(connections), [
      usualGuards.connections,
      usualGuards.connections,
      2_048,
      448,
      64,
      16,
    ]);
    assert.equal(withinOpenFiles({ ...usualGuards, connections: 100 }, 1_024).connections, 100);
  });
});
