import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../../src/service/store/store.ts';
import { newFolder } from '../support/runningService.ts';
import { canHaveSmallDisk, runBesideFullDisk } from '../support/smallDisk.ts';

describe('Commands on a full disk', function () {
  this.timeout(60_000);
  let disk: string;

  before(async function () {
    if (!canHaveSmallDisk()) return this.skip();
    disk = await newFolder();
  });
  after(() => disk && rm(disk, { recursive: true }));

  for (const words of ['serve', 'keys create --workspace cup', 'list', 'audit'])
    for (const name of ['data', 'new'])
      it(`say that it is full, of a folder that is there or new: ${words}, ${name}`, () => {
        const folder = join(disk, name);
        const { exitCode, err } = runBesideFullDisk(disk, [...words.split(' '), '--data', folder]);
        const said = `deckwright: The data folder ${folder} cannot be used: the disk is full.\n`;
        assert.deepEqual([exitCode, err], [2, said]);
      });

  it('say so when they are asked whether all is well', () => {
    const folder = join(disk, 'data');
    const { exitCode, out } = runBesideFullDisk(disk, ['doctor', '--data', folder]);
    const said = `✖ The folder ${folder} can be written to: no. The data folder ${folder} cannot be used: the disk is full.\n`;
    assert.deepEqual([exitCode, out], [1, said]);
  });

  it('say that no backup can be written there', async () => {
    const data = await newFolder();
    try {
      await (await openStore(data)).store.destroy();
      const target = join(disk, 'backup');
      const { exitCode, err } = runBesideFullDisk(disk, ['backup', target, '--data', data]);
      const said = `deckwright: The backup could not be written to ${target}: the disk is full.\n`;
      assert.deepEqual([exitCode, err], [2, said]);
    } finally {
      await rm(data, { recursive: true });
    }
  });
});
