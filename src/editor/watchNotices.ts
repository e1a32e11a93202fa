import { commands, window } from 'vscode';
import { noticeQuestion } from './answering/noticeQuestion.ts';
import { explainFailure } from './failures.ts';
import { commandIds } from './ids.ts';
import type { Job } from './jobs/job.ts';
import type { WatchTold } from './jobs/jobWatcher.ts';
import { lineOf } from './jobs/versions.ts';
import { showLiveVersion } from './live/showLiveVersion.ts';
import { openByItself } from './openByItself.ts';
import type { Parts } from './parts.ts';
import { say } from './say.ts';
import { tellFailure } from './tellFailure.ts';
import { isolated } from './views/shownTitle.ts';
import { formatSlides } from './views/treeModel.ts';
import { exportWords } from './words/exportWords.ts';
import { failureWords } from './words/failureWords.ts';
import { listWords } from './words/listWords.ts';
import { noticeWords } from './words/noticeWords.ts';
import { serviceWords } from './words/serviceWords.ts';

const longestNotification = 400;
const shownFor = 6_000;
const shortened = (text: string): string =>
  text.length <= longestNotification ? text : `${text.slice(0, longestNotification - 1)}…`;

/** One notification for each thing that happens to a job, with what can be done about it. */
export class WatchNotices implements WatchTold {
  readonly #parts: Parts;
  readonly #patient = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * What an assistant asks in its own place is not asked here a second time: the list keeps it. Who waits in the box
   * for the next question gets it there.
   */
  question(job: Job): void {
    if (job.byAssistant || this.#parts.asking.has(job.id)) return;
    void noticeQuestion(this.#parts, job);
  }

  completed(job: Job): void {
    void this.#completed(job);
  }

  async #completed(job: Job): Promise<void> {
    if (job.state.kind !== 'completed') return;
    if (job.live !== undefined) return showLiveVersion(this.#parts, job);
    const { slideCount, notices } = job.state;
    const sentence =
      slideCount === undefined
        ? say(noticeWords.completedPlain, isolated(job.title))
        : say(noticeWords.completed, isolated(job.title), formatSlides(slideCount, say));
    if (this.#parts.panels.shows(lineOf(job))) {
      await this.#parts.panels.follow(job);
      // What the person sees needs no words but those on what they do not see.
      if (notices.length === 0) return void window.setStatusBarMessage(sentence, shownFor);
    } else void openByItself(this.#parts, job);
    const open = say(noticeWords.open);
    const copy = say(noticeWords.copyLink);
    const exporting = say(exportWords.action);
    const pressed = await window.showInformationMessage(
      shortened([sentence, ...notices].join(' ')),
      open,
      copy,
      exporting,
    );
    const node = { kind: 'job', job };
    if (pressed === open) await commands.executeCommand(commandIds.openPresentation, node);
    if (pressed === copy) await commands.executeCommand(commandIds.copyLink, node);
    if (pressed === exporting) await commands.executeCommand(commandIds.export, node);
  }

  failed(job: Job): void {
    void this.#failed(job);
  }

  async #failed(job: Job): Promise<void> {
    if (job.state.kind !== 'failed') return;
    const reason = job.state.reason || say(listWords.noReason);
    const sentence = say(failureWords.generationFailed, isolated(job.title), reason);
    this.#parts.log.error(sentence);
    const again = say(serviceWords.tryAgain);
    if ((await window.showErrorMessage(sentence, again)) === again) {
      await commands.executeCommand(commandIds.generateAgain, { kind: 'job', job });
    }
  }

  takingLong(job: Job, minutes: number): void {
    void this.#takingLong(job, minutes);
  }

  /** Asked once. */
  async #takingLong(job: Job, minutes: number): Promise<void> {
    if (this.#patient.has(job.id)) return;
    this.#patient.add(job.id);
    const keep = say(noticeWords.keepWaiting);
    const stop = say(noticeWords.stopWatching);
    const sentence = say(noticeWords.takingLong, isolated(job.title), minutes);
    if ((await window.showWarningMessage(sentence, keep, stop)) === stop) {
      await commands.executeCommand(commandIds.stopWatching, { kind: 'job', job });
    }
  }

  blocked(job: Job, failure: Parameters<WatchTold['blocked']>[1]): void {
    const parts = this.#parts;
    const host = parts.services.nameOf(job.service);
    const { why } = explainFailure(failure, host, say);
    const unreachable = say(noticeWords.unreachable, host, isolated(job.title));
    void tellFailure(parts, {
      failure,
      service: job.service,
      what: () => `${why} ${unreachable}`,
      again: async () => parts.watcher.tryAgain(),
    });
  }
}
