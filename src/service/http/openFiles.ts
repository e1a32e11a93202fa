import { readFile } from 'node:fs/promises';
import type { Guards } from './guards.ts';

/** What a service has open without any connection: its database, its threads and what reads sources. */
const own = 128;
const fewest = 16;

/** How many files this process may have open; undefined: nobody limits it, or the system does not say. */
export async function mostOpenFiles(path = '/proc/self/limits'): Promise<number | undefined> {
  const told = await readFile(path, 'utf8').catch(() => '');
  const most = /^Max open files\s+(\d+)/m.exec(told)?.[1];
  return most === undefined ? undefined : Number(most);
}

/** A connection is an open file, and beside each there may be one that it sends or takes. */
export const withinOpenFiles = (guards: Guards, most: number | undefined): Guards =>
  most === undefined
    ? guards
    : {
        ...guards,
        connections: Math.min(guards.connections, Math.max(fewest, Math.floor((most - own) / 2))),
      };
