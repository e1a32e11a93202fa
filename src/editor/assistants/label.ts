import type { Job } from '../jobs/job.ts';

/** What of a job only this window knows. It goes with the tools' server and comes back with what is made. */
export type Label = Pick<Job, 'service' | 'home' | 'workspace'>;

export const writeLabel = (label: Label): string => JSON.stringify(label);

export const readLabel = (text: string): Label | undefined => {
  try {
    const label = JSON.parse(text) as Label | null;
    return typeof label?.service === 'string' ? label : undefined;
  } catch {
    return undefined;
  }
};
