import assert from 'node:assert/strict';
import { copyFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damageIn, findBrokenJournal } from '../../../../src/service/store/brokenJournal.ts';
import { openStore } from '../../../../src/service/store/store.ts';
import { newFolder } from '../../../support/runningService.ts';

const key = { workspaceId: 'w', createdAt: 't', expiresAt: null, revokedAt: null };
const names = ['deckwright.sqlite', 'deckwright.sqlite-wal', 'deckwright.json'] as const;

describe('The journal that an unclean end left', () => {
  let folder: string;
  let journal: string;

  /** As a process leaves it that is killed. */
  beforeEach(async () => {
    const living = await newFolder();
    const { store } = await openStore(living);
    for (let number = 0; number < 40; number += 1)
      await store
        .insertInto('apiKeys')
        .values({ ...key, id: `${number}`, hash: `${number}` })
        .execute();
    folder = await newFolder();
    journal = join(folder, names[1]);
    for (const name of names) await copyFile(join(living, name), join(folder, name));
    await store.destroy();
    await rm(living, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const reopened = async () => {
    const { store, brokenJournal, loss } = await openStore(folder);
    const rows = await store.selectFrom('apiKeys').select('id').execute();
    await store.destroy();
    return { brokenJournal, loss, rows: rows.length };
  };

  it('is read to its end', async () => {
    assert.deepEqual(await reopened(), { brokenJournal: undefined, loss: undefined, rows: 40 });
  });

  it('is told and kept where it is damaged in its middle, once', async () => {
    const bytes = await readFile(journal);
    bytes.fill(0x5a, 5_000, 25_000);
    await writeFile(journal, bytes);
    const { brokenJournal, loss, rows } = await reopened();
    assert.match(brokenJournal?.detail ?? '', /^Frame 2 of \d+/);
    assert.deepEqual(await readFile(join(brokenJournal!.keptIn, names[1])), bytes);
    assert.equal(loss, undefined);
    assert.ok(rows < 40);
    assert.equal((await reopened()).brokenJournal, undefined);
  });

  it('leaves no empty folder where it cannot be kept', async () => {
    await truncate(journal, 5_000);
    await rm(join(folder, names[0]));
    await assert.rejects(findBrokenJournal(folder, 0), { code: 'ENOENT' });
    assert.deepEqual((await readdir(folder)).sort(), names.slice(1).sort());
  });

  it('is told where its beginning is damaged, or it was cut off', async () => {
    const bytes = await readFile(journal);
    const broken = Buffer.from(bytes);
    broken.fill(0x5a, 0, 30);
    assert.match(damageIn(broken) ?? '', /does not begin/);
    assert.match(damageIn(bytes.subarray(0, 7)) ?? '', /has 7 bytes/);
    await truncate(journal, Math.floor(bytes.length / 2) + 100);
    assert.match((await reopened()).brokenJournal?.detail ?? '', /cut off/);
  });

  it('may end in a frame where a full disk took no more of it', async () => {
    const bytes = await readFile(journal);
    await truncate(journal, 5 * 4_096);
    assert.equal(damageIn(bytes.subarray(0, 5 * 4_096)), undefined);
    assert.equal((await reopened()).brokenJournal, undefined);
  });

  it('may end where a process was killed, and in what was never finished', async () => {
    const bytes = await readFile(journal);
    const frame = 24 + bytes.readUInt32BE(8);
    const whole = bytes.subarray(0, 32 + 5 * frame);
    const begun = bytes.subarray(0, 32 + 5 * frame + 24);
    const older = Buffer.concat([whole, bytes.subarray(32 + 5 * frame, 32 + 9 * frame)]);
    for (let at = 32 + 5 * frame; at < older.length; at += frame) older.writeUInt32BE(7, at + 8);
    for (const each of [Buffer.alloc(0), whole, begun, older]) assert.equal(damageIn(each), undefined);
  });
});
