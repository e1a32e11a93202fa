import { commands, window } from 'vscode';
import { commandIds } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { answerWords } from '../words/answerWords.ts';
import { noticeWords } from '../words/noticeWords.ts';
import { questionOf } from './questionBox.ts';
import { sendAnswer, tellNotSent } from './sendAnswer.ts';

const skipQuestion = async (parts: Parts, job: Job): Promise<void> => {
  const sent = await sendAnswer(parts, job, say(answerWords.answerSkip), []);
  if (!sent.ok) await tellNotSent(parts, job, sent.failure, () => skipQuestion(parts, job));
};

/** Says that a question waits. It takes no keyboard: the box opens when the person asks for it. */
export const noticeQuestion = async (parts: Parts, job: Job): Promise<void> => {
  const question = questionOf(job);
  if (question === undefined) return;
  const answer = say(noticeWords.answer);
  const skip = say(answerWords.answerSkip);
  const pressed = await window.showInformationMessage(
    say(noticeWords.questionNotification, job.title, question),
    answer,
    skip,
  );
  const current = parts.store.get(job.id);
  if (pressed === skip && current && questionOf(current) === question) await skipQuestion(parts, current);
  if (pressed === answer && current) {
    await commands.executeCommand(commandIds.answerQuestion, { kind: 'job', job: current });
  }
};
