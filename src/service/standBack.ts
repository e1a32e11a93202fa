import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Only there a thread has a priority of its own: elsewhere the whole service would stand back. */
const knowsThreads = process.platform === 'linux';

/** Whoever waits for an answer goes before who reads, plans and writes. */
export function standBack(): void {
  if (!isMainThread && !knowsThreads) return;
  // Nobody may go before others who was told to stand back further.
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}
