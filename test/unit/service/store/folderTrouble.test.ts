import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { exactTrouble, reasonAgainst, writeProbe } from '../../../../src/service/store/folderTrouble.ts';
import { newFolder } from '../../../support/runningService.ts';

const errorOf = (about: object): Error => Object.assign(new Error('no'), about);

describe('A folder that cannot be written to', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is found out by writing, which leaves nothing', async () => {
    await writeProbe(folder);
    for (const trouble of ['failing', 'busy'] as const)
      assert.equal(await exactTrouble(trouble, folder), trouble);
    assert.deepEqual(await readdir(folder), []);
  });

  it('is named by its reason', async () => {
    for (const about of [{ code: 'ENOSPC' }, { code: 'EDQUOT' }, { errcode: 13 }])
      assert.equal(await reasonAgainst(folder, errorOf(about)), 'the disk is full');
    assert.equal(await reasonAgainst(folder, errorOf({ code: 'EROFS' })), 'nothing may be written there');
  });

  it('has no reason in an error that is about something else', async () => {
    const failing = errorOf({ code: 'ERR_SQLITE_ERROR', errcode: 10 });
    for (const error of [failing, new Error('no')])
      assert.equal(await reasonAgainst(folder, error), undefined);
  });
});
