import { glob } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';

/** Runs every bench, or those whose names hold one of the words given, one after the other. */
const words = process.argv.slice(2);
const files: string[] = [];
for await (const file of glob('*.bench.ts', { cwd: import.meta.dirname })) {
  if (words.length === 0 || words.some((word) => file.includes(word))) files.push(file);
}
files.sort();

console.log(
  `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`,
);
for (const file of files) {
  console.log(`\n── ${file.replace('.bench.ts', '')}`);
  await import(`./${file}`);
}
