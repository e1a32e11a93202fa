import { randomUUID } from 'node:crypto';
import { window } from 'vscode';
import { followsKeys } from '../live/liveDecks.ts';
import type { Parts } from '../parts.ts';
import { isPackedFile } from '../request/fileKinds.ts';
import { say } from '../say.ts';
import { sayInPassing } from '../sayInPassing.ts';
import { liveWords } from '../words/liveWords.ts';
import { openPresentation } from './openPresentation.ts';
import { pickJob } from './pickJob.ts';

/** The tab of a deck follows its document from now on. */
export const startLive = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  if (job.origin.kind !== 'document' || isPackedFile(job.origin.uri)) {
    void window.showInformationMessage(say(liveWords.noDocument, job.title));
    return;
  }
  await openPresentation(parts, { kind: 'job', job });
  await parts.panels.setLive(job, randomUUID());
  const sentence = followsKeys(job) ? liveWords.followsKeys : liveWords.followsSaving;
  sayInPassing(() => say(sentence));
};

export const stopLive = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  await parts.panels.setLive(job, undefined);
  sayInPassing((title) => say(liveWords.ended, title), job.title);
};
