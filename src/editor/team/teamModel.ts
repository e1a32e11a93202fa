import type { ListedPresentation } from '../../api/beyond/presentations.ts';
import type { Failure } from '../../client/failure.ts';
import { explainFailure } from '../failures.ts';
import type { Job } from '../jobs/job.ts';
import { escapeMarkdown } from '../views/escapeMarkdown.ts';
import { shownTime } from '../views/shownTime.ts';
import { isolated } from '../views/shownTitle.ts';
import { formatAge, type TreeContext } from '../views/treeModel.ts';
import { failureWords } from '../words/failureWords.ts';
import { listWords } from '../words/listWords.ts';
import type { Say } from '../words/say.ts';
import { teamWords } from '../words/teamWords.ts';
import { listedJob } from './teamJob.ts';
import type { TeamList } from './teamList.ts';
import type { TeamNode } from './teamNode.ts';

type Context = Pick<TreeContext, 'now' | 'locale' | 'say' | 'nameOfService'>;

/** What a key may not do, the service says best. */
const sentenceOf = (failure: Failure, host: string, say: Say): string =>
  failure.kind === 'refused' && failure.status === 403
    ? say(failureWords.whyServiceSays, host, failure.message)
    : explainFailure(failure, host, say).why;

/** What stands below "The team's decks": those that the list has not anyway, and what to do about the rest. */
export const teamNodes = (
  {
    service,
    decks,
    isRead,
    hasMore,
    failure,
  }: Pick<TeamList, 'service' | 'decks' | 'isRead' | 'hasMore' | 'failure'>,
  jobs: readonly Job[],
  { say, nameOfService }: Pick<Context, 'say' | 'nameOfService'>,
): TeamNode[] => {
  if (!isRead) return [{ kind: 'teamRemark', text: say(teamWords.loading) }];
  const others = decks
    .filter((deck) => !listedJob(jobs, service, deck))
    .map((deck) => ({ kind: 'teamDeck', service, deck }) as const);
  if (failure) {
    const text = sentenceOf(failure, nameOfService(service), say);
    return [...others, { kind: 'teamRemark', text }, { kind: 'teamMore', isAgain: true }];
  }
  if (hasMore) return [...others, { kind: 'teamMore', isAgain: false }];
  return others.length > 0 ? others : [{ kind: 'teamRemark', text: say(teamWords.nothingElse) }];
};

export interface TeamDeckRow {
  readonly label: string;
  readonly description: string;
  /** Markdown. */
  readonly tooltip: string;
}

export const teamDeckRow = (
  service: string,
  { title, created_at, updated_at }: ListedPresentation,
  { now, locale, say, nameOfService }: Context,
): TeamDeckRow => {
  const timeOf = (time: string) => shownTime(Date.parse(time), locale);
  const lines = [
    say(teamWords.tooltipMade, timeOf(created_at)),
    ...(updated_at === created_at ? [] : [say(teamWords.tooltipChanged, timeOf(updated_at))]),
    say(listWords.tooltipService, nameOfService(service)),
  ];
  return {
    label: isolated(title),
    description: formatAge(now - Date.parse(created_at), locale),
    tooltip: [`**${escapeMarkdown(isolated(title))}**`, ...lines.map(escapeMarkdown)].join('\n\n'),
  };
};
