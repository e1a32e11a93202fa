import { env, type QuickInputButton, type QuickPickItem, ThemeIcon, window } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { currentVersion } from '../jobs/line.ts';
import { versionsOf } from '../jobs/versions.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { versionTime } from '../views/shownTime.ts';
import { formatAge, formatSlides } from '../views/treeModel.ts';
import { deckWords } from '../words/deckWords.ts';
import { noticeWords } from '../words/noticeWords.ts';
import { openPresentation } from './openPresentation.ts';
import { pickJob } from './pickJob.ts';
import { remove } from './remove.ts';
import { compareVersions, restoreVersion } from './versions.ts';

interface Item extends QuickPickItem {
  readonly job: Job;
  readonly isCurrent: boolean;
}

/** What can be done with an earlier version, which `run` gets as a row of the list. */
interface Action {
  readonly label: string;
  readonly icon: string;
  readonly run: (parts: Parts, target: unknown) => Promise<void>;
}
type Button = QuickInputButton & Action;

const opening: Action = { label: noticeWords.open, icon: 'preview', run: openPresentation };
const changing: readonly Action[] = [
  { label: deckWords.compareVersion, icon: 'diff', run: compareVersions },
  { label: deckWords.restoreVersion, icon: 'discard', run: restoreVersion },
  { label: deckWords.removeVersion, icon: 'trash', run: (parts, target) => remove(parts, target, undefined) },
];

const nodeOf = (job: Job) => ({ kind: 'job', job }) as const;

const itemsFor = (versions: readonly Job[]): Item[] => {
  const buttons = changing.map(
    (action): Button => ({ ...action, iconPath: new ThemeIcon(action.icon), tooltip: say(action.label) }),
  );
  const current = currentVersion(versions);
  return versions.map((job) => ({
    job,
    label: versionTime(job.createdAt, env.language),
    description: [
      ...(job === current ? [say(deckWords.currentVersion)] : []),
      ...(job.state.kind === 'completed' && job.state.slideCount !== undefined
        ? [formatSlides(job.state.slideCount, say)]
        : []),
      formatAge(Date.now() - job.createdAt, env.language),
    ].join(' · '),
    isCurrent: job === current,
    buttons: job === current ? [] : buttons,
  }));
};

/** For the keyboard, which does not reach the buttons of a row. */
const askWhatToDo = async (parts: Parts, { job, label, isCurrent }: Item): Promise<void> => {
  if (isCurrent) return openPresentation(parts, nodeOf(job));
  const items = [opening, ...changing].map(({ icon, ...action }) => ({
    ...action,
    label: `$(${icon}) ${say(action.label)}`,
  }));
  const title = say(deckWords.versionTitle, job.title, label);
  await (await window.showQuickPick(items, { title }))?.run(parts, nodeOf(job));
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
    void (button as Button).run(parts, nodeOf(item.job));
  });
  picker.onDidAccept(() => {
    const [picked] = picker.selectedItems;
    picker.hide();
    if (picked) void askWhatToDo(parts, picked);
  });
  picker.show();
};
