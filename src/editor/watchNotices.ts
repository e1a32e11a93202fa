import { commands, window } from 'vscode';
import { noticeQuestion } from './answering/noticeQuestion.ts';
import { canEditSlides } from './deckFiles/canEditSlides.ts';
import { tellEditedBefore } from './deckFiles/updateEarlier.ts';
import { explainFailure } from './failures.ts';
import { commandIds } from './ids.ts';
import type { Job } from './jobs/job.ts';
import type { WatchTold } from './jobs/jobWatcher.ts';
import { lineOf } from './jobs/line.ts';
import { showLiveVersion } from './live/showLiveVersion.ts';
import { whySentence } from './models/modelFailures.ts';
import { openByItself } from './openByItself.ts';
import type { Parts } from './parts.ts';
import { say } from './say.ts';
import { sayInPassing } from './sayInPassing.ts';
import { tellFailure } from './tellFailure.ts';
import { formatSlides } from './views/treeModel.ts';
import { commandWords } from './words/commandWords.ts';
import { deckWords } from './words/deckWords.ts';
import { exportWords } from './words/exportWords.ts';
import { failureWords } from './words/failureWords.ts';
import { listWords } from './words/listWords.ts';
import { modelWords } from './words/modelWords.ts';
import { noticeWords } from './words/noticeWords.ts';

const longestNotification = 400;
const shortened = (text: string): string =>
  text.length <= longestNotification ? text : `${text.slice(0, longestNotification - 1)}…`;

type Offered = readonly [label: string, command: string];

const offered = {
  open: [noticeWords.open, commandIds.openPresentation],
  present: [deckWords.lensPresent, commandIds.present],
  editSlides: [noticeWords.editSlides, commandIds.editSlides],
  copyLink: [noticeWords.copyLink, commandIds.copyLink],
  export: [exportWords.action, commandIds.export],
  generateAgain: [deckWords.generateAgain, commandIds.generateAgain],
  chooseModel: [modelWords.chooseModel, commandIds.chooseModel],
  showLog: [commandWords.showLog, commandIds.showLog],
} as const satisfies Record<string, Offered>;

/** Says it with a button for each command, which gets the job. */
const offer = async (
  tell: (sentence: string, ...buttons: string[]) => Thenable<string | undefined>,
  sentence: string,
  job: Job,
  commandsOf: readonly Offered[],
): Promise<void> => {
  const pressed = await tell(sentence, ...commandsOf.map(([label]) => say(label)));
  const chosen = commandsOf.find(([label]) => say(label) === pressed);
  if (chosen) await commands.executeCommand(chosen[1], { kind: 'job', job });
};

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
    void tellEditedBefore(this.#parts, job);
    const { slideCount, notices } = job.state;
    const whys = this.#parts.failedModels.take(job.generationId);
    const sentence = (title: string) =>
      slideCount === undefined
        ? say(noticeWords.completedPlain, title)
        : say(noticeWords.completed, title, formatSlides(slideCount, say));
    const { panels } = this.#parts;
    if (panels.shows(lineOf(job))) await panels.follow(job);
    else await openByItself(this.#parts, job);
    // What the person sees needs no words but those on what they do not see.
    if (panels.shows(lineOf(job)) && notices.length === 0 && whys.length === 0)
      return sayInPassing(sentence, job.title);
    if (whys.length > 0) return this.#madeWithoutModel(job, sentence(job.title), whys);
    const told = shortened([sentence(job.title), ...notices].join(' '));
    await offer(window.showInformationMessage, told, job, await this.#nextSteps(job));
  }

  /** What helps with a deck, which the person may have before them. */
  async #nextSteps(job: Job): Promise<readonly Offered[]> {
    const { panels, services } = this.#parts;
    if (!panels.shows(lineOf(job))) return [offered.open, offered.copyLink, offered.export];
    const more = (await canEditSlides(services, job)) ? offered.editSlides : offered.copyLink;
    return [offered.present, more, offered.export];
  }

  /** Which sections it failed at is said in the list. */
  async #madeWithoutModel(job: Job, sentence: string, whys: readonly string[]): Promise<void> {
    const reasons = whys.map((why) => say(whySentence(why)));
    const told = [sentence, ...reasons, say(modelWords.madeWithout)].join(' ');
    const isShown = this.#parts.panels.shows(lineOf(job));
    await offer(window.showWarningMessage, shortened(told), job, [
      ...(isShown ? [] : [offered.open]),
      offered.generateAgain,
      offered.chooseModel,
      offered.showLog,
    ]);
  }

  failed(job: Job): void {
    void this.#failed(job);
  }

  async #failed(job: Job): Promise<void> {
    if (job.state.kind !== 'failed') return;
    const reason = job.state.reason || say(listWords.noReason);
    const sentence = say(failureWords.generationFailed, job.title, reason);
    this.#parts.log.error(sentence);
    await offer(window.showErrorMessage, sentence, job, [offered.generateAgain]);
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
    const sentence = say(noticeWords.takingLong, job.title, minutes);
    if ((await window.showWarningMessage(sentence, keep, stop)) === stop) {
      await commands.executeCommand(commandIds.stopWatching, { kind: 'job', job });
    }
  }

  blocked(job: Job, failure: Parameters<WatchTold['blocked']>[1]): void {
    const parts = this.#parts;
    const host = parts.services.nameOf(job.service);
    const { why } = explainFailure(failure, host, say);
    const unreachable = say(noticeWords.unreachable, host, job.title);
    void tellFailure(parts, {
      failure,
      service: job.service,
      what: () => `${why} ${unreachable}`,
      again: async () => parts.watcher.tryAgain(),
    });
  }
}
