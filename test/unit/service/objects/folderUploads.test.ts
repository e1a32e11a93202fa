import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Failure } from '../../../../src/service/http/failure.ts';
import { FolderUploads } from '../../../../src/service/objects/folderUploads.ts';
import { ObjectFolder } from '../../../../src/service/objects/objectFolder.ts';
import { newObjectKey, writeKey } from '../../../../src/service/objects/objectKey.ts';
import { Signer } from '../../../../src/service/objects/signer.ts';
import type { UploadRows } from '../../../../src/service/objects/uploadRows.ts';
import { filesIn } from '../../../support/dataFolder.ts';

const full = Object.assign(new Error('full'), { errcode: 13 });
const policy = {
  key: writeKey(newObjectKey('tea', 'a.md')),
  content_type: 'text/markdown',
  file_name: 'a.md',
  largest: 100,
  expires: '2026-11-29T00:00:00.000Z',
} as const;

describe('Uploads to a folder', () => {
  let root: string;
  /** Whether there is room for a row. */
  let hasRoom: boolean;
  let uploads: FolderUploads;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'deckwright-'));
    hasRoom = true;
    uploads = new FolderUploads({
      folder: new ObjectFolder(root),
      signer: new Signer(() => [Buffer.alloc(32)]),
      rows: { note: async () => (hasRoom ? undefined : Promise.reject(full)) } as unknown as UploadRows,
      quota: { reserve: async () => ({ release: async () => undefined }) },
      now: () => 0,
      hasEnded: async (keyId) => keyId === 'key_ended',
    });
  });
  afterEach(() => rm(root, { recursive: true }));

  const send = async () => {
    const received = await uploads.receive(policy, Readable.from([Buffer.from('tea')]), () => undefined);
    assert.ok('file' in received);
    return uploads.store(policy, received);
  };

  it('keep nothing of a file whose row could not be written, and take it once there is room', async () => {
    hasRoom = false;
    await assert.rejects(send(), (error) => error === full);
    assert.deepEqual(await filesIn(root), []);
    hasRoom = true;
    assert.equal(await send(), undefined);
    assert.equal((await filesIn(root)).length, 2);
  });

  it('take nothing by a form whose key has ended since', async () => {
    const sent = (asked_by: string) =>
      uploads.receive({ ...policy, asked_by }, Readable.from([Buffer.from('tea')]), () => undefined);
    const refused = await sent('key_ended');
    assert.ok(refused instanceof Failure);
    assert.match(refused.message, /was revoked or has expired/);
    assert.deepEqual(await filesIn(root), []);
    assert.ok('file' in (await sent('key_good')));
  });
});
