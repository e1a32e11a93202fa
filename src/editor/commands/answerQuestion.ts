import { commands, Uri, window } from 'vscode';
import { answerIn, isAnswerDocumentOf } from '../answering/answerDocument.ts';
import { askQuestion } from '../answering/askQuestion.ts';
import { sayWhyOver } from '../answering/sayWhyOver.ts';
import { sendAnswer as send, tellNotSent } from '../answering/sendAnswer.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { answerWords } from '../words/answerWords.ts';
import { pickJob } from './pickJob.ts';

export const answerQuestion = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['awaiting']);
  if (job?.state.kind === 'awaiting') await askQuestion(parts, job);
  else if (job) await sayWhyOver(job, job.title);
};

/** The answer that is written in the active document. */
export const sendAnswer = async (parts: Parts, target: unknown): Promise<void> => {
  const editor = window.activeTextEditor;
  const uri = target instanceof Uri ? target : editor?.document.uri;
  const job = parts.store.jobs.find(({ id }) => uri && isAnswerDocumentOf(uri.path, id));
  if (!editor || !job || editor.document.uri.toString() !== uri?.toString()) {
    await window.showInformationMessage(say(answerWords.answerNoQuestion));
    return;
  }
  if (job.state.kind !== 'awaiting') {
    await sayWhyOver(job, job.title);
    return;
  }
  const content = answerIn(editor.document.getText());
  if (content === '') {
    await window.showWarningMessage(say(answerWords.answerEmpty));
    return;
  }
  const sent = await send(parts, job, content, []);
  if (sent.ok) {
    await window.showTextDocument(editor.document);
    await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    return;
  }
  await tellNotSent(parts, job, sent.failure, () => sendAnswer(parts, uri));
};
