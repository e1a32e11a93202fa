import assert from 'node:assert/strict';
import { chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePrivate } from '../../../../src/service/store/privateFolder.ts';

const other = 4_242;
const stranger = 2_424;

describe('A data folder that another user owns', () => {
  let folder: string;

  before(function () {
    // Nobody else gives a folder away.
    if (process.getuid?.() !== 0) this.skip();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
    await mkdir(join(folder, 'objects'));
    await writeFile(join(folder, 'objects', 'file'), '');
    for (const path of [folder, join(folder, 'objects'), join(folder, 'objects', 'file')])
      await chown(path, other, other);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const owners = () =>
    Promise.all(
      [folder, join(folder, 'objects'), join(folder, 'objects', 'file')].map(async (path) => {
        const { uid, mode } = await stat(path);
        return [uid, mode & 0o077];
      }),
    );

  it('is taken over by the administrator, with all that is in it', async () => {
    assert.equal(await makePrivate(folder), undefined);
    const [data, objects, file] = await owners();
    assert.deepEqual([data, objects?.[0], file?.[0]], [[0, 0], 0, 0]);
  });

  it('is left alone by anybody else, but for one of the administrator', async () => {
    await assert.rejects(
      makePrivate(folder, stranger),
      /belongs to another user .*Choose a folder of your own/,
    );
    assert.equal((await owners())[0]?.[0], other);
    await chown(folder, 0, 0);
    assert.equal(await makePrivate(folder, stranger), undefined);
  });
});
