import type { Job } from '../jobs/job.ts';
import { groupJobs } from '../jobs/jobList.ts';
import { listWords } from '../words/listWords.ts';
import type { Say } from '../words/say.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';

export interface StatusBarContent {
  readonly text: string;
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
    ? `$(bell) **${escapeMarkdown(job.title)}** — ${escapeMarkdown(say(listWords.statusAwaiting))}`
    : `$(sync) **${escapeMarkdown(job.title)}** — ${escapeMarkdown(progressOf(job, say))}`;

/** Undefined when nothing is under way. */
export const statusBarContent = (jobs: readonly Job[], say: Say): StatusBarContent | undefined => {
  const { awaiting, generating } = groupJobs(jobs);
  const active = [...awaiting, ...generating];
  if (active.length === 0) return undefined;
  const tooltip = [`**${say(listWords.statusTooltipTitle)}**`, ...active.map((job) => line(job, say))].join(
    '\n\n',
  );
  if (awaiting.length > 0) {
    const text =
      awaiting.length === 1
        ? say(listWords.statusAwaiting)
        : say(listWords.statusAwaitingSeveral, awaiting.length);
    return { text: `$(bell-dot) ${text}`, tooltip, wantsAnswer: true };
  }
  const text =
    generating.length === 1
      ? progressOf(generating[0]!, say)
      : say(listWords.statusSeveral, generating.length);
  return { text: `$(sync~spin) ${text}`, tooltip, wantsAnswer: false };
};
