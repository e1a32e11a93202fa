import assert from 'node:assert/strict';
import { ServiceClock } from '../../../../src/service/jobs/serviceClock.ts';
import { openPostgres } from '../../../../src/service/store/openPostgres.ts';
import type { Store } from '../../../../src/service/store/store.ts';
import { troubleOf } from '../../../../src/service/store/storeTrouble.ts';
import { PostgresServer } from '../../../support/postgresServer.ts';

describe('openPostgres', function () {
  this.timeout(60_000);
  let server: PostgresServer;
  let url: string;
  const opened: Store[] = [];

  const open = async () => {
    const store = await openPostgres(url, 2);
    opened.push(store);
    return store;
  };

  before(async () => {
    server = await PostgresServer.start();
  });
  beforeEach(async () => {
    url = await server.newDatabase();
  });
  afterEach(() => Promise.all(opened.splice(0).map((store) => store.destroy())));
  after(() => server?.stop());

  it('can be the first of many who open an empty database at once', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, open));
    for (const store of stores) {
      assert.deepEqual(await store.selectFrom('serviceClock').select('awakeMs').execute(), [{ awakeMs: 0 }]);
    }
  });

  it('refuses a database of a newer version', async () => {
    const store = await open();
    const later = "insert into kysely_migration values ('999-later', '2030-01-01')";
    await server.run(new URL(url).pathname.slice(1), later);
    await store.destroy();
    await assert.rejects(openPostgres(url, 1), /^StartError: The database was written by a newer version/);
  });

  it('says that a server cannot be reached', async () => {
    const nowhere = openPostgres('postgres://nobody:secret@127.0.0.1:9/none', 1);
    await assert.rejects(nowhere, (error: Error) => {
      assert.match(error.message, /^The database cannot be used: .*ECONNREFUSED/);
      assert.ok(!error.message.includes('secret'));
      return true;
    });
  });

  it('keeps what no text of the database can hold as near as can be', async () => {
    const store = await open();
    await store
      .insertInto('uploads')
      .values({ key: 'a\0b', workspaceId: 'acme', bytes: 5_000_000_000, createdAt: '' })
      .execute();
    const row = await store.selectFrom('uploads').select(['key', 'bytes']).executeTakeFirst();
    assert.deepEqual(row, { key: 'a\ufffdb', bytes: 5_000_000_000 });
  });

  it('counts time by the clock of the server, whatever the own clocks say', async () => {
    const store = await open();
    const clocks = [0, Number.MAX_SAFE_INTEGER].map((own) => new ServiceClock(store, () => own));
    await clocks[0]!.look();
    const before = await clocks[0]!.awakeMs();
    for (const clock of [...clocks, ...clocks]) await clock.look();
    assert.ok((await clocks[1]!.awakeMs()) - before < 60_000);
  });

  it('takes the locks of who stands still within a transaction, and says so to nobody else', async () => {
    const still = await openPostgres(url, 2, 300);
    opened.push(still);
    const other = await open();
    const [holds, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = still.transaction().execute(async (rows) => {
      await rows.updateTable('serviceClock').set({ awakeMs: 1 }).execute();
      holds.resolve();
      await goesOn.promise;
      await rows.updateTable('serviceClock').set({ awakeMs: 2 }).execute();
    });
    await holds.promise;
    await other.updateTable('serviceClock').set({ awakeMs: 3 }).execute();
    goesOn.resolve();
    await assert.rejects(held, (error) => troubleOf(error) === 'away');
    const [row] = await still.selectFrom('serviceClock').select('awakeMs').execute();
    assert.equal(row?.awakeMs, 3);
  });

  it('knows a server that went away as such, and finds it again', async () => {
    const store = await open();
    const ask = () => store.selectFrom('serviceClock').selectAll().executeTakeFirstOrThrow();
    await ask();
    const broken = store.transaction().execute(async (rows) => {
      await rows.updateTable('serviceClock').set({ awakeMs: 1 }).execute();
      await server.restart();
      await rows.updateTable('serviceClock').set({ awakeMs: 2 }).execute();
    });
    await assert.rejects(broken, (error) => troubleOf(error) === 'away');
    assert.equal((await ask()).awakeMs, 0);
  });
});
