import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../../../src/service/keeping/backup.ts';
import { openStore, unfinishedName } from '../../../../src/service/store/store.ts';

describe('backUp', () => {
  let folder: string;
  let target: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-backup-'));
    target = join(folder, 'copy');
    const { store } = await openStore(join(folder, 'data'));
    await store.destroy();
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes a folder that can be opened', async () => {
    assert.deepEqual(await backUp(join(folder, 'data'), target), { presentations: 0, files: 1 });
    await assert.rejects(stat(join(target, unfinishedName)));
    await (await openStore(target)).store.destroy();
  });

  it('leaves nothing that passes for a whole one where it broke off', async () => {
    await backUp(join(folder, 'data'), target);
    await writeFile(join(target, unfinishedName), '');
    await assert.rejects(openStore(target), /is a backup that broke off: make a new one/);
  });

  it('never goes into the folder that it is of, by whatever way', async () => {
    const data = join(folder, 'data');
    await symlink(data, join(folder, 'link'), 'junction');
    for (const place of [data, join(data, 'backup'), join(data, 'a', 'b'), join(folder, 'link', 'backup')])
      await assert.rejects(backUp(data, place), {
        name: 'StartError',
        message: `The folder ${place} lies in the data folder, and would be lost with it: name one outside of ${data}.`,
      });
    await assert.rejects(stat(join(data, 'backup')), { code: 'ENOENT' });
    assert.equal((await backUp(data, join(folder, 'data-of-monday'))).presentations, 0);
  });

  it('says why it cannot be written', async function () {
    if (process.platform !== 'linux') this.skip();
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const [place, reason] of [
      [file, 'it is not a folder'],
      [join(file, 'below'), 'what comes before its last part is not a folder'],
      ['/proc/backup', 'no folder can be made there'],
    ] as const)
      await assert.rejects(backUp(join(folder, 'data'), place), {
        name: 'StartError',
        message: `The backup could not be written to ${place}: ${reason}.`,
      });
  });
});
