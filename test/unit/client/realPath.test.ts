import assert from 'node:assert/strict';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWithin } from '../../../src/client/realPath.ts';

describe('findWithin', () => {
  let home: string;
  let folder: string;
  before(async () => {
    home = await realpath(await mkdtemp(join(tmpdir(), 'deckwright-real-')));
    folder = join(home, 'docs');
    await mkdir(join(folder, 'images'), { recursive: true });
    await mkdir(join(home, 'docs-secret'));
    for (const name of ['secret.png', 'docs/a.png', 'docs/images/b.png', 'docs-secret/c.png', 'docs/..d.png'])
      await writeFile(join(home, name), name);
    await symlink(join(home, 'secret.png'), join(folder, 'link.png'));
    await symlink(home, join(folder, 'up'));
    await symlink(join(folder, 'images'), join(folder, 'pictures'));
    await symlink(folder, join(home, 'linked-docs'));
  });
  after(() => rm(home, { recursive: true }));

  const kindOf = async (name: string) => (await findWithin(folder, name)).kind;

  it('finds what is in the folder, also by a link that stays there', async () => {
    assert.deepEqual(await findWithin(folder, 'images/b.png'), {
      kind: 'found',
      path: join(folder, 'images', 'b.png'),
    });
    for (const name of ['a.png', './images/../a.png', 'pictures/b.png', '..d.png'])
      assert.equal(await kindOf(name), 'found', name);
  });

  it('finds it in a folder that is a link itself', async () => {
    assert.equal((await findWithin(join(home, 'linked-docs'), 'a.png')).kind, 'found');
  });

  it('follows no path and no link out of it', async () => {
    for (const name of [
      '../secret.png',
      'link.png',
      'up/secret.png',
      '../docs-secret/c.png',
      'images/../../secret.png',
    ])
      assert.equal(await kindOf(name), 'outside', name);
    assert.equal(await kindOf(join(home, 'secret.png')), 'outside');
  });

  it('says what is not there', async () => {
    for (const name of ['none.png', 'images', 'up/none.png'])
      assert.equal(await kindOf(name), 'missing', name);
  });
});
