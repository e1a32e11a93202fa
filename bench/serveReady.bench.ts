import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstLine, median, shown, wholeProcess } from './support/timed.ts';

/** How long `deckwright serve` takes until it is ready, beside what Node itself takes to start. */
const runs = 10;
const command = join(import.meta.dirname, '..', 'dist', 'deckwright.js');
const folder = await mkdtemp(join(tmpdir(), 'deckwright-bench-'));

async function serve(data: string): Promise<number> {
  const { ms, process: service } = await firstLine([command, 'serve', '--data', data]);
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await ended;
  return ms;
}

const ready: number[] = [];
const fresh: number[] = [];
const node: number[] = [];
await serve(join(folder, 'data'));
for (let run = 0; run < runs; run++) {
  node.push(await wholeProcess(['-e', '0']));
  ready.push(await serve(join(folder, 'data')));
  fresh.push(await serve(join(folder, `data-${run}`)));
}
await rm(folder, { recursive: true });

console.log(shown('node -e 0', node));
console.log(shown('deckwright serve, ready', ready));
console.log(shown('deckwright serve, ready on a new folder', fresh));
console.log(
  `ready after ${(median(ready) / median(node)).toFixed(1)} × the time of an empty Node process; the aim is 150 ms`,
);
