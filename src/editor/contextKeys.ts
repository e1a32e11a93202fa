import { answerDocumentPath } from './answering/answerDocument.ts';
import type { ContextKey } from './ids.ts';
import { contextKeys } from './ids.ts';
import type { Job, JobStateKind } from './jobs/job.ts';

export interface ContextState {
  readonly jobs: readonly Job[];
  readonly isHosted: boolean;
  readonly hasKey: boolean;
  readonly thisWorkspaceOnly: boolean;
  readonly sortedByTitle: boolean;
  /** The person has answered a question before. */
  readonly hasAnswered: boolean;
  /** The deck in front follows its document. */
  readonly isLive: boolean;
}

/** What `when` clauses see. */
export const contextValues = (state: ContextState): Record<ContextKey, unknown> => {
  const some = (kind: JobStateKind) => state.jobs.some((job) => job.state.kind === kind);
  const awaiting = state.jobs.filter((job) => job.state.kind === 'awaiting');
  return {
    [contextKeys.waiting]: some('awaiting'),
    [contextKeys.running]: some('generating') || some('awaiting'),
    [contextKeys.unwatched]: some('unwatched'),
    [contextKeys.completed]: some('completed'),
    [contextKeys.listed]: state.jobs.length > 0,
    [contextKeys.hosted]: state.isHosted,
    [contextKeys.hasKey]: state.isHosted && state.hasKey,
    [contextKeys.needsKey]: state.isHosted && !state.hasKey,
    [contextKeys.thisWorkspaceOnly]: state.thisWorkspaceOnly,
    [contextKeys.sortedByTitle]: state.sortedByTitle,
    [contextKeys.answered]: state.hasAnswered,
    [contextKeys.live]: state.isLive,
    [contextKeys.answerDocuments]: awaiting.map(({ title, id }) => answerDocumentPath(title, id)),
  };
};
