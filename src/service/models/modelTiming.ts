import type { ModelTiming } from '../../engine/model/connection/limitedModel.ts';
import { CountedTime } from '../workingTime.ts';

/** By working time: a call that the computer slept through is not a slow one. */
export function modelTiming(): ModelTiming {
  const time = new CountedTime();
  return {
    now: () => time.now(),
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const wakeNoMore = time.after(milliseconds, resolve);
        const wake = () => {
          wakeNoMore();
          resolve();
        };
        signal?.addEventListener('abort', wake, { once: true });
      }),
    random: Math.random,
  };
}
