import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { MessagePort } from 'node:worker_threads';
import { bytesOf } from '../../deck/content.ts';
import { readSources } from '../../engine/reading/readSources.ts';
import type { GivenSource, ReadSources, Source, SourceFile } from '../../engine/reading/source.ts';
import { isText } from './isText.ts';
import { askedFile, type ParseReply, readFileName } from './parsing.ts';

export interface ParserQuestion {
  readonly id: number;
  readonly folder: string;
}

export interface ParserAnswer {
  readonly id: number;
  readonly reply: ParseReply;
}

/** Plain text of this size takes what its size says to read. */
const mostText = 256 * 1024;
const dataUrl = Buffer.from('data:');

/** An engine thread's way to the processes that read sources. */
export class AskedParser {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, (reply: ParseReply) => void>();
  #asked = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', ({ id, reply }: ParserAnswer) => {
      this.#waiting.get(id)?.(reply);
      this.#waiting.delete(id);
    });
    port.unref();
  }

  /** Nothing is unpacked of a few plain words: they are read here. */
  async read(sources: readonly GivenSource[], folder: string): Promise<ReadSources> {
    const texts = await plainTexts(sources);
    return texts ? readSources(texts) : this.#readOutside(sources, folder);
  }

  async #readOutside(sources: readonly GivenSource[], folder: string): Promise<ReadSources> {
    this.#asked += 1;
    const id = this.#asked;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const files = await Promise.all(sources.map((source, at) => asFile(source, join(folder, `text-${at}`))));
    await writeFile(join(folder, askedFile), JSON.stringify(files), { mode: 0o600 });
    const reply = await new Promise<ParseReply>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#port.postMessage({ id, folder } satisfies ParserQuestion);
    });
    if (reply.outcome === 'threw') throw new Error(reply.reason);
    return deserialize(await readFile(join(folder, readFileName))) as ReadSources;
  }
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
