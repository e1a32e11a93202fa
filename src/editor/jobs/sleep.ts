import { setTimeout as after } from 'node:timers/promises';

/** Until the time has passed or the signal is aborted. */
export const sleep = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  await after(milliseconds, undefined, { signal }).catch(() => undefined);
};
