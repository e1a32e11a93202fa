import { DatabaseSync } from 'node:sqlite';

const patienceMs = 1_000;

/**
 * Goes into each table and index as far as its first row, by a connection that has nothing in memory yet: throws where
 * the file does not hold them any more. What takes the same few pages however much there is.
 */
export function enterTables(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true, timeout: patienceMs });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    for (const { name } of tables) {
      const table = quoted(name);
      database.prepare(`select 1 from ${table} not indexed limit 1`).get();
      for (const index of database.prepare(`pragma index_list(${table})`).all())
        if (index.partial === 0)
          database.prepare(`select 1 from ${table} indexed by ${quoted(index.name)} limit 1`).get();
    }
  } finally {
    database.close();
  }
}

const quoted = (name: unknown): string => `"${String(name).replaceAll('"', '""')}"`;
