import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ObjectFolder } from '../../../../src/service/objects/objectFolder.ts';
import { filesIn } from '../../../support/dataFolder.ts';

describe('The object folder', () => {
  let root: string;
  let folder: ObjectFolder;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'deckwright-'));
    folder = new ObjectFolder(root);
  });
  afterEach(() => rm(root, { recursive: true }));

  it('keeps what is put, the last time', async () => {
    await folder.put('pictures/job/61', Buffer.from('one'));
    await folder.put('pictures/job/61', Buffer.from('two'));
    assert.equal(await readFile(folder.filePath('pictures/job/61'), 'utf8'), 'two');
    assert.equal(await folder.size('pictures/job/61'), 3);
    assert.equal(await folder.size('pictures/job/62'), undefined);
    assert.equal((await filesIn(root)).length, 1);
  });

  it('keeps nothing of what could not be written to its end', async () => {
    const gone = { path: join(root, 'gone') };
    await assert.rejects(folder.keep('pictures/job/61', gone), { code: 'ENOENT' });
    assert.deepEqual(await filesIn(root), []);
  });

  it('takes no more of a file once the room is missing that is kept for making room', async () => {
    let left = 3;
    const demand = async () => {
      left -= 1;
      if (left === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    };
    const within = new ObjectFolder(root, { demand });
    const chunks = Array.from({ length: 5 }, () => Buffer.alloc(1_000));
    await assert.rejects(within.receive(Readable.from(chunks), 10_000), { code: 'ENOSPC' });
    assert.deepEqual(await filesIn(root), []);
  });

  it('makes itself anew, and never the folder of the data around it', async () => {
    const data = join(root, 'data');
    const within = new ObjectFolder(join(data, 'objects'));
    await assert.rejects(within.put('pictures/job/61', Buffer.from('one')), { code: 'STORAGE_AWAY' });
    assert.deepEqual(await readdir(root), []);
    await mkdir(data);
    await within.put('pictures/job/61', Buffer.from('one'));
    assert.equal(await within.size('pictures/job/61'), 3);
  });

  it('has no place outside itself', () => {
    for (const key of [
      '',
      '..',
      '../x',
      'a/../b',
      '/a',
      'a//b',
      'a/b.c',
      'a\\b',
      'a\u0000',
      'é',
      'x'.repeat(251),
    ]) {
      assert.throws(() => folder.filePath(key), /Not an object key/, key);
    }
  });

  it('lists and deletes nothing through a link that leads out of it, and is reached by one itself', async () => {
    const outside = join(root, 'outside');
    const objects = join(root, 'data', 'objects');
    await mkdir(join(outside, 'job'), { recursive: true });
    await mkdir(join(root, 'disk'));
    await mkdir(join(root, 'data'));
    await symlink(join(root, 'disk'), objects);
    const linked = new ObjectFolder(objects);
    await linked.put('exports/1', Buffer.from('one'));
    await writeFile(join(root, 'disk', 'exports', '.nobodys'), '');
    assert.deepEqual((await linked.list('exports')).length, 1);
    await symlink(outside, join(objects, 'pictures'));
    await rename(join(objects, 'exports', '1'), join(outside, 'file'));
    assert.deepEqual(await linked.list('pictures'), []);
    await linked.removeFolder('pictures/job');
    await linked.deleteOlderThan(Number.POSITIVE_INFINITY, 'pictures', () => false);
    assert.deepEqual((await readdir(outside)).toSorted(), ['file', 'job']);
    await linked.removeFolder('pictures');
    assert.deepEqual((await readdir(outside)).toSorted(), ['file', 'job']);
  });

  it('shows a received file only once it is kept', async () => {
    const received = await folder.receive(Readable.from([Buffer.from('ab'), Buffer.from('c')]), 3);
    assert.equal(received.bytes, 3);
    assert.equal(await folder.size('uploads/x'), undefined);
    assert.equal(await received.keepOnce('uploads/x'), true);
    assert.equal(await readFile(folder.filePath('uploads/x'), 'utf8'), 'abc');
    assert.deepEqual(await filesIn(root), ['x']);
  });

  it('counts what is too much without writing it', async () => {
    const received = await folder.receive(Readable.from([Buffer.from('ab'), Buffer.from('cd')]), 3);
    assert.equal(received.bytes, 4);
    const [partial = ''] = await filesIn(root);
    assert.equal(await folder.size(`partial/${partial}`), 2);
    await received.discard();
    assert.deepEqual(await filesIn(root), []);
  });

  it('keeps nothing of a stream that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('ab');
        throw new Error('gone');
      })(),
    );
    await assert.rejects(folder.receive(broken, 100), /gone/);
    assert.deepEqual(await filesIn(root), []);
  });

  it('deletes what is old and not in use', async () => {
    for (const name of ['old', 'used', 'new']) await folder.put(`uploads/${name}`, Buffer.from(name));
    for (const name of ['old', 'used']) await utimes(folder.filePath(`uploads/${name}`), 1, 1);
    await folder.deleteOlderThan(2_000, 'uploads', (name) => name === 'used');
    await folder.deleteOlderThan(2_000, 'nothing', () => false);
    assert.deepEqual((await filesIn(root)).toSorted(), ['new', 'used']);
  });
});
