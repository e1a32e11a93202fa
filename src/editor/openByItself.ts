import { window, workspace } from 'vscode';
import { settingIds } from './ids.ts';
import { isMadeOfWhatIsShown } from './isMadeOfWhatIsShown.ts';
import type { Job } from './jobs/job.ts';
import type { Parts } from './parts.ts';

/** The person has the document before them that the deck was made of, or nothing at all. */
const isStillThere = (job: Job): boolean =>
  !job.byAssistant &&
  window.state.focused &&
  (isMadeOfWhatIsShown(job) || window.tabGroups.activeTabGroup.activeTab === undefined);

/** Opens a deck when it is done, beside its document, where the person waited for it and wants it so. */
export const openByItself = async ({ panels }: Parts, job: Job): Promise<void> => {
  const settings = workspace.getConfiguration(settingIds.section);
  if (settings.get<string>(settingIds.whenReady, 'open') !== 'open' || !isStillThere(job)) return;
  await panels.open(job, { unasked: true });
};
