import type { Result } from '../../client/failure.ts';
import type { ServiceConnection } from '../../client/serviceConnection.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';

type Beyond = ServiceConnection['beyond'];

/** Whether the service did what only some services can; the list goes on without, and the log says why. */
const done = async (
  parts: Parts,
  job: Job,
  capability: string,
  call: (beyond: Beyond) => Promise<Result<unknown>>,
): Promise<boolean> => {
  if (!parts.isHere(job)) return false;
  const connection = await parts.services.connect(job.service);
  if (!connection.ok) return false;
  const { beyond } = connection.value;
  if (!(await beyond.capabilities()).has(capability)) return false;
  const result = await call(beyond);
  if (!result.ok) parts.log.warn(`${capability} of ${job.generationId}: ${JSON.stringify(result.failure)}`);
  return result.ok;
};

export const cancelAtService = (parts: Parts, job: Job): Promise<boolean> =>
  done(parts, job, 'cancel', (beyond) => beyond.cancelGeneration(job.generationId));

/** Into the service's bin, which keeps it for 30 days. */
export const putIntoBin = async (parts: Parts, job: Job): Promise<boolean> => {
  const { state } = job;
  if (state.kind !== 'completed') return false;
  return done(parts, job, 'bin', (beyond) => beyond.deletePresentation(state.presentationId, false));
};
