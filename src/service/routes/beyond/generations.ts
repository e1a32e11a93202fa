import { cancelledError } from '../../../api/beyond/cancelled.ts';
import { Failure } from '../../http/failure.ts';
import type { BeyondHandler } from '../../http/handler.ts';
import { ownedJob, type StatusParts, statusOf } from '../generation.ts';

export interface CancelParts extends StatusParts {
  readonly now: () => number;
}

export const cancelGeneration =
  (parts: CancelParts): BeyondHandler<'cancelGeneration'> =>
  async ({ workspace, id }) => {
    for (;;) {
      const job = await ownedJob(parts, workspace, id);
      if (job instanceof Failure) return job;
      const hasEnded = job.status === 'completed' || job.status === 'failed';
      if (hasEnded) return statusOf(job, parts);
      // A step may be saved at this moment; then its job is read again.
      await parts.jobs.cancel(job, cancelledError, new Date(parts.now()).toISOString());
    }
  };
