import {
  Position,
  type QuickInputButton,
  Range,
  ThemeIcon,
  Uri,
  WorkspaceEdit,
  window,
  workspace,
} from 'vscode';
import { isActive, type Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { pickFiles } from '../request/pickFiles.ts';
import { say } from '../say.ts';
import { tellFailure } from '../tellFailure.ts';
import { answerWords } from '../words/answerWords.ts';
import { attachmentWords } from '../words/attachmentWords.ts';
import { failureWords } from '../words/failureWords.ts';
import { noticeWords } from '../words/noticeWords.ts';
import { answerDocumentPath, answerDocumentText } from './answerDocument.ts';
import { sendAnswer } from './sendAnswer.ts';

type Outcome =
  | { readonly kind: 'left' }
  /** Told: a notification of its own says that the job has ended, and how. */
  | { readonly kind: 'over'; readonly isTold: boolean }
  | { readonly kind: 'inEditor'; readonly begun: string }
  | { readonly kind: 'attach'; readonly begun: string }
  | { readonly kind: 'answer'; readonly content: string };

const questionOf = (job: Job | undefined): string | undefined =>
  job?.state.kind === 'awaiting' ? job.state.question || say(noticeWords.questionWithoutWords) : undefined;

const attachedText = (count: number): string | undefined =>
  count === 0
    ? undefined
    : count === 1
      ? say(answerWords.answerAttachedOne)
      : say(answerWords.answerAttached, count);

const showBox = (parts: Parts, job: Job, begun: string, attached: number): Promise<Outcome> => {
  const question = questionOf(job)!;
  const inEditor: QuickInputButton = {
    iconPath: new ThemeIcon('edit'),
    tooltip: say(answerWords.answerInEditor),
  };
  const attach: QuickInputButton = {
    iconPath: new ThemeIcon('attach'),
    tooltip: say(answerWords.answerAttach),
  };
  const box = window.createInputBox();
  parts.asking.add(job.id);
  box.title = [job.title, attachedText(attached)].filter(Boolean).join(' · ');
  box.prompt = question;
  box.placeholder = say(answerWords.answerPlaceholder);
  box.value = begun;
  box.valueSelection = [begun.length, begun.length];
  box.ignoreFocusOut = true;
  box.buttons = [attach, inEditor];
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      resolve(outcome);
      box.hide();
    };
    const watching = parts.store.onDidChange(() => {
      const current = parts.store.get(job.id);
      if (questionOf(current) === question) return;
      const hasEnded = current !== undefined && !isActive(current);
      end({ kind: 'over', isTold: hasEnded && parts.watcher.watches(job.id) });
    });
    box.onDidTriggerButton((button) =>
      end({ kind: button === inEditor ? 'inEditor' : 'attach', begun: box.value }),
    );
    box.onDidChangeValue(() => {
      box.validationMessage = undefined;
    });
    box.onDidAccept(() => {
      if (box.value.trim() === '') box.validationMessage = say(answerWords.answerEmpty);
      else end({ kind: 'answer', content: box.value });
    });
    box.onDidHide(() => {
      watching.dispose();
      box.dispose();
      parts.asking.delete(job.id);
      resolve({ kind: 'left' });
    });
    box.show();
  });
};

const openInEditor = async (job: Job, begun: string): Promise<void> => {
  const path = answerDocumentPath(job.title, job.id);
  const uri = Uri.from({ scheme: 'untitled', path });
  const document = await workspace.openTextDocument(uri);
  if (document.getText() === '') {
    const text = answerDocumentText(questionOf(job)!, say(answerWords.answerEditorHint), begun);
    const edit = new WorkspaceEdit();
    edit.insert(uri, new Position(0, 0), text);
    await workspace.applyEdit(edit);
  }
  // Shown with its text and its cursor, so that the first letter typed is the answer's first.
  const end = document.lineAt(document.lineCount - 1).range.end;
  await window.showTextDocument(document, { preview: false, selection: new Range(end, end) });
};

const sayWhyOver = (job: Job | undefined, title: string): void => {
  if (job?.state.kind === 'completed') {
    void window.showInformationMessage(say(answerWords.answerOverEnded, title));
  } else if (job?.state.kind === 'failed') {
    void window.showWarningMessage(say(answerWords.answerOverFailed, title, job.state.reason));
  } else if (job?.state.kind === 'generating') {
    void window.showInformationMessage(say(answerWords.answerOver, title));
  }
};

/** Puts a job's question to the person. True: left waiting with Escape. */
export const askQuestion = async (
  parts: Parts,
  job: Job,
  begun = '',
  attached: readonly Uri[] = [],
): Promise<boolean> => {
  const outcome = await showBox(parts, job, begun, attached.length);
  switch (outcome.kind) {
    case 'left':
      return true;
    case 'over':
      if (!outcome.isTold) sayWhyOver(parts.store.get(job.id), job.title);
      return false;
    case 'inEditor':
      await openInEditor(job, outcome.begun);
      return false;
    case 'attach': {
      const picked = await pickFiles({
        title: job.title,
        placeholder: say(attachmentWords.attachForAnswer),
        picked: attached.map((uri) => uri.toString()),
      });
      const current = parts.store.get(job.id);
      if (questionOf(current) !== questionOf(job)) {
        sayWhyOver(current, job.title);
        return false;
      }
      return askQuestion(parts, job, outcome.begun, picked ?? attached);
    }
    case 'answer': {
      const sent = await sendAnswer(parts, job, outcome.content, attached);
      if (sent.ok) return false;
      await tellFailure(parts, {
        failure: sent.failure,
        service: job.service,
        what: (why) => say(failureWords.answerFailed, why),
        again: async () => void (await askQuestion(parts, job, outcome.content, attached)),
      });
      return false;
    }
  }
};
