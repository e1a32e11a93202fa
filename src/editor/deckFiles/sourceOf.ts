import { Uri } from 'vscode';
import type { Job } from '../jobs/job.ts';

/** The one document that a deck was made of. */
export const sourceOf = ({ origin }: Pick<Job, 'origin'>): Uri | undefined =>
  origin.kind === 'document' || origin.kind === 'selection' ? Uri.parse(origin.uri) : undefined;
