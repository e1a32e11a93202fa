import { window } from 'vscode';
import type { Parts } from '../parts.ts';
import { readAgain } from '../request/readSource.ts';
import { startDeck } from '../request/startDeck.ts';
import { say } from '../say.ts';
import { deckWords } from '../words/deckWords.ts';
import { choicesAfter } from './generate.ts';
import { pickJob } from './pickJob.ts';

export const generateAgain = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed', 'failed', 'cancelled', 'unwatched']);
  if (!job) return;
  const source = await readAgain(job, parts.store);
  if (source) await startDeck(parts, source, choicesAfter(job, source), { previous: job });
  else await window.showErrorMessage(say(deckWords.originGone, job.title));
};
