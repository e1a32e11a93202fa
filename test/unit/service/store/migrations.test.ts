import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, Kysely, Migrator } from 'kysely';
import { migrations } from '../../../../src/service/store/migrations.ts';
import { NodePostgresDialect } from '../../../../src/service/store/postgresDialect.ts';
import { NodeSqliteDialect } from '../../../../src/service/store/sqliteDialect.ts';
import type { Store } from '../../../../src/service/store/store.ts';
import type { Tables } from '../../../../src/service/store/tables.ts';
import { PostgresServer } from '../../../support/postgresServer.ts';

let server: PostgresServer;

const databases: Readonly<Record<string, () => Promise<Dialect>>> = {
  SQLite: async () => new NodeSqliteDialect(new DatabaseSync(':memory:')),
  PostgreSQL: async () => new NodePostgresDialect(await server.newDatabase(), 2),
};

describe('The migrations', function () {
  this.timeout(60_000);

  before(async () => {
    server = await PostgresServer.start();
  });
  after(() => server.stop());

  for (const [name, open] of Object.entries(databases))
    describe(`on ${name}`, () => {
      let store: Store;
      let migrator: Migrator;

      beforeEach(async () => {
        store = new Kysely<Tables>({ dialect: await open() });
        migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
      });
      afterEach(() => store.destroy());

      const key = (id: string) => ({
        ...{ id, hash: id, workspaceId: 'acme', createdAt: '2026-11-01T00:00:00.000Z' },
        ...{ expiresAt: null, revokedAt: null },
      });

      it('leave all rights to the keys that there are, and to those that older programs make', async () => {
        assert.equal((await migrator.migrateTo('006-several-machines')).error, undefined);
        await store.insertInto('apiKeys').values(key('before')).execute();
        assert.equal((await migrator.migrateToLatest()).error, undefined);
        await store.insertInto('apiKeys').values(key('meanwhile')).execute();
        const rows = await store.selectFrom('apiKeys').select(['id', 'scope']).orderBy('id').execute();
        assert.deepEqual(
          rows.map(({ id, scope }) => [id, scope]),
          [
            ['before', 'admin'],
            ['meanwhile', 'admin'],
          ],
        );
      });
    });
});
