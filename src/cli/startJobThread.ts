import type { Worker } from 'node:worker_threads';

/** Loads what jobs need while this thread loads the service. */
export const startJobThread = async (hasModel: boolean): Promise<Worker> => {
  const [{ startEngineThread }, { roomOfService }] = await Promise.all([
    import('../service/jobs/startEngineThread.ts'),
    import('../service/memoryRoom.ts'),
  ]);
  return startEngineThread({ isForJobs: true, isAwaited: true }, roomOfService({ hasModel }).threadMemory);
};
