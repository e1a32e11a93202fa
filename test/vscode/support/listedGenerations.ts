import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The service's ids of the listed jobs, newest first, as the extension keeps them on the disk. */
export const listedGenerations = async (userFolder: string): Promise<string[]> => {
  const folder = join(
    userFolder,
    ...['data', 'User', 'globalStorage', 'deckwright.deckwright', 'presentations'],
  );
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const jobs = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  return jobs
    .filter(({ removed }) => !removed)
    .sort((left, right) => right.createdAt - left.createdAt)
    .map(({ generationId }) => generationId as string);
};
