import { PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { KnowsDatabase } from './database.ts';
import { postgres } from './postgres.ts';

/** 64-bit integers, and sums of them, come as text: none of ours needs more than the 53 bits of a number. */
const numeric: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    numeric.has(oid) ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** The server cannot be reached, or goes away while it is asked. */
class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY';
}

/** The last of them: the process stood still within a transaction, and the server ended it for the others. */
const awayCodes = /^(08...|57P0[123]|25P03)$/;

function explain(error: Error): never {
  if (error instanceof pg.DatabaseError && !awayCodes.test(error.code ?? '')) throw error;
  throw new DatabaseAway(error.message, { cause: error });
}

/** PostgreSQL's text holds every character but this one. */
const storable = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

const connectionPatienceMs = 5_000;

/** A process that stands still holds up no other for longer. */
const transactionPatienceMs = 4_000;

function adapt(url: string, connections: number, patienceMs: number): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionPatienceMs,
    keepAlive: true,
    application_name: 'deckwright',
    types,
    // Not said as a connection is asked for: what pools connections before a server may know no such word.
    onConnect: (client) => client.query(`set idle_in_transaction_session_timeout = ${patienceMs}`),
  });
  // Whoever uses a connection hears from its query that it is gone; one that nobody uses is simply replaced.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  /** The same for the same connection: Kysely knows them apart by it. */
  const adapted = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect().catch(explain);
      const known = adapted.get(client) ?? adaptClient(client);
      adapted.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

const adaptClient = (client: pg.PoolClient) =>
  ({
    query: (text: string, parameters: readonly unknown[]) =>
      client.query(text, parameters.map(storable)).catch(explain),
    release: () => client.release(),
  }) as unknown as PostgresPoolClient;

class SharedAdapter extends PostgresAdapter implements KnowsDatabase {
  readonly database = postgres;
}

export class NodePostgresDialect extends PostgresDialect {
  constructor(url: string, connections: number, patienceMs: number = transactionPatienceMs) {
    super({ pool: adapt(url, connections, patienceMs) });
  }

  override createAdapter(): KnowsDatabase {
    return new SharedAdapter();
  }
}
