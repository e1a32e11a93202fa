import { type InputBox, type QuickInputButton, ThemeIcon, window } from 'vscode';
import { isActive, type Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { answerWords } from '../words/answerWords.ts';
import { noticeWords } from '../words/noticeWords.ts';

export type Outcome =
  | { readonly kind: 'left' }
  /** Told: a notification of its own says that the job has ended, and how. */
  | { readonly kind: 'over'; readonly isTold: boolean }
  | { readonly kind: 'inEditor'; readonly begun: string }
  | { readonly kind: 'attach'; readonly begun: string }
  | { readonly kind: 'answer'; readonly content: string }
  /** The attached files are the answer. */
  | { readonly kind: 'files' }
  | { readonly kind: 'skip' };

export const questionOf = (job: Job | undefined): string | undefined =>
  job?.state.kind === 'awaiting' ? job.state.question || say(noticeWords.questionWithoutWords) : undefined;

const attachedText = (count: number): string | undefined =>
  count === 0
    ? undefined
    : count === 1
      ? say(answerWords.answerAttachedOne)
      : say(answerWords.answerAttached, count);

const outcomeOf = (value: string, attached: number): Outcome => {
  if (value.trim() !== '') return { kind: 'answer', content: value };
  return { kind: attached > 0 ? 'files' : 'skip' };
};

/** The box of one job's questions: it opens once, and stays for the next one while the person stays in it. */
export class QuestionBox {
  readonly #parts: Parts;
  readonly #jobId: string;
  readonly #box: InputBox = window.createInputBox();
  readonly #inEditor: QuickInputButton = {
    iconPath: new ThemeIcon('edit'),
    tooltip: say(answerWords.answerInEditor),
  };
  readonly #attach: QuickInputButton = {
    iconPath: new ThemeIcon('attach'),
    tooltip: say(answerWords.answerAttach),
  };
  readonly #skip: QuickInputButton = {
    iconPath: new ThemeIcon('debug-step-over'),
    tooltip: say(answerWords.answerSkipQuestion),
  };
  readonly #hidden: Promise<void>;
  #isHidden = false;

  constructor(parts: Parts, jobId: string) {
    this.#parts = parts;
    this.#jobId = jobId;
    parts.asking.add(jobId);
    this.#hidden = new Promise((resolve) => {
      this.#box.onDidHide(() => {
        this.#isHidden = true;
        parts.asking.delete(jobId);
        this.#box.dispose();
        resolve();
      });
    });
  }

  ask(job: Job, begun: string, attached: number): Promise<Outcome> {
    const question = questionOf(job)!;
    const box = this.#box;
    box.title = [job.title, attachedText(attached)].filter(Boolean).join(' · ');
    box.prompt = question;
    box.placeholder = say(attached > 0 ? answerWords.answerPlaceholderFiles : answerWords.answerPlaceholder);
    box.value = begun;
    box.valueSelection = [begun.length, begun.length];
    box.ignoreFocusOut = true;
    box.busy = false;
    box.buttons = [this.#skip, this.#attach, this.#inEditor];
    box.show();
    return this.#until<Outcome>((end) => [
      this.#parts.store.onDidChange(() => {
        const current = this.#parts.store.get(this.#jobId);
        if (questionOf(current) === question) return;
        const hasEnded = current !== undefined && !isActive(current);
        end({ kind: 'over', isTold: hasEnded && this.#parts.watcher.watches(this.#jobId) });
      }),
      box.onDidTriggerButton((button) => {
        if (button === this.#skip) end({ kind: 'skip' });
        else end({ kind: button === this.#inEditor ? 'inEditor' : 'attach', begun: box.value });
      }),
      box.onDidAccept(() => end(outcomeOf(box.value, attached))),
    ]).then((outcome) => outcome ?? { kind: 'left' });
  }

  /** The answer is on its way: whoever turns to something else meanwhile closes the box by that. */
  thank(): void {
    const box = this.#box;
    box.value = '';
    box.placeholder = '';
    box.prompt = say(answerWords.answerWaiting);
    box.buttons = [];
    box.busy = true;
    box.ignoreFocusOut = false;
  }

  /** The job with its next question, if it comes while the person stays. */
  async next(): Promise<Job | undefined> {
    const { store } = this.#parts;
    const look = (): { readonly job: Job | undefined } | undefined => {
      const job = store.get(this.#jobId);
      if (questionOf(job) !== undefined) return { job };
      const isWriting = job?.state.kind === 'generating' && job.state.slidesTotal !== undefined;
      return !job || !isActive(job) || isWriting ? { job: undefined } : undefined;
    };
    const found = look();
    const seen =
      found ??
      (await this.#until<{ readonly job: Job | undefined }>((end) => [
        store.onDidChange(() => {
          const now = look();
          if (now) end(now);
        }),
      ]));
    return this.#isHidden ? undefined : seen?.job;
  }

  /** Undefined: the box was left. */
  async #until<T>(listen: (end: (outcome: T) => void) => { dispose(): void }[]): Promise<T | undefined> {
    let listening: { dispose(): void }[] = [];
    const ended = new Promise<T>((resolve) => {
      listening = listen(resolve);
    });
    const outcome = await Promise.race([ended, this.#hidden]);
    for (const listener of listening) listener.dispose();
    return outcome ?? undefined;
  }

  close(): void {
    if (!this.#isHidden) this.#box.hide();
  }
}
