import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marpScript } from './support/marp.ts';
import { median, shown, wholeProcess } from './support/timed.ts';

/** How long a whole `deckwright generate --no-serve` takes, beside marp on the same document. */
const runs = 15;
const here = import.meta.dirname;
const source = join(here, '..', 'examples', 'quarterly-review.md');
const command = join(here, '..', 'dist', 'deckwright.js');
const marp = marpScript();
if (marp === undefined) throw new Error('marp cannot be installed here.');

const folder = await mkdtemp(join(tmpdir(), 'deckwright-bench-'));
const contenders = [
  {
    name: 'deckwright generate --no-serve',
    program: [command, 'generate', source, '--no-serve', '--data', join(folder, 'data')],
    times: [] as number[],
  },
  {
    name: 'marp',
    program: [marp, '--no-stdin', source, '--output', join(folder, 'marp.html')],
    times: [] as number[],
  },
];
for (const { program } of contenders) await wholeProcess(program);
for (let run = 0; run < runs; run++) {
  for (const { program, times } of contenders) times.push(await wholeProcess(program));
}
await rm(folder, { recursive: true });

for (const { name, times } of contenders) console.log(shown(name, times));
const [ours, theirs] = contenders.map(({ times }) => median(times));
console.log(`deckwright takes ${(ours! / theirs!).toFixed(2)} × the time of marp; the aim is less than 1`);
