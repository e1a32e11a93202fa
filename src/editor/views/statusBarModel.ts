import type { Job } from '../jobs/job.ts';
import { groupJobs } from '../jobs/jobList.ts';
import { listWords } from '../words/listWords.ts';
import type { Say } from '../words/say.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { isolated } from './shownTitle.ts';

export interface StatusBarContent {
  readonly text: string;
  /** For screen readers: no icons, no marks. */
  readonly spoken: string;
  /** Markdown. */
  readonly tooltip: string;
  readonly wantsAnswer: boolean;
}

/** `4/9` where it is known, the phase where not. */
export const progressOf = ({ state }: Job, say: Say): string => {
  if (state.kind !== 'generating') return '';
  if (state.slidesTotal && state.slidesCompleted !== undefined) {
    return `${say(listWords.statusSlides)} ${state.slidesCompleted}/${state.slidesTotal}`;
  }
  if (state.phase === 'storyline') return say(listWords.statusStoryline);
  return say(state.phase === 'slides' ? listWords.statusSlides : listWords.statusGenerating);
};

const line = (job: Job, say: Say): string =>
  job.state.kind === 'awaiting'
    ? `$(bell) **${escapeMarkdown(isolated(job.title))}** — ${escapeMarkdown(say(listWords.statusAwaiting))}`
    : `$(sync) **${escapeMarkdown(isolated(job.title))}** — ${escapeMarkdown(progressOf(job, say))}`;

const waitingText = (count: number, say: Say): string =>
  count === 1 ? say(listWords.statusAwaiting) : say(listWords.statusAwaitingSeveral, count);

const workingText = (jobs: readonly Job[], say: Say): string =>
  jobs.length === 1 ? progressOf(jobs[0]!, say) : say(listWords.statusSeveral, jobs.length);

/** Undefined when nothing is under way. What waits comes first, what is worked on stands beside it. */
export const statusBarContent = (jobs: readonly Job[], say: Say): StatusBarContent | undefined => {
  const { awaiting, generating } = groupJobs(jobs);
  const active = [...awaiting, ...generating];
  if (active.length === 0) return undefined;
  const shown = [
    ...(awaiting.length > 0 ? [{ icon: '$(bell-dot)', text: waitingText(awaiting.length, say) }] : []),
    ...(generating.length > 0 ? [{ icon: '$(sync~spin)', text: workingText(generating, say) }] : []),
  ];
  return {
    text: shown.map(({ icon, text }) => `${icon} ${text}`).join('  '),
    spoken: [say(listWords.statusName), ...shown.map(({ text }) => text)].join(', '),
    tooltip: [`**${say(listWords.statusTooltipTitle)}**`, ...active.map((job) => line(job, say))].join(
      '\n\n',
    ),
    wantsAnswer: awaiting.length > 0,
  };
};
