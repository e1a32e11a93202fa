import { Uri, workspace } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { openUntitled } from '../openUntitled.ts';
import type { Parts } from '../parts.ts';
import { pickFiles } from '../request/pickFiles.ts';
import { say, write } from '../say.ts';
import { answerWords } from '../words/answerWords.ts';
import { attachmentWords } from '../words/attachmentWords.ts';
import { answerDocumentPath, answerDocumentText } from './answerDocument.ts';
import { type Outcome, QuestionBox, questionOf } from './questionBox.ts';
import { sayWhyOver } from './sayWhyOver.ts';
import { sendAnswer, tellNotSent } from './sendAnswer.ts';

const openInEditor = async (job: Job, begun: string): Promise<void> => {
  const path = answerDocumentPath(job.title, job.id);
  const text = answerDocumentText(questionOf(job)!, say(answerWords.answerEditorHint), begun);
  await openUntitled(Uri.from({ scheme: 'untitled', path }), text, 'end');
};

/** A question that came while the person was in the box, and was left in it, is not forgotten. */
const keepNotice = async (parts: Parts, job: Job): Promise<void> => {
  const { noticeQuestion } = await import('./noticeQuestion.ts');
  await noticeQuestion(parts, job);
};

/** What is sent; undefined where nothing is. */
const contentOf = (outcome: Outcome, files: readonly Uri[]): string | undefined => {
  switch (outcome.kind) {
    case 'answer':
      return outcome.content;
    case 'files':
      return write(
        answerWords.answerInFiles,
        files.map((uri) => workspace.asRelativePath(uri, false)).join(', '),
      );
    case 'skip':
      return say(answerWords.answerSkip);
    default:
      return undefined;
  }
};

/** Puts a job's question to the person who asked for it, and those that follow while they stay in the box. */
export const askQuestion = async (
  parts: Parts,
  job: Job,
  begun = '',
  attached: readonly Uri[] = [],
): Promise<void> => {
  if (parts.asking.has(job.id)) return;
  const box = new QuestionBox(parts, job.id);
  let asked: Job | undefined = job;
  for (let followed = 0; asked; followed += 1) {
    const outcome = await box.ask(asked, followed === 0 ? begun : '', followed === 0 ? attached.length : 0);
    const files: readonly Uri[] = followed === 0 ? attached : [];
    const content = contentOf(outcome, files);
    if (content === undefined) {
      box.close();
      if (outcome.kind === 'left' && followed > 0) void keepNotice(parts, asked);
      return leave(parts, asked, outcome, files);
    }
    box.thank();
    const sent = await sendAnswer(parts, asked, content, files);
    if (!sent.ok) {
      box.close();
      const failedJob: Job = asked;
      const begunAgain = outcome.kind === 'answer' ? outcome.content : '';
      const again = () => askQuestion(parts, failedJob, begunAgain, files);
      return tellNotSent(parts, job, sent.failure, again);
    }
    asked = await box.next();
  }
  box.close();
};

const leave = async (parts: Parts, job: Job, outcome: Outcome, attached: readonly Uri[]): Promise<void> => {
  switch (outcome.kind) {
    case 'over':
      if (!outcome.isTold) void sayWhyOver(parts.store.get(job.id), job.title);
      return;
    case 'inEditor':
      return openInEditor(job, outcome.begun);
    case 'attach': {
      const picked = await pickFiles({
        title: job.title,
        placeholder: say(attachmentWords.attachForAnswer),
        picked: attached.map((uri) => uri.toString()),
      });
      const current = parts.store.get(job.id);
      if (questionOf(current) !== questionOf(job)) {
        void sayWhyOver(current, job.title);
        return;
      }
      return askQuestion(parts, job, outcome.begun, picked ?? attached);
    }
  }
};
