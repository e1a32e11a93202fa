import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import {
  type AskedSources,
  askedFile,
  type HandedBack,
  memoryLine,
  type ParseAsk,
  readFileName,
  tellingDescriptor,
} from '../../src/service/parsing/parsing.ts';

/**
 * A parser that lets go of nothing: a source whose bytes say `heavy` ends it, unless it is the first that it reads.
 * Its documents are the ids of what it read.
 */
const tell = (line: string): void => {
  writeSync(tellingDescriptor, `${line}\n`);
};

process.on('message', ({ folder, refused, first }: ParseAsk) => {
  const asked = JSON.parse(readFileSync(join(folder, askedFile), 'utf8')) as AskedSources;
  const places = [...asked.keys()].filter((place) => refused[place] === undefined);
  const inOrder = places.toSorted((a, b) => Number(b === first) - Number(a === first));
  for (const [read, place] of inOrder.entries()) {
    const bytes = readFileSync(asked[place]!.path);
    tell(`${place} ${bytes.length}`);
    if (read === 0 || bytes.toString() !== 'heavy') continue;
    tell(memoryLine);
    process.kill(process.pid, 'SIGKILL');
  }
  const documents = places.map((place) => asked[place]!.id);
  writeFileSync(join(folder, readFileName), serialize({ documents }));
  process.send?.({ reply: { outcome: 'read' }, held: 0 } satisfies HandedBack);
});
