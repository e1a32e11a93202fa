import assert from 'node:assert/strict';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastName, openUploadFile } from '../../../src/client/uploadFile.ts';

describe('openUploadFile', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('opens a file under its own name, or another', async () => {
    await writeFile(join(folder, 'a.md'), '# A');
    const opened = await openUploadFile(join(folder, 'a.md'));
    assert(opened.ok);
    assert.equal(opened.value.fileName, 'a.md');
    assert.equal(opened.value.content.size, 3);
    const renamed = await openUploadFile(join(folder, 'a.md'), 'x/b.md');
    assert.equal(renamed.ok && renamed.value.fileName, 'x/b.md');
  });

  it('knows how much there is of a file beyond 4 GiB', async () => {
    const path = join(folder, 'huge.png');
    await writeFile(path, '');
    await truncate(path, 4 * 2 ** 30 + 7);
    const opened = await openUploadFile(path);
    assert.equal(opened.ok && opened.value.content.size, 4 * 2 ** 30 + 7);
    await rm(path);
  });

  it('says what is wrong with what cannot be read', async () => {
    const missing = await openUploadFile(join(folder, 'none.md'));
    assert.equal(
      !missing.ok && missing.failure.message,
      `${join(folder, 'none.md')} cannot be read: there is no such file.`,
    );
    const itself = await openUploadFile(folder);
    assert.equal(!itself.ok && itself.failure.message, `${folder} cannot be read: it is not a file.`);
    const long = await openUploadFile(join(folder, 'n'.repeat(300)));
    assert.match(String(!long.ok && long.failure.message), /cannot be read: ENAMETOOLONG\.$/);
  });
});

describe('lastName', () => {
  it('takes a name out of its folders, however they are written', () => {
    assert.equal(lastName('images/deep/a.png'), 'a.png');
    assert.equal(lastName('images\\deep\\a.png'), 'a.png');
    assert.equal(lastName('a.png'), 'a.png');
  });
});
