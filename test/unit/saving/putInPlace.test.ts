import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { putInPlace, writeInPlace } from '../../../src/saving/putInPlace.ts';
import { newFolder } from '../../support/runningService.ts';

describe('writeInPlace', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('writes a file in the place of an older one', async () => {
    const path = join(folder, 'deck.pptx');
    await writeFile(path, 'older');
    assert.equal(await writeInPlace(path, new TextEncoder().encode('newer')), undefined);
    assert.equal(await readFile(path, 'utf8'), 'newer');
    assert.deepEqual(await readdir(folder), ['deck.pptx']);
  });

  it('follows a link, which stays', async () => {
    await writeFile(join(folder, 'kept.pptx'), 'older');
    const path = join(folder, 'link.pptx');
    await symlink('kept.pptx', path);
    assert.equal(await writeInPlace(path, new TextEncoder().encode('newer')), undefined);
    assert.equal(await readlink(path), 'kept.pptx');
    assert.equal(await readFile(join(folder, 'kept.pptx'), 'utf8'), 'newer');
  });

  it('leaves a pipe and a device alone, whether or not somebody reads', async function () {
    if (process.platform === 'win32') this.skip();
    const pipe = join(folder, 'pipe.pptx');
    execFileSync('mkfifo', [pipe]);
    for (const path of [pipe, '/dev/null'])
      assert.deepEqual(await writeInPlace(path, new TextEncoder().encode('newer')), {
        about: 'no-file',
        path,
      });
    assert.ok((await stat(pipe)).isFIFO());
    assert.deepEqual(await readdir(folder), ['pipe.pptx']);
  });

  for (const [code, about] of [
    ['ENOSPC', 'full'],
    ['EDQUOT', 'no-room'],
    ['EBUSY', 'open'],
    ['EPERM', 'taken'],
    ['EROFS', 'read-only'],
  ] as const)
    it(`keeps the older file and leaves nothing behind: ${code}`, async () => {
      const path = join(folder, 'deck.pptx');
      await writeFile(path, 'older');
      const problem = await putInPlace(path, async (beside) => {
        await writeFile(beside, 'half');
        throw Object.assign(new Error('no'), { code });
      });
      assert.deepEqual(problem, { about, path });
      assert.equal(await readFile(path, 'utf8'), 'older');
      assert.deepEqual(await readdir(folder), ['deck.pptx']);
    });

  it('says that a folder is missing, or in the way', async () => {
    const within = join(folder, 'none', 'deck.pptx');
    assert.deepEqual(await writeInPlace(within, new Uint8Array()), { about: 'no-folder', path: within });
    const taken = join(folder, 'taken');
    await mkdir(taken);
    assert.deepEqual(await writeInPlace(taken, new Uint8Array([1])), { about: 'is-folder', path: taken });
    assert.deepEqual(await readdir(folder), ['taken']);
  });

  it('leaves nothing of what was drawn in vain or was cancelled', async () => {
    const path = join(folder, 'deck.pdf');
    const notDrawn = { about: 'not-drawn', path, said: 'no' } as const;
    const half = (end: () => typeof notDrawn) => async (beside: string) => {
      assert.match(beside, /\.pdf$/);
      await writeFile(beside, 'half');
      return end();
    };
    assert.deepEqual(
      await putInPlace(
        path,
        half(() => notDrawn),
      ),
      notDrawn,
    );
    const abort = half(() => {
      throw Object.assign(new Error('no'), { code: 'ABORT_ERR' });
    });
    assert.deepEqual(await putInPlace(path, abort), {
      about: 'failure',
      failure: { kind: 'cancelled', message: 'Cancelled.' },
    });
    assert.deepEqual(await readdir(folder), []);
  });

  it('does not hide what is a fault of ours', async () => {
    await assert.rejects(
      putInPlace(join(folder, 'a'), async () => {
        throw new TypeError('a fault');
      }),
      TypeError,
    );
  });
});
