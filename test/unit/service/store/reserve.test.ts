import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { lstat, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReserveFile, reserveName } from '../../../../src/service/store/reserve.ts';
import { newFolder } from '../../../support/runningService.ts';

const blockBytes = 4_096;
/** An eighth of the disk is kept. */
const disk = { bsize: blockBytes, blocks: 2_048 };
const wholeBytes = 1_048_576;
const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });

describe('The reserve of a data folder', () => {
  let folder: string;
  let freeBytes: number;
  beforeEach(async () => {
    folder = await newFolder();
    freeBytes = 100 * wholeBytes;
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = () => new ReserveFile(folder, async () => ({ ...disk, bavail: freeBytes / blockBytes }));
  const about = () => stat(join(folder, reserveName));
  /** Meets a full disk at first. */
  const onceFull = (act: () => Promise<unknown> = async () => undefined) => {
    let isFirst = true;
    return async () => {
      if (!isFirst) return act();
      isFirst = false;
      throw full;
    };
  };

  it('is not made in a folder that came in the place of its own', async () => {
    await new ReserveFile(folder, undefined, async () => false).make();
    assert.deepEqual(await readdir(folder), []);
  });

  it('is made of room that is really taken', async () => {
    await open().make();
    const { size, blocks } = await about();
    assert.equal(size, wholeBytes);
    assert.ok(blocks * 512 >= wholeBytes, `${blocks} blocks`);
  });

  it('is made as it is asked for, and may be half as large where there is little room', async () => {
    freeBytes = 1.5 * wholeBytes;
    await open().demand();
    assert.equal((await about()).size, 0.75 * wholeBytes);
  });

  it('is made while nobody waits for it, where the disk has room for two', async () => {
    const reserve = open();
    await reserve.demand();
    const early = await about().catch(() => undefined);
    await reserve.make();
    assert.ok((early?.size ?? 0) < wholeBytes, String(early?.size));
    assert.equal((await about()).size, wholeBytes);
  });

  for (const size of [0, 2 * wholeBytes])
    it(`is a file of its own, where a link leads to one of ${size} bytes`, async () => {
      const linked = join(folder, 'linked');
      const path = join(folder, reserveName);
      const written = Buffer.alloc(size, 'a');
      await writeFile(linked, written);
      const old = new Date(Date.now() - 3_600_000);
      await utimes(linked, old, old);
      await symlink(linked, path);
      await open().drawOn(onceFull());
      await open().make();
      const made = await lstat(path);
      assert.deepEqual([made.isFile(), made.size], [true, wholeBytes]);
      assert.ok((await readFile(linked)).equals(written));
    });

  it('is a file of its own where there is a pipe, for which nobody waits', async () => {
    const path = join(folder, reserveName);
    execFileSync('mkfifo', [path]);
    await open().drawOn(onceFull());
    await open().make();
    assert.equal((await lstat(path)).size, wholeBytes);
  });

  it('is missed where there is no room for it', async () => {
    freeBytes = wholeBytes - blockBytes;
    await assert.rejects(open().demand(), { code: 'ENOSPC' });
    assert.deepEqual(await readdir(folder), []);
  });

  it('becomes whole once there is room again', async () => {
    freeBytes = 1.5 * wholeBytes;
    await open().make();
    freeBytes = 10 * wholeBytes;
    await open().make();
    assert.equal((await about()).size, wholeBytes);
  });

  it('is made once by several who do it at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => open().make()));
    const { size } = await about();
    assert.ok(size >= wholeBytes && size < 2.5 * wholeBytes, String(size));
  });

  it('is free for what meets a full disk, and there again afterwards', async () => {
    const reserve = open();
    await reserve.make();
    const sizes: number[] = [];
    await reserve.drawOn(onceFull(async () => sizes.push((await about()).size)));
    sizes.push((await about()).size);
    assert.deepEqual(sizes, [0, wholeBytes]);
  });

  it('is given back only after what was drawn on it has settled', async () => {
    const reserve = open();
    await reserve.make();
    let sizeThen: number | undefined;
    const settle = async () => {
      sizeThen = (await about()).size;
    };
    await reserve.drawOn(onceFull(), settle);
    assert.equal(sizeThen, 0);
  });

  it('is not used for what fails by anything else', async () => {
    const reserve = open();
    await reserve.make();
    let calls = 0;
    const failing = async () => {
      calls += 1;
      throw new Error('no');
    };
    await assert.rejects(reserve.drawOn(failing), /no/);
    assert.deepEqual([calls, (await about()).size], [1, wholeBytes]);
  });

  it('leaves what does not fit into it with its error', async () => {
    const reserve = open();
    await reserve.make();
    await assert.rejects(
      reserve.drawOn(() => Promise.reject(full)),
      (error) => error === full,
    );
    assert.equal((await about()).size, wholeBytes);
  });

  it('lets nothing that fills the disk begin while somebody draws on it', async () => {
    const [drawing, others] = [open(), open()];
    await drawing.make();
    freeBytes = 1.5 * wholeBytes;
    await drawing.drawOn(
      onceFull(async () => {
        for (const each of [drawing, others]) await assert.rejects(each.demand(), { code: 'ENOSPC' });
      }),
    );
    await others.demand();
  });

  it('is made anew, after a while, of what somebody gave free who ended meanwhile', async () => {
    freeBytes = 0.75 * wholeBytes;
    await writeFile(join(folder, reserveName), '');
    await assert.rejects(open().demand(), { code: 'ENOSPC' });
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(join(folder, reserveName), longAgo, longAgo);
    await open().demand();
    assert.equal((await about()).size, wholeBytes);
  });

  it('stands in nobody’s way where nobody can tell how much room there is', async () => {
    await new ReserveFile(join(folder, 'gone')).demand();
  });
});
