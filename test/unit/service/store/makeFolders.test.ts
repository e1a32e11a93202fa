import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolders } from '../../../../src/service/store/makeFolders.ts';

describe('makeFolders', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes a folder and those above it, for their owner alone, and says which was the first', async () => {
    const path = join(folder, 'a', 'b', 'c');
    assert.equal(await makeFolders(path), join(folder, 'a'));
    if (process.platform !== 'win32') assert.equal((await stat(path)).mode & 0o777, 0o700);
  });

  it('leaves a folder that is there, or is reached by a link', async () => {
    await mkdir(join(folder, 'there'));
    await symlink(join(folder, 'there'), join(folder, 'link'));
    for (const name of ['there', 'link']) assert.equal(await makeFolders(join(folder, name)), undefined);
  });

  it('makes the same folder for all that want it at once', async () => {
    const path = join(folder, 'a', 'b');
    await Promise.all(Array.from({ length: 10 }, () => makeFolders(path)));
    assert.ok((await stat(path)).isDirectory());
  });

  it('refuses where a file is in the way', async () => {
    await writeFile(join(folder, 'file'), '');
    await assert.rejects(makeFolders(join(folder, 'file')), { code: 'EEXIST' });
    await assert.rejects(makeFolders(join(folder, 'file', 'below')), { code: 'ENOTDIR' });
  });

  it('refuses, rather than coming to no end, where a folder takes no others', async function () {
    if (process.platform !== 'linux') this.skip();
    await assert.rejects(makeFolders('/proc/1/x/y'), { code: 'ENOENT' });
  });
});
