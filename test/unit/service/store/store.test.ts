import assert from 'node:assert/strict';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartError } from '../../../../src/service/startError.ts';
import { migrationNames } from '../../../../src/service/store/migrationNames.ts';
import { migrations } from '../../../../src/service/store/migrations.ts';
import { relaxed } from '../../../../src/service/store/relaxed.ts';
import { openStore } from '../../../../src/service/store/store.ts';
import { newFolder } from '../../../support/runningService.ts';

describe('openStore', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  const refusal = async (dataFolder: string): Promise<string> => {
    const error = await openStore(dataFolder).then(
      () => assert.fail('was opened'),
      (caught: unknown) => caught,
    );
    assert.ok(error instanceof StartError, String(error));
    return error.message;
  };
  const key = { id: 'k', workspaceId: 'w', hash: 'h', createdAt: 't', expiresAt: null, revokedAt: null };

  it('knows each of its migrations by name', () => {
    assert.deepEqual(Object.keys(migrations), migrationNames);
  });

  it('makes the folder, for its owner alone, and finds its rows again', async () => {
    const dataFolder = join(folder, 'a', 'b');
    const { store: first } = await openStore(dataFolder);
    await first.insertInto('apiKeys').values(key).execute();
    await first.destroy();
    assert.equal((await stat(dataFolder)).mode & 0o777, 0o700);
    const { store: second } = await openStore(dataFolder);
    assert.equal((await second.selectFrom('apiKeys').selectAll().execute()).length, 1);
    await second.destroy();
  });

  it('can be opened by many at once from the first moment', async () => {
    const stores = await Promise.all(Array.from({ length: 5 }, async () => (await openStore(folder)).store));
    for (const [index, store] of stores.entries()) {
      await store
        .insertInto('apiKeys')
        .values({ ...key, id: `k${index}`, hash: `h${index}` })
        .execute();
    }
    const { rows } = await sql<{ count: number }>`select count(*) as count from apiKeys`.execute(stores[0]!);
    assert.equal(rows[0]?.count, 5);
    await Promise.all(stores.map((store) => store.destroy()));
  });

  it('writes ahead, stands still for nobody, keeps references whole', async () => {
    const { store } = await openStore(folder);
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(store)).rows[0] ?? {})[0];
    assert.deepEqual(
      [await pragma('journal_mode'), await pragma('busy_timeout'), await pragma('foreign_keys')],
      ['wal', 0, 1],
    );
    await assert.rejects(
      store
        .insertInto('jobSections')
        .values({ jobId: 'none', position: 0, id: 's', title: 's', slideBudget: 1, plan: '' })
        .execute(),
      /FOREIGN KEY/,
    );
    await store.destroy();
  });

  it('waits for another process that writes, and reads meanwhile', async () => {
    const { store } = await openStore(folder);
    const other = new DatabaseSync(join(folder, 'deckwright.sqlite'));
    other.exec('begin immediate');
    let isWritten = false;
    const written = store
      .transaction()
      .execute((rows) => rows.insertInto('apiKeys').values(key).execute())
      .then(() => {
        isWritten = true;
      });
    const relaxedly = relaxed(store, (rows) =>
      rows
        .insertInto('apiKeys')
        .values({ ...key, id: 'k2', hash: 'h2' })
        .execute(),
    );
    for (let reads = 0; reads < 3; reads += 1) {
      assert.deepEqual(await store.selectFrom('apiKeys').selectAll().execute(), []);
      await nextTurn();
    }
    assert.equal(isWritten, false);
    other.exec('commit');
    await Promise.all([written, relaxedly]);
    assert.equal((await store.selectFrom('apiKeys').selectAll().execute()).length, 2);
    other.close();
    await store.destroy();
  });

  it('undoes a transaction that does not end well', async () => {
    const { store } = await openStore(folder);
    await assert.rejects(
      store.transaction().execute(async (rows) => {
        await rows.insertInto('apiKeys').values(key).execute();
        throw new Error('no');
      }),
      /no/,
    );
    assert.deepEqual(await store.selectFrom('apiKeys').selectAll().execute(), []);
    await store.destroy();
  });

  it('refuses a folder of a newer version and leaves it as it is', async () => {
    await (await openStore(folder)).store.destroy();
    const database = new DatabaseSync(join(folder, 'deckwright.sqlite'));
    database.exec("insert into kysely_migration (name, timestamp) values ('999-later', 'now')");
    database.close();
    assert.match(await refusal(folder), /^The data folder .* was written by a newer version of Deckwright/);
  });

  it('keeps what was acknowledged through a power cut, and leaves nothing of what was deleted', async () => {
    const { store } = await openStore(folder);
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(store)).rows[0] ?? {})[0];
    const full = 2;
    assert.deepEqual([await pragma('synchronous'), await pragma('secure_delete')], [full, 1]);
    await store.destroy();
  });

  it('says so where the folder cannot be used', async () => {
    await writeFile(join(folder, 'file'), '');
    assert.match(
      await refusal(join(folder, 'file')),
      /^The data folder .*file cannot be used: it is not a folder\.$/,
    );
    assert.match(await refusal(join(folder, 'file', 'below')), /cannot be used: .* is not a folder\.$/);
    await mkdir(join(folder, 'taken', 'deckwright.sqlite'), { recursive: true });
    assert.match(await refusal(join(folder, 'taken')), /cannot be used: its database is a folder\.$/);
  });

  it('refuses a folder with other things in it, and changes nothing', async () => {
    const home = join(folder, 'home');
    await mkdir(join(home, '.config'), { recursive: true, mode: 0o755 });
    await writeFile(join(home, 'index.html'), '', { mode: 0o644 });
    const modes = () =>
      Promise.all(
        [home, join(home, '.config'), join(home, 'index.html')].map(async (path) => (await stat(path)).mode),
      );
    const before = await modes();
    assert.equal(
      await refusal(home),
      `The folder ${home} is not empty, and no data folder of Deckwright: name another, or a new one.`,
    );
    assert.deepEqual(await modes(), before);
    assert.deepEqual((await readdir(home)).sort(), ['.config', 'index.html']);
  });

  for (const left of ['deckwright.sqlite', 'deckwright.json', 'signing.key', 'lost+found'])
    it(`takes a folder in which there is ${left}, and what else may be there`, async () => {
      await writeFile(join(folder, left), '');
      if (left !== 'lost+found') await writeFile(join(folder, 'notes.txt'), '');
      await (await openStore(folder)).store.destroy();
    });

  it('says so where no folder can be made', async function () {
    if (process.platform !== 'linux') this.skip();
    assert.equal(
      await refusal('/proc/1/x'),
      'The data folder /proc/1/x cannot be used: no folder can be made there.',
    );
  });
});
