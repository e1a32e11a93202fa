import type { Keeping } from '../../src/service/keeping/keeping.ts';

/** As the sweeper does, but for what keeps it from any of them. */
export const sweepOnce = async ({ sweeps }: Pick<Keeping, 'sweeps'>, time: number): Promise<void> => {
  for (const sweep of sweeps) await sweep(time);
};
