import type { Job, JobStateKind } from '../jobs/job.ts';
import { groupJobs, type JobGroups } from '../jobs/jobList.ts';
import { listWords } from '../words/listWords.ts';
import type { Say } from '../words/say.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { shownTime, versionTime } from './shownTime.ts';
import { isolated } from './shownTitle.ts';
import { progressOf } from './statusBarModel.ts';
import { treeItemKinds } from './treeItemKinds.ts';

type GroupName = keyof JobGroups;

export const groupLabels = {
  awaiting: listWords.groupAwaiting,
  generating: listWords.groupGenerating,
  recent: listWords.groupRecent,
  deckFiles: listWords.groupDeckFiles,
} as const satisfies Record<GroupName | 'deckFiles', string>;

/** Only those with something in them. */
export const visibleGroups = (jobs: readonly Job[]): GroupName[] => {
  const groups = groupJobs(jobs);
  return (Object.keys(groups) as GroupName[]).filter((name) => groups[name].length > 0);
};

const icons: Record<JobStateKind, readonly [icon: string, color?: string]> = {
  generating: ['sync~spin'],
  awaiting: ['bell-dot', 'notificationsWarningIcon.foreground'],
  completed: ['preview'],
  failed: ['error', 'problemsErrorIcon.foreground'],
  cancelled: ['circle-slash'],
  unwatched: ['debug-disconnect'],
};

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "5 min. ago", as the person's language writes it. */
export const formatAge = (milliseconds: number, locale: string): string => {
  const seconds = Math.max(0, milliseconds / 1000);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const [unit, length] = units.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ['second', 1];
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / length), unit);
};

export const formatSlides = (count: number, say: Say): string =>
  count === 1 ? say(listWords.slideOne) : say(listWords.slides, count);

export interface TreeContext {
  readonly now: number;
  readonly locale: string;
  readonly say: Say;
  readonly isHere: (job: Job) => boolean;
  readonly nameOfService: (service: string) => string;
  readonly nameOfFile: (uri: string) => string;
  /** Of this window; a job of another folder says which. */
  readonly workspaceUri: string | undefined;
}

/** What an earlier version was asked for, as far as it is not what nobody chose. */
const optionsLine = ({ choices, theme }: Job, { say }: TreeContext): string[] => {
  const named = [
    choices.template?.name,
    choices.narrative === 'Auto' ? undefined : choices.narrative,
    choices.rewriteStyle === 'Subtle' ? undefined : choices.rewriteStyle,
    choices.sectionCount === 'auto' ? undefined : String(choices.sectionCount),
    choices.language === 'auto' ? undefined : choices.language,
    theme,
  ].filter((option) => option !== undefined);
  return named.length > 0 ? [say(listWords.tooltipOptions, named.join(', '))] : [];
};

export interface TreeJob {
  readonly label: string;
  readonly description: string;
  /** Markdown. */
  readonly tooltip: string;
  readonly icon: readonly [icon: string, color?: string];
  readonly contextValue: string;
}

const originLine = ({ origin, byAssistant }: Job, { say, nameOfFile }: TreeContext): string => {
  if (byAssistant) return say(listWords.tooltipMadeByAssistant);
  if (origin.kind === 'elsewhere') return say(listWords.tooltipMadeElsewhere);
  if (origin.kind === 'prompt') return say(listWords.tooltipMadeOfPrompt);
  if (origin.kind === 'files') return say(listWords.tooltipMadeOf, origin.uris.map(nameOfFile).join(', '));
  const word = origin.kind === 'selection' ? listWords.tooltipMadeOfSelection : listWords.tooltipMadeOf;
  return say(word, nameOfFile(origin.uri));
};

const stateLines = (job: Job, { say, isHere }: TreeContext): string[] => {
  const { state } = job;
  switch (state.kind) {
    case 'generating':
      return [progressOf(job, say)];
    case 'awaiting':
      return [say(listWords.tooltipQuestion, state.question)];
    case 'failed':
      return [say(listWords.tooltipFailed, state.reason || say(listWords.noReason))];
    case 'cancelled':
      return [say(listWords.tooltipCancelled)];
    case 'unwatched':
      return [say(listWords.tooltipUnwatched)];
    case 'completed':
      return [
        ...(state.slideCount === undefined ? [] : [formatSlides(state.slideCount, say)]),
        ...state.notices,
        ...(isHere(job) ? [] : [say(listWords.tooltipElsewhere)]),
      ];
  }
};

const descriptionOf = (
  job: Job,
  versions: number,
  { now, locale, say, isHere, workspaceUri }: TreeContext,
): string => {
  const { state, workspace } = job;
  const what: Record<JobStateKind, string | undefined> = {
    generating: progressOf(job, say),
    awaiting: state.kind === 'awaiting' ? isolated(state.question) : undefined,
    completed:
      state.kind === 'completed' && state.slideCount !== undefined
        ? formatSlides(state.slideCount, say)
        : undefined,
    failed: say(listWords.failed),
    cancelled: say(listWords.cancelled),
    unwatched: say(listWords.unwatched),
  };
  const isActive = state.kind === 'generating' || state.kind === 'awaiting';
  return [
    what[state.kind],
    ...(isActive ? [] : [formatAge(now - job.createdAt, locale)]),
    ...(versions > 1 ? [say(listWords.versions, versions)] : []),
    ...(workspace && workspace.uri !== workspaceUri ? [isolated(workspace.name)] : []),
    ...(isHere(job) ? [] : [say(listWords.elsewhere)]),
  ]
    .filter(Boolean)
    .join(' · ');
};

const tooltipOf = (job: Job, context: TreeContext): string => {
  const { say, nameOfService, locale } = context;
  const lines = [
    ...stateLines(job, context),
    `${originLine(job, context)} · ${shownTime(job.createdAt, locale)}`,
    ...optionsLine(job, context),
    say(listWords.tooltipService, nameOfService(job.service)),
    ...(job.workspace ? [say(listWords.tooltipWorkspace, job.workspace.name)] : []),
  ];
  return [`**${escapeMarkdown(isolated(job.title))}**`, ...lines.map(escapeMarkdown)].join('\n\n');
};

/** A deck by its current version; `versions` in all. */
export const treeJob = (job: Job, versions: number, context: TreeContext): TreeJob => ({
  label: isolated(job.title),
  description: descriptionOf(job, versions, context),
  tooltip: tooltipOf(job, context),
  icon: icons[job.state.kind],
  contextValue: treeItemKinds[job.state.kind],
});

/** An earlier version, below its deck: known by when it was made. */
export const treeVersion = (job: Job, context: TreeContext): TreeJob => ({
  label: versionTime(job.createdAt, context.locale),
  description: descriptionOf(job, 1, context),
  tooltip: tooltipOf(job, context),
  icon: job.state.kind === 'completed' ? ['history'] : icons[job.state.kind],
  contextValue: job.state.kind === 'completed' ? treeItemKinds.version : treeItemKinds[job.state.kind],
});
