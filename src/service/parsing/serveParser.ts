import { statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { limitsWithin, type ReadingLimits } from '../../engine/reading/document/limits.ts';
import type { ReadSources, SourceFile } from '../../engine/reading/document/source.ts';
import { readSources } from '../../engine/reading/readSources.ts';
import {
  type AskedSources,
  askedFile,
  type Death,
  type HandedBack,
  type ParseAsk,
  type ParseReply,
  readFileName,
} from './parsing.ts';

const sentences: Readonly<Record<Death, (fileName: string) => string>> = {
  memory: (fileName) => `${fileName} takes more memory to read than there is for it.`,
  time: (fileName) => `${fileName} takes too long to read.`,
  crash: (fileName) => `${fileName} could not be read: it broke what reads it.`,
};

/** A parser's side: one folder of sources after the other, until its parent is gone. */
export function serveParser(parent: NodeJS.Process, memory: number, tell: (line: string) => void): void {
  const limits = limitsWithin(memory);
  parent.on('message', async (ask: ParseAsk) => {
    const reply: ParseReply = await parse(ask, limits, tell).then(
      () => ({ outcome: 'read' }),
      (error: unknown) => ({
        outcome: 'threw',
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    parent.send?.({ reply, held: parent.memoryUsage.rss() } satisfies HandedBack);
  });
  parent.on('disconnect', () => parent.exit());
}

async function parse(
  { folder, refused, first }: ParseAsk,
  limits: ReadingLimits,
  tell: (line: string) => void,
): Promise<void> {
  const asked = JSON.parse(await readFile(join(folder, askedFile), 'utf8')) as AskedSources;
  const places = new Map(asked.map(({ id }, place) => [id, place]));
  const placeOf = (id: string): number => places.get(id)!;
  const isFirst = ({ id }: SourceFile): boolean => placeOf(id) === first;
  const sources = asked.filter((_source, place) => refused[place] === undefined);
  const read = await readSources(
    sources.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a))),
    {
      limits,
      begins: ({ id }) => {
        const place = placeOf(id);
        tell(`${place} ${statSync(asked[place]!.path).size}`);
      },
      // Not all at once in memory.
      keep: (id, bytes) => {
        const path = join(folder, id);
        writeFileSync(path, bytes, { mode: 0o600 });
        return { path };
      },
    },
  );
  const problems = Object.entries(refused).map(([place, why]) =>
    sentences[why](asked[Number(place)]!.fileName),
  );
  const documents = read.documents.toSorted((a, b) => placeOf(a.source) - placeOf(b.source));
  const all: ReadSources = { ...read, documents, problems: [...read.problems, ...problems] };
  await writeFile(join(folder, readFileName), serialize(all), { mode: 0o600 });
}
