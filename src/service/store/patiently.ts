import { setTimeout as delay } from 'node:timers/promises';
import { troubleOf } from './storeTrouble.ts';

/** So long other processes are waited for. */
const patienceMs = 10_000;
/** Others come to their turn meanwhile, and no two ask at the same moments for ever. */
const pauseMs = (): number => 5 + Math.random() * 15;

/** Does what another process keeps from being done, once it lets go; it is to have done nothing until then. */
export async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + patienceMs; ; await delay(pauseMs())) {
    try {
      return await act();
    } catch (error) {
      if (troubleOf(error) !== 'busy' || performance.now() >= until) throw error;
    }
  }
}
