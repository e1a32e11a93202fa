import { window } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { say } from '../say.ts';
import { answerWords } from '../words/answerWords.ts';

/** Why a question that was to be answered waits for no answer any more. */
export const sayWhyOver = async (job: Job | undefined, title: string): Promise<void> => {
  switch (job?.state.kind) {
    case 'completed':
      await window.showInformationMessage(say(answerWords.answerOverEnded, title));
      return;
    case 'failed':
      await window.showWarningMessage(say(answerWords.answerOverFailed, title, job.state.reason));
      return;
    case 'cancelled':
      await window.showInformationMessage(say(answerWords.answerOverCancelled, title));
      return;
    case undefined:
      return;
    default:
      await window.showInformationMessage(say(answerWords.answerOver, title));
  }
};
