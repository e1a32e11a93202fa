import { env, type QuickInputButton, type QuickPickItem, ThemeIcon, window } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { currentVersion } from '../jobs/line.ts';
import { versionsOf } from '../jobs/versions.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { formatAge, formatSlides } from '../views/treeModel.ts';
import { deckWords } from '../words/deckWords.ts';
import { openPresentation } from './openPresentation.ts';
import { pickJob } from './pickJob.ts';
import { compareVersions, restoreVersion } from './versions.ts';

interface Item extends QuickPickItem {
  readonly job: Job;
}

type Button = QuickInputButton & { readonly press: (parts: Parts, target: unknown) => Promise<void> };

const nodeOf = (job: Job) => ({ kind: 'job', job }) as const;

const itemsFor = (versions: readonly Job[]): Item[] => {
  const buttons: readonly Button[] = [
    { iconPath: new ThemeIcon('diff'), tooltip: say(deckWords.compareVersion), press: compareVersions },
    { iconPath: new ThemeIcon('discard'), tooltip: say(deckWords.restoreVersion), press: restoreVersion },
  ];
  const made = new Intl.DateTimeFormat(env.language, { dateStyle: 'medium', timeStyle: 'short' });
  const current = currentVersion(versions);
  return versions.map((job) => ({
    job,
    label: made.format(job.createdAt),
    description: [
      ...(job === current ? [say(deckWords.currentVersion)] : []),
      ...(job.state.kind === 'completed' && job.state.slideCount !== undefined
        ? [formatSlides(job.state.slideCount, say)]
        : []),
      formatAge(Date.now() - job.createdAt, env.language),
    ].join(' · '),
    buttons: job === current ? [] : buttons,
  }));
};

/** A deck's versions where the person is: on its document, in its tab. The editor's Timeline takes no entries of ours. */
export const showVersions = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  const picker = window.createQuickPick<Item>();
  picker.title = say(deckWords.versionsTitle, job.title);
  picker.placeholder = say(deckWords.versionsPlaceholder);
  const versions = versionsOf(parts.store.jobs, job);
  picker.items = itemsFor(versions.length > 0 ? versions : [job]);
  picker.onDidHide(() => picker.dispose());
  picker.onDidTriggerItemButton(({ button, item }) => {
    picker.hide();
    void (button as Button).press(parts, nodeOf(item.job));
  });
  picker.onDidAccept(() => {
    const [picked] = picker.selectedItems;
    picker.hide();
    if (picked) void openPresentation(parts, nodeOf(picked.job));
  });
  picker.show();
};
