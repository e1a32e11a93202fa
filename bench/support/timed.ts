import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds from the start of a process until it has written its first line. */
export async function firstLine(program: readonly string[]): Promise<{ ms: number; process: ChildProcess }> {
  const begun = performance.now();
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  return { ms: performance.now() - begun, process: child };
}

/** Milliseconds from the start of a process to its end. */
export async function wholeProcess(program: readonly string[]): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, program, { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program.join(' ')} ended with ${code}`);
  return performance.now() - begun;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export const shown = (name: string, times: readonly number[]): string =>
  `${name.padEnd(44)} median ${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}, ${times.length} runs)`;
