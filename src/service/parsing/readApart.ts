import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { bytesOf } from '../../deck/content.ts';
import type {
  GivenSource,
  ReadAll,
  ReadSources,
  Source,
  SourceFile,
} from '../../engine/reading/document/source.ts';
import { readSources } from '../../engine/reading/readSources.ts';
import { isText } from './isText.ts';
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
const dataUrl = Buffer.from('data:');

/** Nothing is unpacked of a few plain words: they are read at once. All else is read apart, or was before. */
export const readApart =
  (readingFolder: string): ReadAll =>
  async (sources) => {
    const texts = await plainTexts(sources);
    if (texts) return readSources(texts);
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

async function plainTexts(sources: readonly GivenSource[]): Promise<Source[] | undefined> {
  if (!sources.every(isText)) return undefined;
  const sizes = await Promise.all(
    sources.map(async (source) => ('path' in source ? (await stat(source.path)).size : source.bytes.length)),
  );
  if (sizes.reduce((sum, size) => sum + size, 0) > mostText) return undefined;
  const texts = await Promise.all(
    sources.map(async (source) => ({ ...source, bytes: await bytesOf(source) })),
  );
  return texts.some(({ bytes }) => Buffer.from(bytes).includes(dataUrl)) ? undefined : texts;
}

async function asFile(source: GivenSource, path: string): Promise<SourceFile> {
  if ('path' in source) return source;
  const { bytes, ...named } = source;
  await writeFile(path, bytes, { mode: 0o600 });
  return { ...named, path };
}
