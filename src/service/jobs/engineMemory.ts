import { setFlagsFromString } from 'node:v8';
import type { ResourceLimits, Worker } from 'node:worker_threads';

const megabyte = 1024 * 1024;
const lookMs = 50;
/** A heap that meets its own limit may end the process: the watch is there before. */
const headroomMb = 256;

export const engineLimits = (memory: number): ResourceLimits => ({
  maxOldGenerationSizeMb: Math.ceil(memory / megabyte) + headroomMb,
  maxYoungGenerationSizeMb: 24,
});

/** A long document leaves much behind: without this V8 would let a gigabyte of it lie before it cleans up. */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=20');

/** Acts once when a thread at work holds more than it may; the reply ends the watch. */
export function watchMemory(thread: Worker, most: number, over: () => void): () => void {
  let isWatching = true;
  let isLooking = false;
  const end = (): void => {
    isWatching = false;
    clearInterval(timer);
  };
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    const held = await heldBy(thread);
    isLooking = false;
    if (!isWatching || held <= most) return;
    end();
    over();
  }, lookMs).unref();
  return end;
}

/** A thread that is ending holds nothing. */
async function heldBy(thread: Worker): Promise<number> {
  const heap = await thread.getHeapStatistics().catch(() => undefined);
  return heap ? heap.total_heap_size + heap.external_memory : 0;
}
