import { commands, Uri, window, workspace } from 'vscode';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { isPackedFile } from '../request/fileKinds.ts';
import { say } from '../say.ts';
import { showDocument } from '../showDocument.ts';
import { deckWords } from '../words/deckWords.ts';
import { pickJob } from './pickJob.ts';

const sourceOf = ({ origin }: Job): Uri | undefined => {
  if (origin.kind === 'document' || origin.kind === 'selection') return Uri.parse(origin.uri);
  return origin.kind === 'files' ? Uri.parse(origin.uris[0]!) : undefined;
};

/** The text that was kept, as a document of its own. */
const openKept = async (parts: Parts, job: Job): Promise<boolean> => {
  const content = await parts.store.textOf(job.id);
  if (content === undefined) return false;
  await window.showTextDocument(await workspace.openTextDocument({ language: 'markdown', content }));
  return true;
};

/** Opens what a deck was made of. */
export const openSource = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, [
    'completed',
    'failed',
    'cancelled',
    'unwatched',
    'generating',
    'awaiting',
  ]);
  if (!job) return;
  const uri = sourceOf(job);
  try {
    if (uri && isPackedFile(uri.path)) {
      await commands.executeCommand('vscode.open', uri);
    } else if (uri) await showDocument(uri);
    else if (!(await openKept(parts, job))) throw new Error('nothing kept');
  } catch {
    if (uri && (await openKept(parts, job))) return;
    void window.showErrorMessage(say(deckWords.originGone, job.title));
  }
};
