import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { S3Client } from '@aws-sdk/client-s3';
import { ObjectFolder } from '../../../../src/service/objects/objectFolder.ts';
import type { Objects } from '../../../../src/service/objects/objects.ts';
import { troubleOf } from '../../../../src/service/store/storeTrouble.ts';
import { BucketObjects } from '../../../../src/service/team/bucket.ts';
import { newFolder } from '../../../support/runningService.ts';
import { S3Server } from '../../../support/s3Server.ts';

const bytes = (content: string) => new TextEncoder().encode(content);
const hourMs = 3_600_000;

describe('Objects', function () {
  this.timeout(60_000);
  let root: string;
  let storage: S3Server;
  let client: S3Client;

  before(async () => {
    root = await newFolder();
    storage = await S3Server.start();
    client = new S3Client({
      endpoint: storage.endpoint,
      forcePathStyle: true,
      region: 'us-east-1',
      maxAttempts: 1,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });
  });
  after(async () => {
    client.destroy();
    await storage.stop();
    await rm(root, { recursive: true, force: true });
  });

  const bucket = () => new BucketObjects(client, storage.bucket, new ObjectFolder(join(root, 'scratch')));
  const kinds: Readonly<Record<string, () => Objects>> = {
    'in a folder': () => new ObjectFolder(join(root, 'objects')),
    'in a bucket': bucket,
  };

  for (const [kind, open] of Object.entries(kinds)) {
    describe(kind, () => {
      let objects: Objects;
      beforeEach(() => {
        objects = open();
      });

      it('are given back as they were put, the last time they were', async () => {
        assert.equal(await objects.size('pictures/a/1'), undefined);
        assert.equal(await objects.open('pictures/a/1'), undefined);
        for (const content of ['one', 'three']) await objects.put('pictures/a/1', bytes(content));
        const opened = await objects.open('pictures/a/1');
        assert.deepEqual([opened?.bytes, await text(opened!.body)], [5, 'three']);
        assert.equal(await objects.size('pictures/a/1'), 5);
      });

      it('are brought to where a program can read them', async () => {
        await objects.put('uploads/x', bytes('x'));
        await objects.put('uploads/y', bytes('yy'));
        const local = await objects.bring(['uploads/x', 'uploads/y', 'uploads/gone']);
        assert.equal(await readFile(local.path('uploads/x'), 'utf8'), 'x');
        assert.equal(await readFile(local.path('uploads/y'), 'utf8'), 'yy');
        await assert.rejects(readFile(local.path('uploads/gone')), { code: 'ENOENT' });
        await local.discard();
        assert.equal(await objects.size('uploads/x'), 1);
      });

      it('are listed by folder, and deleted with it', async () => {
        for (const key of ['decks/a/1', 'decks/a/2', 'decks/b/1', 'decksother/c/1'])
          await objects.put(key, bytes(key));
        const listed = await objects.list('decks');
        assert.deepEqual(listed.map(({ name }) => name).sort(), ['a', 'b']);
        assert.ok(listed.every(({ changed }) => Math.abs(changed - Date.now()) < hourMs));
        await objects.removeFolder('decks/a');
        await objects.removeFolder('decks/none');
        assert.deepEqual(
          (await objects.list('decks')).map(({ name }) => name),
          ['b'],
        );
        assert.equal(await objects.size('decksother/c/1'), 14);
      });

      it('are deleted when they are old and nobody uses them', async () => {
        for (const name of ['used', 'unused']) await objects.put(`old/${name}`, bytes(name));
        await objects.deleteOlderThan(Date.now() - hourMs, 'old', () => false);
        assert.equal((await objects.list('old')).length, 2);
        await objects.deleteOlderThan(Date.now() + hourMs, 'old', (name) => name === 'used');
        assert.deepEqual(
          (await objects.list('old')).map(({ name }) => name),
          ['used'],
        );
      });

      it('have plain names only', async () => {
        for (const key of ['', '..', 'a/../b', 'a//b', '/a', 'a b']) {
          await assert.rejects(async () => objects.size(key), /Not an object key/, key);
        }
      });
    });
  }

  it('leave nothing on this machine of what was brought from a bucket', async () => {
    const objects = bucket();
    await objects.put('uploads/z', bytes('z'));
    const local = await objects.bring(['uploads/z']);
    await local.discard();
    await assert.rejects(readFile(local.path('uploads/z')), { code: 'ENOENT' });
  });

  it('are away while a bucket cannot be reached, which is not to be missing', async () => {
    storage.isRefusing = true;
    try {
      for (const asked of [() => bucket().size('uploads/x'), () => bucket().bring(['uploads/x'])]) {
        await assert.rejects(asked, (error) => troubleOf(error) === 'storageAway');
      }
    } finally {
      storage.isRefusing = false;
    }
  });
});
