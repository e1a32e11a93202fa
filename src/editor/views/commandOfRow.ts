import { commandIds, internalCommandIds } from '../ids.ts';
import type { JobStateKind } from '../jobs/job.ts';
import { isJobNode, type TreeNode } from './treeNode.ts';

const byState: Partial<Record<JobStateKind, string>> = {
  awaiting: commandIds.answerQuestion,
  completed: commandIds.openPresentation,
};

const byKind: Partial<Record<TreeNode['kind'], string>> = {
  deckFile: commandIds.openDeckFile,
  slide: commandIds.editSlides,
  teamDeck: commandIds.openPresentation,
  teamMore: internalCommandIds.showMoreOfTeam,
};

/** What a click on a row runs, on this row. */
export const commandOfRow = (node: TreeNode): string | undefined =>
  isJobNode(node) ? byState[node.job.state.kind] : byKind[node.kind];
