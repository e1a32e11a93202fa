import type { Job } from '../jobs/job.ts';
import type { JobGroups } from '../jobs/jobList.ts';

/** What the list has rows for. */
export type TreeNode =
  | { readonly kind: 'group'; readonly name: keyof JobGroups }
  | { readonly kind: 'job'; readonly job: Job; readonly others?: readonly Job[] }
  /** An earlier version of the deck that it stands below. */
  | { readonly kind: 'version'; readonly job: Job };
export type JobNode = Exclude<TreeNode, { kind: 'group' }>;

export const isJobNode = (value: unknown): value is JobNode =>
  typeof value === 'object' && value !== null && ['job', 'version'].includes((value as TreeNode).kind);
