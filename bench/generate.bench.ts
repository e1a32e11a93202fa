import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whole processes on one document, in turn, so that both meet the same machine. */
const rounds = 15;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const source = here('../examples/quarterly-review.md');
const marp = here('./node_modules/@marp-team/marp-cli/marp-cli.js');

const run = (program: string, parameters: readonly string[]): number => {
  const start = performance.now();
  const { status, stderr } = spawnSync(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${parameters.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - start;
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

if (!existsSync(marp))
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', here('.')]);

const folder = await mkdtemp(join(tmpdir(), 'deckwright-bench-'));
const contenders = {
  'deckwright generate --no-serve': () =>
    run(process.execPath, [
      here('../dist/deckwright.js'),
      'generate',
      source,
      '--no-serve',
      '--data',
      folder,
    ]),
  marp: () => run(process.execPath, [marp, '--no-stdin', source, '--output', join(folder, 'marp.html')]),
};
const times = Object.entries(contenders).map(([name, contender]) => ({
  name,
  contender,
  taken: [] as number[],
}));
for (const { contender } of times) contender();
for (let round = 0; round < rounds; round += 1) {
  for (const { contender, taken } of times) taken.push(contender());
}
await rm(folder, { recursive: true });

console.log(`The whole process on examples/quarterly-review.md, median of ${rounds}, in turn:`);
for (const { name, taken } of times) {
  const fastest = Math.round(Math.min(...taken));
  console.log(
    `  ${name.padEnd(32)}${String(Math.round(median(taken))).padStart(5)} ms  (fastest ${fastest})`,
  );
}
const [ours, theirs] = times.map(({ taken }) => median(taken));
console.log(`  ratio ${((ours ?? 0) / (theirs ?? 1)).toFixed(2)}`);
