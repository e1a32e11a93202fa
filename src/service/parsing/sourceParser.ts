import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { standBack } from '../standBack.ts';
import { type ParserData, tellingDescriptor } from './parsing.ts';
import { watchOwnMemory } from './watchOwnMemory.ts';

/** The process that reads sources: one thread that reads, one that watches what it takes. */
const tell = (line: string): void => {
  writeSync(tellingDescriptor, `${line}\n`);
};

if (isMainThread) {
  standBack();
  const data: ParserData = { memory: Number(process.argv[2]) };
  new Worker(new URL(import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  }).unref();
  const { serveParser } = await import('./serveParser.ts');
  serveParser(process, data.memory, tell);
} else watchOwnMemory((workerData as ParserData).memory, tell);
