import { window } from 'vscode';
import type { UndrawnDiagram } from '../../player/browser/editorAround.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { isJobNode } from '../views/treeNode.ts';
import { noticeWords } from '../words/noticeWords.ts';

/** A notification is no report. */
const mostNamed = 3;

/** Once for each version: a page is loaded many times. */
const told = new Set<string>();

const sentenceOf = ({ slide, name, line }: UndrawnDiagram): string =>
  line === undefined
    ? say(noticeWords.undrawn, slide, name)
    : say(noticeWords.undrawnFrom, slide, name, line);

/** Who types a diagram while the tab follows knows that it is not whole yet. */
const isFollowed = ({ panels }: Parts, { id, live }: Job): boolean =>
  live !== undefined || panels.live.some(({ job }) => job.id === id);

/** What a browser alone can tell of a deck: which of its diagrams are none. */
export const tellUndrawn = async (parts: Parts, target: unknown, undrawn: unknown): Promise<void> => {
  if (!isJobNode(target) || !Array.isArray(undrawn) || undrawn.length === 0) return;
  const { job } = target;
  if (told.has(job.id) || isFollowed(parts, job)) return;
  told.add(job.id);
  const sentences = (undrawn as UndrawnDiagram[]).slice(0, mostNamed).map(sentenceOf);
  await window.showWarningMessage([`${job.title}:`, ...sentences].join(' '));
};
