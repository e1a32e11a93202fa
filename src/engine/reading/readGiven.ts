import { readFile } from 'node:fs/promises';
import { readSources } from './readSources.ts';
import type { GivenSource, ReadAll, Source } from './source.ts';

export const loaded = async (source: GivenSource): Promise<Source> => {
  if ('bytes' in source) return source;
  const { path, ...named } = source;
  return { ...named, bytes: await readFile(path) };
};

/** Reads them here, in this thread. */
export const readGiven: ReadAll = async (sources) => readSources(await Promise.all(sources.map(loaded)));
