import { type Result, succeeded, unusable } from '../../client/failure.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { deckWords } from '../words/deckWords.ts';

/** Where a deck is viewed now. The service is asked, since addresses change; the known one does where it cannot be. */
export const viewingUrl = async (
  { services, isHere }: Pick<Parts, 'services' | 'isHere'>,
  job: Job,
): Promise<Result<string>> => {
  if (job.state.kind !== 'completed') return unusable(say(deckWords.noUrl, job.title));
  if (!isHere(job)) return unusable(say(deckWords.deckNotHere, job.title));
  const { presentationId, url } = job.state;
  const connection = await services.connect(job.service);
  if (!connection.ok) return job.service !== '' && url ? succeeded(url) : connection;
  const presentation = await connection.value.calls.getPresentation(presentationId);
  if (!presentation.ok) {
    const isGone = presentation.failure.kind === 'refused' && presentation.failure.status === 404;
    return job.service !== '' && url && !isGone ? succeeded(url) : presentation;
  }
  const current = presentation.value.url ?? url;
  return current ? succeeded(current) : unusable(say(deckWords.noUrl, job.title));
};
