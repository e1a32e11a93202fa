import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { exportedFiles } from '../src/api/exportedFiles.ts';
import { median } from './support/timed.ts';

/** Sixty slides as each file that the service writes: the first in a new process, then five more, and its most memory. */
const once = join(import.meta.dirname, 'support', 'exportOnce.ts');
const mega = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(bytes < 10 * 1024 * 1024 ? 2 : 0)} MB`;

for (const format of Object.keys(exportedFiles)) {
  const { cold, warm, size, memory } = JSON.parse(
    execFileSync(process.execPath, [once, format], { encoding: 'utf8' }),
  );
  console.log(
    `${format.padEnd(6)} cold ${cold.toFixed(0)} ms, then median ${median(warm).toFixed(0)} ms; ${mega(size)}; the process took ${mega(memory)} at most`,
  );
}
