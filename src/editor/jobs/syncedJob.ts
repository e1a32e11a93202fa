import { type Job, unchosen } from './job.ts';

/** What a finished deck is called and where it is: all that leaves for the person's other machines. */
export const syncedJob = (job: Job): Job | undefined => {
  const { id, generationId, service, home, title, line, theme, state, createdAt, updatedAt, removed } = job;
  if (state.kind !== 'completed' || job.ofTeam || job.ofDeckFile) return undefined;
  const { presentationId, url, slideCount } = state;
  return {
    id,
    generationId,
    service,
    ...(home !== undefined && { home }),
    title,
    ...(line !== undefined && { line }),
    ...(theme !== undefined && { theme }),
    origin: { kind: 'elsewhere' },
    choices: unchosen,
    // The built-in service's addresses are of this machine, and of this start of it.
    state: { kind: 'completed', presentationId, ...(service !== '' && { url }), slideCount, notices: [] },
    createdAt,
    updatedAt,
    ...(removed && { removed }),
  };
};

/** What another machine tells of a job, with what only this one knows of it. */
export const withSynced = (known: Job | undefined, synced: Job): Job =>
  known
    ? {
        ...known,
        title: synced.title,
        ...(synced.theme !== undefined && { theme: synced.theme }),
        updatedAt: synced.updatedAt,
        ...(known.state.kind !== 'completed' && { state: synced.state }),
        ...(synced.removed && { removed: synced.removed }),
      }
    : synced;
