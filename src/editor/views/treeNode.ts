import type { Uri } from 'vscode';
import type { ListedSlide } from '../../deckFile/listedSlides.ts';
import type { Job } from '../jobs/job.ts';
import type { JobGroups } from '../jobs/jobList.ts';
import type { TeamNode } from '../team/teamNode.ts';

/** What the list has rows for. */
export type TreeNode =
  | { readonly kind: 'group'; readonly name: keyof JobGroups | 'deckFiles' }
  | { readonly kind: 'job'; readonly job: Job; readonly others?: readonly Job[] }
  /** An earlier version of the deck that it stands below. */
  | { readonly kind: 'version'; readonly job: Job }
  /** One that nothing in the list was made into. */
  | { readonly kind: 'deckFile'; readonly uri: Uri }
  | { readonly kind: 'slide'; readonly deck: DeckNode; readonly slide: ListedSlide }
  /** Why there are no slides. */
  | { readonly kind: 'remark'; readonly deck: DeckNode; readonly text: string }
  | TeamNode;
export type JobNode = Extract<TreeNode, { kind: 'job' | 'version' }>;
export type SlideNode = Extract<TreeNode, { kind: 'slide' }>;
/** What unfolds into slides. */
export type DeckNode = Extract<TreeNode, { kind: 'job' | 'deckFile' }>;

export const isOf =
  <Kind extends TreeNode['kind']>(...kinds: readonly Kind[]) =>
  (value: unknown): value is Extract<TreeNode, { kind: Kind }> =>
    typeof value === 'object' &&
    value !== null &&
    (kinds as readonly unknown[]).includes((value as TreeNode).kind);

export const isJobNode = isOf('job', 'version');
export const isSlideNode = isOf('slide');
export const isDeckFileNode = isOf('deckFile');
