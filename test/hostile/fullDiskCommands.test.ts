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

  const advice = 'Delete or move something else that is on it: a few megabytes are enough.';

  for (const words of ['serve', 'keys create --workspace cup', 'keys list', 'list', 'audit'])
    it(`say that it is full, of a new folder: ${words}`, () => {
      const folder = join(disk, 'new');
      const { exitCode, err } = runBesideFullDisk(disk, [...words.split(' '), '--data', folder]);
      const said = `deckwright: The data folder ${folder} cannot be used: the disk is full. ${advice}\n`;
      assert.deepEqual([exitCode, err], [2, said]);
    });

  for (const words of ['keys list', 'list', 'audit'])
    it(`read what is there, without any room: ${words}`, () => {
      const { exitCode, out, err } = runBesideFullDisk(disk, [
        ...words.split(' '),
        '--data',
        join(disk, 'data'),
      ]);
      assert.equal(exitCode, 0, err);
      assert.match(out + err, /tea|There are no presentations/);
    });

  it('back up to another disk', async () => {
    const target = await newFolder();
    const { exitCode, out } = runBesideFullDisk(disk, ['backup', target, '--data', join(disk, 'data')]);
    assert.deepEqual([exitCode, out.slice(0, 16)], [0, '0 presentations ']);
    await rm(target, { recursive: true });
  });

  it('say what cannot be kept, and what to do', () => {
    const words = ['keys', 'create', '--workspace', 'cup'];
    const { exitCode, err } = runBesideFullDisk(disk, [...words, '--data', join(disk, 'data')]);
    assert.equal(exitCode, 1);
    assert.match(err, /disk .* is full/);
  });

  it('say so when they are asked whether all is well', () => {
    const folder = join(disk, 'data');
    const { exitCode, out } = runBesideFullDisk(disk, ['doctor', '--data', folder]);
    const said = `✖ The folder ${folder} can be written to: no. The data folder ${folder} cannot be used: the disk is full. ${advice}\n`;
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
