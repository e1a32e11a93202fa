import { readdir } from 'node:fs/promises';
import { StartError } from '../startError.ts';
import { databaseName, markerNames } from './lostDatabase.ts';

/** All that is in a data folder whose rows and files are on servers. */
export const scratchName = 'scratch';

/** What systems put into a folder by themselves. */
const ofTheSystem: ReadonlySet<string> = new Set(['lost+found', '.DS_Store']);

/**
 * A StartError where somebody else's things are in the folder: a wrong name, whose files would be made private and get
 * a database beside them.
 */
export async function refuseForeign(folder: string, hasServers = false): Promise<void> {
  // Of one that is not there or cannot be read, whoever writes to it says why.
  const names: readonly string[] = await readdir(folder).catch(() => []);
  const ours = [databaseName, ...markerNames, ...(hasServers ? [scratchName] : [])];
  const isOurs = ours.some((name) => names.includes(name));
  if (isOurs || names.every((name) => ofTheSystem.has(name))) return;
  throw new StartError(
    `The folder ${folder} is not empty, and no data folder of Deckwright: name another, or a new one.`,
  );
}
