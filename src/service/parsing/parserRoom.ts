import type { ParserLimits } from './parserProcess.ts';

const megabyte = 1024 * 1024;
/** Of the memory there is: the rest is for the service itself and its engine. */
const share = 0.5;
/** Less reads no PDF at all. */
const leastMemory = 192 * megabyte;
const mostMemory = 1024 * megabyte;
const sourceMs = 60_000;

/** How many processes read at once, and how much each may take. */
export function parserRoom(
  memory: number,
  concurrentJobs: number,
): { readonly size: number; readonly limits: ParserLimits } {
  const room = memory * share;
  const size = Math.max(1, Math.min(concurrentJobs, Math.floor(room / leastMemory)));
  return {
    size,
    limits: { memory: Math.max(leastMemory, Math.min(mostMemory, Math.floor(room / size))), sourceMs },
  };
}
