import { window } from 'vscode';
import type { Job } from './jobs/job.ts';

/** The person has the document before them that the deck was made of. */
export const isMadeOfWhatIsShown = ({ origin }: Pick<Job, 'origin'>): boolean =>
  (origin.kind === 'document' || origin.kind === 'selection') &&
  window.activeTextEditor?.document.uri.toString() === origin.uri;
