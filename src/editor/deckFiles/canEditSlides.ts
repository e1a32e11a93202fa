import type { Job } from '../jobs/job.ts';
import type { Services } from '../services/services.ts';

/** Whether the deck's service has decks as text. */
export const canEditSlides = async (
  services: Pick<Services, 'connectToView'>,
  { service }: Pick<Job, 'service'>,
): Promise<boolean> => {
  const connection = await services.connectToView(service);
  return connection.ok && (await connection.value.beyond.capabilities()).has('deck');
};
