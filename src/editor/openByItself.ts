import { window, workspace } from 'vscode';
import { settingIds } from './ids.ts';
import type { Job } from './jobs/job.ts';
import type { Parts } from './parts.ts';

/** The person has the document before them that the deck was made of. */
const isStillThere = ({ origin, byAssistant }: Job): boolean =>
  !byAssistant &&
  (origin.kind === 'document' || origin.kind === 'selection') &&
  window.state.focused &&
  window.activeTextEditor?.document.uri.toString() === origin.uri;

/** Opens a deck beside its document when it is done, where the person waited for it and wants it so. */
export const openByItself = async ({ panels }: Parts, job: Job): Promise<void> => {
  const settings = workspace.getConfiguration(settingIds.section);
  if (settings.get<string>(settingIds.whenReady, 'open') !== 'open' || !isStillThere(job)) return;
  await panels.open(job, { beside: true });
};
