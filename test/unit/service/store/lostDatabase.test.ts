import assert from 'node:assert/strict';
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { keepAside, suspectDamage, usedSince } from '../../../../src/service/store/lostDatabase.ts';
import { makeAllPrivate } from '../../../../src/service/store/privateFolder.ts';
import { openStore } from '../../../../src/service/store/store.ts';
import { newFolder } from '../../../support/runningService.ts';

const key = { id: 'k', workspaceId: 'w', hash: 'h', createdAt: 't', expiresAt: null, revokedAt: null };

describe('A data folder that was used before', () => {
  let folder: string;
  let database: string;

  beforeEach(async () => {
    folder = await newFolder();
    database = join(folder, 'deckwright.sqlite');
    const { store } = await openStore(folder);
    for (let number = 0; number < 500; number += 1) {
      await store
        .insertInto('apiKeys')
        .values({ ...key, id: `${number}`, hash: `${number}` })
        .execute();
    }
    await store.destroy();
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function reopened() {
    const { store, loss } = await openStore(folder);
    const rows = await store.selectFrom('apiKeys').select('id').execute();
    await store.destroy();
    return { loss, rows: rows.length };
  }

  /** As a start leaves it that ends before it says what was lost. */
  async function newDatabase() {
    const other = await newFolder();
    await (await openStore(other)).store.destroy();
    await copyFile(join(other, 'deckwright.sqlite'), database);
    await rm(other, { recursive: true });
  }

  it('is as it was left', async () => {
    assert.deepEqual(await reopened(), { loss: undefined, rows: 500 });
  });

  it('has its journal kept aside where that is all that is left', async () => {
    await rm(database);
    await writeFile(`${database}-wal`, 'rows');
    const { loss } = await reopened();
    assert.equal(loss?.trouble, 'missing');
    assert.deepEqual(await readdir(loss.keptIn!), ['deckwright.sqlite-wal']);
  });

  it('says since when it has its database, or which file does not', async () => {
    assert.ok(Math.abs((await usedSince(folder)) - Date.now()) < 60_000);
    const path = join(folder, 'deckwright.json');
    for (const garbled of ['', '{"since": ', 'null', '{}', '{"since":"once"}']) {
      await writeFile(path, garbled);
      await assert.rejects(usedSince(folder), {
        message: `The file ${path} does not say since when there is this database. Delete it while no service runs: the next one writes it anew.`,
      });
    }
    await rm(path);
    await reopened();
    assert.ok(Math.abs((await usedSince(folder)) - Date.now()) < 60_000);
  });

  it('is not taken for a new one where its database is gone', async () => {
    await rm(database);
    assert.equal((await reopened()).loss?.trouble, 'missing');
    assert.equal((await reopened()).loss, undefined);
  });

  it('is not taken for a new one where its database was truncated to nothing', async () => {
    await truncate(database, 0);
    const { loss } = await reopened();
    assert.equal(loss?.trouble, 'emptied');
    assert.deepEqual(await readdir(loss.keptIn!), ['deckwright.sqlite']);
    assert.equal((await stat(join(folder, 'signing.key')).catch(() => undefined))?.size, undefined);
  });

  it('keeps a database aside that was cut off, and begins with a new one', async () => {
    const { size } = await stat(database);
    await truncate(database, size / 2);
    const { loss, rows } = await reopened();
    assert.equal(loss?.trouble, 'damaged');
    assert.equal(rows, 0);
    assert.equal((await stat(join(loss.keptIn!, 'deckwright.sqlite'))).size, size / 2);
  });

  it('keeps a file aside that is no database', async () => {
    await writeFile(database, 'This is no database, but long enough to be read as one.'.repeat(10));
    assert.equal((await reopened()).loss?.trouble, 'damaged');
    await truncate(database, 1);
    assert.equal((await reopened()).loss?.trouble, 'damaged');
  });

  it('is looked into after an unclean end', async () => {
    const { store } = await openStore(folder);
    await store.insertInto('apiKeys').values(key).execute();
    const copy = await newFolder();
    for (const name of ['deckwright.sqlite', 'deckwright.sqlite-wal', 'deckwright.json']) {
      await copyFile(join(folder, name), join(copy, name));
    }
    await store.destroy();
    const file = await open(join(copy, 'deckwright.sqlite'), 'r+');
    await file.write(Buffer.alloc(20_000, 0x5a), 0, 20_000, 4_096);
    await file.close();
    const opened = await openStore(copy);
    await opened.store.destroy();
    await rm(copy, { recursive: true });
    assert.equal(opened.loss?.trouble, 'damaged');
    assert.match(opened.loss.detail, /page|malformed/i);
  });

  it('is looked into where damage was met, though it ended cleanly since', async () => {
    const file = await open(database, 'r+');
    await file.write(Buffer.alloc(8_192, 0x5a), 0, 8_192, 4_096);
    await file.close();
    await suspectDamage(folder);
    const { store, loss } = await openStore(folder);
    await store.destroy();
    assert.equal(loss?.trouble, 'damaged');
    assert.deepEqual(await reopened(), { loss: undefined, rows: 0 });
  });

  describe('where a process put it aside and ended before it said so', () => {
    const found = { trouble: 'damaged', detail: 'A page is garbled.' } as const;

    for (const [left, leave] of [
      ['nothing', async () => {}],
      ['an empty database', () => writeFile(database, '')],
      ['a new database', newDatabase],
    ] as const)
      it(`is said to be lost by the next, once, beside ${left}`, async () => {
        const loss = await keepAside(folder, found, Date.now());
        await leave();
        assert.deepEqual(await reopened(), { loss, rows: 0 });
        assert.deepEqual(await reopened(), { loss: undefined, rows: 0 });
        assert.deepEqual(await readdir(loss.keptIn!), ['deckwright.sqlite']);
      });
  });

  it('stays where it is while there is no room to note that it is lost', async () => {
    await truncate(database, 0);
    await mkdir(join(folder, 'lost-database.json'));
    await assert.rejects(openStore(folder), /cannot be used/);
    assert.equal((await stat(database)).size, 0);
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.startsWith('emptied-')),
      [],
    );
    await rm(join(folder, 'lost-database.json'), { recursive: true });
    assert.equal((await reopened()).loss?.trouble, 'emptied');
  });

  it('is kept aside once, by however many open it together', async () => {
    await truncate(database, 0);
    const opened = await Promise.all(Array.from({ length: 5 }, () => openStore(folder)));
    assert.equal((await stat(join(folder, 'starting.lock'))).mode & 0o077, 0);
    const losses = opened.filter(({ loss }) => loss !== undefined);
    await Promise.all(opened.map(({ store }) => store.destroy()));
    assert.equal(losses.length, 1);
    assert.deepEqual((await reopened()).loss, undefined);
  });

  it('is private, and all that is in it, whoever could read it before', async () => {
    const picture = join(folder, 'objects', 'pictures', 'p');
    await mkdir(join(folder, 'objects', 'pictures'), { recursive: true });
    await writeFile(picture, 'x');
    for (const path of [folder, join(folder, 'objects'), join(folder, 'objects', 'pictures')]) {
      await chmod(path, 0o755);
    }
    for (const path of [picture, database]) await chmod(path, 0o644);
    const { store } = await openStore(folder);
    await store.insertInto('apiKeys').values(key).execute();
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const modes = new Map<string, number>([['', (await stat(folder)).mode]]);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      modes.set(path.slice(folder.length + 1), (await stat(path)).mode);
    }
    await store.destroy();
    assert.deepEqual(
      [...modes].filter(([, mode]) => (mode & 0o077) !== 0),
      [],
    );
    assert.ok(modes.has('deckwright.sqlite-wal') && modes.has('deckwright.sqlite-shm'));
  });

  it('is private also where it is named by a link, and what links in it lead to is left alone', async () => {
    const elsewhere = await newFolder();
    const link = join(elsewhere, 'link');
    const others = join(elsewhere, 'others');
    await writeFile(others, 'x', { mode: 0o644 });
    await symlink(others, join(folder, 'other'));
    await symlink(folder, link);
    await chmod(folder, 0o777);
    await (await openStore(link)).store.destroy();
    assert.deepEqual([(await stat(folder)).mode & 0o777, (await stat(others)).mode & 0o777], [0o700, 0o644]);
    await rm(elsewhere, { recursive: true });
  });

  it('is made private in full when nobody waits, also below a folder that keeps others out', async () => {
    const picture = join(folder, 'objects', 'p');
    await mkdir(join(folder, 'objects'), { mode: 0o700 });
    await writeFile(picture, 'x');
    await chmod(picture, 0o644);
    await makeAllPrivate(folder);
    assert.equal((await stat(picture)).mode & 0o777, 0o600);
  });
});
