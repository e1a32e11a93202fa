import { createHash } from 'node:crypto';
import type { ListedPresentation } from '../../api/beyond/presentations.ts';
import { type Job, unchosen } from '../jobs/job.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import type { ServiceUrl } from '../services/service.ts';

/** The same in every window, so that a deck has one tab. */
const idOf = (service: ServiceUrl, id: string): string =>
  `team-${createHash('sha256').update(`${service} ${id}`).digest('hex').slice(0, 16)}`;

export const listedJob = (
  jobs: readonly Job[],
  service: ServiceUrl,
  { id }: ListedPresentation,
): Job | undefined =>
  jobs.find(
    (job) => job.service === service && job.state.kind === 'completed' && job.state.presentationId === id,
  );

/** The team's deck as commands and tabs know decks: the person's own where it is one, else beside the list. */
export const teamJob = async (
  store: Pick<JobStore, 'jobs' | 'setState' | 'add'>,
  service: ServiceUrl,
  deck: ListedPresentation,
): Promise<Job> => {
  const own = listedJob(store.jobs, service, deck);
  if (own) return own;
  const id = idOf(service, deck.id);
  const { title, url } = deck;
  const state = { kind: 'completed', presentationId: deck.id, url, notices: [] } as const;
  const known = await store.setState(id, state, title);
  if (known) return known;
  const origin = { kind: 'elsewhere' } as const;
  return store.add({
    id,
    generationId: '',
    service,
    title,
    origin,
    choices: unchosen,
    ofTeam: true,
    state,
  });
};
