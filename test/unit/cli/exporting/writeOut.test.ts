import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { putInPlace, writeOut } from '../../../../src/cli/exporting/writeOut.ts';
import { newFolder } from '../../../support/runningService.ts';

describe('writeOut', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('writes a file in the place of an older one', async () => {
    const path = join(folder, 'deck.pptx');
    await writeFile(path, 'older');
    assert.equal(await writeOut(path, new TextEncoder().encode('newer')), undefined);
    assert.equal(await readFile(path, 'utf8'), 'newer');
    assert.deepEqual(await readdir(folder), ['deck.pptx']);
  });

  for (const [code, said] of [
    ['ENOSPC', /^The disk is full: .*deck\.pptx was not written\.$/],
    ['EBUSY', /deck\.pptx is open in another program/],
  ] as const)
    it(`keeps the older file and leaves nothing behind: ${code}`, async () => {
      const path = join(folder, 'deck.pptx');
      await writeFile(path, 'older');
      const problem = await putInPlace(path, async (beside) => {
        await writeFile(beside, 'half');
        throw Object.assign(new Error('no'), { code });
      });
      assert.match(problem ?? '', said);
      assert.equal(await readFile(path, 'utf8'), 'older');
      assert.deepEqual(await readdir(folder), ['deck.pptx']);
    });

  it('says that a folder is missing, or in the way', async () => {
    assert.match(
      (await writeOut(join(folder, 'none', 'deck.pptx'), new Uint8Array())) ?? '',
      /^There is no folder/,
    );
    await mkdir(join(folder, 'taken'));
    assert.match((await writeOut(join(folder, 'taken'), new Uint8Array([1]))) ?? '', /taken is a folder/);
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
