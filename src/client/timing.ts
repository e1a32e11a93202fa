import { setTimeout as after } from 'node:timers/promises';

/** Clock, waiting and chance, so that tests need none of them. */
export interface Timing {
  /** In milliseconds. */
  now(): number;
  /** Resolves when the time has passed or the signal is aborted, whichever comes first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

export const systemTiming: Timing = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => after(milliseconds, undefined, { signal }).catch(() => undefined),
  random: Math.random,
};
