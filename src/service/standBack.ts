import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Only there a thread has a priority of its own: elsewhere the whole service would stand back. */
const knowsThreads = process.platform === 'linux';

/** Nobody may go before others who was told to stand back further. */
const further = (thread?: number): number =>
  Math.max(getPriority(thread), constants.priority.PRIORITY_BELOW_NORMAL);

/** Whoever waits for an answer goes before who reads, plans and writes. */
export function standBack(): void {
  if (isMainThread || knowsThreads) setPriority(further());
}

/** How the system calls the thread that asks; undefined: it has no priority of its own, or no name that is told. */
export function ownThread(): number | undefined {
  if (!knowsThreads) return undefined;
  try {
    return Number(basename(readlinkSync('/proc/thread-self')));
  } catch {
    return undefined;
  }
}

/** Has another thread of this process stand back, which may be too busy to do it. */
export function haveStandBack(thread: number): void {
  try {
    setPriority(thread, further(thread));
  } catch {
    // It has ended.
  }
}
