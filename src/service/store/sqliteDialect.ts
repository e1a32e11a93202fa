import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import type { Database, KnowsDatabase } from './database.ts';
import { PatientConnection } from './patientConnection.ts';
import { type Reserve, unlimited } from './reserve.ts';
import { sqliteWith } from './sqlite.ts';

const bindable = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue;

/** Statements that are kept ready: preparing one takes longer than what most of them do. */
const mostKept = 200;

/** node:sqlite in the shape that Kysely's SQLite dialect expects. */
const adapt = (database: DatabaseSync): SqliteDatabase => {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters.map(bindable)),
      run: (parameters) => statement.run(...parameters.map(bindable)),
      // Others may be asked of it meanwhile.
      iterate: (parameters) => database.prepare(sql).iterate(...parameters.map(bindable)),
    };
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = kept.get(sql) ?? prepare(sql);
      // The one that was not asked for the longest is the first.
      kept.delete(sql);
      kept.set(sql, statement);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
      return statement;
    },
  };
};

/** Takes the write lock at the start: a transaction that reads first could lose it to another process later. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #shared = {
    take: () => super.acquireConnection(),
    giveBack: () => super.releaseConnection(),
  };

  constructor(adapted: SqliteDatabase, database: DatabaseSync) {
    super({ database: adapted });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(this.#shared);
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof PatientConnection) await connection.release();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full or broken disk SQLite has rolled back by itself, and why is what its caller must hear. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Migrations run in a transaction: whole or not at all, and one process at a time. */
class TransactionalAdapter extends SqliteAdapter implements KnowsDatabase {
  readonly database: Database;

  constructor(reserve: Reserve) {
    super();
    this.database = sqliteWith(reserve);
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #adapted: SqliteDatabase;
  readonly #database: DatabaseSync;
  readonly #reserve: Reserve;

  constructor(database: DatabaseSync, reserve = unlimited) {
    const adapted = adapt(database);
    super({ database: adapted });
    this.#adapted = adapted;
    this.#database = database;
    this.#reserve = reserve;
  }

  override createAdapter(): KnowsDatabase {
    return new TransactionalAdapter(this.#reserve);
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#adapted, this.#database);
  }
}
