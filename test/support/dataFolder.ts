import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How many rows each table has and how many files there are, so that a test sees whether anything was written. */
export async function contentsOf(dataFolder: string): Promise<Record<string, number>> {
  const database = new DatabaseSync(join(dataFolder, 'deckwright.sqlite'), { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    const counts = tables.map(({ name }) => [
      String(name),
      Number(database.prepare(`select count(*) as rows from "${name}"`).get()?.rows),
    ]);
    return { ...Object.fromEntries(counts), files: (await filesIn(join(dataFolder, 'objects'))).length };
  } finally {
    database.close();
  }
}

/** The names of all files below a folder, which need not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
