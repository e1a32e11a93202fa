import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { sizeOf } from '../../deck/content.ts';
import type { GivenSource, ReadAll, ReadSources, SourceFile } from '../../engine/reading/document/source.ts';
import { readSources } from '../../engine/reading/readSources.ts';
import { isPicture, isText } from './lightTypes.ts';
import { type AskedSources, askedFile, readFileName } from './parsing.ts';

/** Ends planning: the sources in the folder are to be read first, by a process of its own. */
export class Unread extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super('The sources are not read yet.');
    this.folder = folder;
  }
}

/** Plain text of this size takes what its size says to read. */
const mostText = 256 * 1024;
/** So much of pictures is looked through in no time, where their heads do not tell. */
const mostOfPictures = 4 * 1024 * 1024;

/** Nothing is unpacked of a few plain words and their pictures: they are read at once. All else is read apart, or was before. */
export const readApart =
  (readingFolder: string): ReadAll =>
  async (sources) => {
    if (areLight(sources)) return readSources(sources);
    const folder = join(readingFolder, nameOf(sources));
    const read = await readFile(join(folder, readFileName)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (read) return deserialize(read) as ReadSources;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const files = sources.map((source, at) => asFile(source, join(folder, `text-${at}`)));
    const asked: AskedSources = await Promise.all(files);
    await writeFile(join(folder, askedFile), JSON.stringify(asked), { mode: 0o600 });
    throw new Unread(folder);
  };

/** Of what is asked: a plan may ask for more than one. */
function nameOf(sources: readonly GivenSource[]): string {
  const hash = createHash('sha256');
  for (const { id, fileName, type, ...content } of sources) {
    hash.update(JSON.stringify([id, fileName, type]));
    hash.update('path' in content ? content.path : content.bytes);
  }
  return hash.digest('hex');
}

function areLight(sources: readonly GivenSource[]): boolean {
  const texts = sources.filter(isText);
  const pictures = sources.filter(isPicture);
  return (
    texts.length + pictures.length === sources.length &&
    bytesIn(texts) <= mostText &&
    bytesIn(pictures) <= mostOfPictures
  );
}

const bytesIn = (sources: readonly GivenSource[]): number =>
  sources.reduce((sum, source) => sum + sizeOf(source), 0);

async function asFile(source: GivenSource, path: string): Promise<SourceFile> {
  if ('path' in source) return source;
  const { bytes, ...named } = source;
  await writeFile(path, bytes, { mode: 0o600 });
  return { ...named, path };
}
