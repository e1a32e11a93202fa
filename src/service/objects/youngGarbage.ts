import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const everyBytes = 4 * 1024 * 1024;

/**
 * What an upload's chunks leave behind lies outside the heap that V8 watches, and tens of megabytes of it pile up
 * before V8 looks. Looking every few megabytes takes a millisecond and keeps the service's memory flat.
 */
export class YoungGarbage {
  #left = 0;
  #collect: ((options: { type: 'minor' }) => void) | undefined;

  leave(bytes: number): void {
    this.#left += bytes;
    if (this.#left < everyBytes) return;
    this.#left = 0;
    this.#collect ??= collector();
    this.#collect({ type: 'minor' });
  }
}

function collector() {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as (options: { type: 'minor' }) => void;
}
