import type { Attachment } from '../../api/attachment.ts';
import { cancelledError } from '../../api/beyond/cancelled.ts';
import type { Failure, Result } from '../../client/failure.ts';
import type { ServiceConnection } from '../../client/serviceConnection.ts';
import type { FinalStatus, JobEvent } from '../../client/watchJob.ts';
import { isActive, type Job, type JobState } from './job.ts';
import type { JobStore } from './jobStore.ts';
import type { Leases } from './leases.ts';

export interface WatchTold {
  question(job: Job): void;
  completed(job: Job): void;
  failed(job: Job): void;
  takingLong(job: Job, minutes: number): void;
  /** The service cannot be asked; the watch goes on by itself, sooner after `tryAgain`. */
  blocked(job: Job, failure: Failure): void;
}

export interface JobWatcherOptions {
  readonly store: JobStore;
  readonly leases: Leases;
  readonly connect: (service: string) => Promise<Result<ServiceConnection>>;
  /** False in a folder that is not trusted: its window asks no service. */
  readonly mayWatch: () => boolean;
  /** False for a job of another machine's built-in service. */
  readonly isHere: (job: Job) => boolean;
  /** Why a call failed, for the reason of a job that cannot go on. */
  readonly explain: (failure: Failure, job: Job) => Promise<string>;
  readonly told: WatchTold;
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Hears of what went wrong in here; the rounds go on. */
  readonly trouble: (error: unknown) => void;
}

const renewEvery = 4_000;
const tryAgainEvery = 20_000;
const attemptsBeforeTelling = 2;

type Reply = (content: string, attachments?: Attachment[]) => Promise<Result<unknown>>;

interface Watch {
  readonly stop: AbortController;
  wake: AbortController;
  reply?: Reply;
  /** Questions to which the answer to an earlier version was given: once each. */
  readonly answered: Set<string>;
  ended: Promise<void>;
}

/** Watches every active job that no other window watches, until it ends. */
export class JobWatcher {
  readonly #options: JobWatcherOptions;
  readonly #watches = new Map<string, Watch>();
  #rounds: NodeJS.Timeout | undefined;

  constructor(options: JobWatcherOptions) {
    this.#options = options;
  }

  /** Takes up what waits now, and later what closed windows leave behind. */
  start(): void {
    void this.takeUp();
    this.#rounds = setInterval(() => void this.#round(), renewEvery);
  }

  async #round(): Promise<void> {
    const { leases, trouble } = this.#options;
    for (const [id, watch] of this.#watches) {
      const isOurs = await leases.renew(id).catch((error) => {
        trouble(error);
        return true;
      });
      if (!isOurs) watch.stop.abort();
    }
    await this.takeUp();
  }

  async takeUp(): Promise<void> {
    const { store, isHere, mayWatch } = this.#options;
    if (!mayWatch()) return;
    for (const job of store.jobs) {
      if (!isActive(job) || !isHere(job) || this.#watches.has(job.id)) continue;
      if (await this.#takeLease(job.id)) this.#begin(job.id);
    }
  }

  async #takeLease(id: string): Promise<boolean> {
    return this.#options.leases.take(id).catch((error) => {
      this.#options.trouble(error);
      return false;
    });
  }

  /** Whether it is this window that tells what becomes of the job. */
  watches(id: string): boolean {
    return this.#watches.has(id);
  }

  /** Before the job is listed, so that no other window takes it. */
  async reserve(id: string): Promise<void> {
    await this.#takeLease(id);
  }

  #begin(id: string): void {
    if (this.#watches.has(id)) return;
    const watch: Watch = {
      stop: new AbortController(),
      wake: new AbortController(),
      answered: new Set(),
      ended: Promise.resolve(),
    };
    this.#watches.set(id, watch);
    watch.ended = this.#watchAndRelease(id, watch);
  }

  async #watchAndRelease(id: string, watch: Watch): Promise<void> {
    const { store, leases, trouble } = this.#options;
    try {
      // The window that had it before may have seen it end.
      await store.refresh();
      await this.#watch(id, watch);
    } catch (error) {
      trouble(error);
    }
    const job = store.get(id);
    await leases.release(id, !job || !isActive(job)).catch(trouble);
    this.#watches.delete(id);
  }

  async #watch(id: string, watch: Watch): Promise<void> {
    const { store, connect, told, sleep } = this.#options;
    let fruitless = 0;
    while (!watch.stop.signal.aborted) {
      const job = store.get(id);
      if (!job || !isActive(job)) return;
      const connection = await connect(job.service);
      const outcome = connection.ok ? await this.#follow(job, connection.value, watch) : connection;
      if (watch.stop.signal.aborted || !outcome) continue;
      if (outcome.ok) return this.#finish(id, outcome.value);
      if (this.#isHopeless(outcome.failure)) return this.#giveUp(job, outcome.failure);
      fruitless += 1;
      if (fruitless === (this.#needsPerson(outcome.failure) ? 1 : attemptsBeforeTelling)) {
        told.blocked(job, outcome.failure);
      }
      watch.wake = new AbortController();
      await sleep(tryAgainEvery, AbortSignal.any([watch.stop.signal, watch.wake.signal]));
    }
  }

  #needsPerson(failure: Failure): boolean {
    return failure.kind === 'unusable' || (failure.kind === 'refused' && failure.status < 500);
  }

  /** The service answers, and the answer is that there is no such job. */
  #isHopeless(failure: Failure): boolean {
    return failure.kind === 'refused' && [400, 403, 404].includes(failure.status);
  }

  /** Undefined: connect afresh and go on. */
  async #follow(
    job: Job,
    connection: ServiceConnection,
    watch: Watch,
  ): Promise<Result<FinalStatus> | undefined> {
    watch.wake = new AbortController();
    watch.reply = undefined;
    const signal = AbortSignal.any([watch.stop.signal, watch.wake.signal]);
    const events = connection.watch(job.generationId, signal);
    while (true) {
      const next = await events.next();
      if (watch.stop.signal.aborted) return undefined;
      if (next.done) return watch.wake.signal.aborted ? undefined : next.value;
      // A built-in service that stopped comes back at another address.
      if (next.value.kind === 'unreachable' && job.service === '') return undefined;
      await this.#take(job.id, next.value, watch);
    }
  }

  async #take(id: string, event: JobEvent, watch: Watch): Promise<void> {
    const { store, told } = this.#options;
    switch (event.kind) {
      case 'generating': {
        const { phase, progress } = event.status;
        await store.setState(id, {
          kind: 'generating',
          phase,
          slidesTotal: progress?.slidesTotal,
          slidesCompleted: progress?.slidesCompleted,
        });
        return;
      }
      case 'question': {
        watch.reply = event.reply;
        if (await this.#answersAsBefore(id, event, watch)) return;
        const asked = store.get(id)?.state;
        const isKnown = asked?.kind === 'awaiting' && asked.question === event.question;
        const job = await store.setState(id, { kind: 'awaiting', question: event.question });
        if (job && !isKnown) told.question(job);
        return;
      }
      case 'takingLong': {
        const job = store.get(id);
        if (job) told.takingLong(job, event.minutes);
        return;
      }
      case 'unreachable':
        return;
    }
  }

  /** A later version of a deck does not ask again what was answered before. */
  async #answersAsBefore(
    id: string,
    { question, reply }: Extract<JobEvent, { kind: 'question' }>,
    watch: Watch,
  ): Promise<boolean> {
    const given = this.#options.store.get(id)?.answers?.find((answer) => answer.question === question);
    if (!given || watch.answered.has(question)) return false;
    watch.answered.add(question);
    return (await reply(given.content, given.attachments && [...given.attachments])).ok;
  }

  async #finish(id: string, status: FinalStatus): Promise<void> {
    const { store, told } = this.#options;
    // In another window, on another machine or by an assistant: whoever did it knows.
    if (status.status === 'failed' && status.reason === cancelledError)
      return void (await store.setState(id, { kind: 'cancelled' }));
    if (status.status === 'failed') {
      const job = await store.setState(id, { kind: 'failed', reason: status.reason });
      if (job) told.failed(job);
      return;
    }
    const { presentation } = status;
    const state: JobState = {
      kind: 'completed',
      presentationId: presentation.id,
      url: presentation.url,
      slideCount: presentation.slideCount,
      notices: presentation.notices,
    };
    const job = await store.setState(id, state, presentation.title);
    if (job) told.completed(job);
  }

  async #giveUp(job: Job, failure: Failure): Promise<void> {
    const { store, told, explain } = this.#options;
    const changed = await store.setState(job.id, { kind: 'failed', reason: await explain(failure, job) });
    if (changed) told.failed(changed);
  }

  /** Answers the question that the job, as it is given, asks. */
  async reply(job: Job, content: string, attachments?: Attachment[]): Promise<Result<unknown>> {
    const watched = this.#watches.get(job.id)?.reply;
    const answered = watched
      ? await watched(content, attachments)
      : await this.#replyDirectly(job, content, attachments);
    if (!answered.ok || job.state.kind !== 'awaiting') return answered;
    const { question } = job.state;
    this.#watches.get(job.id)?.answered.add(question);
    await this.#options.store.keepAnswer(job.id, { question, content, attachments });
    return answered;
  }

  async #replyDirectly(job: Job, content: string, attachments?: Attachment[]): Promise<Result<unknown>> {
    const connection = await this.#options.connect(job.service);
    if (!connection.ok) return connection;
    return connection.value.calls.replyToQuestion(job.generationId, { content, attachments });
  }

  /** After a key, a setting or the network changed. */
  tryAgain(): void {
    for (const watch of this.#watches.values()) watch.wake.abort();
  }

  async stop(id: string): Promise<void> {
    const watch = this.#watches.get(id);
    watch?.stop.abort();
    await this.#options.store.setState(id, { kind: 'unwatched' });
    await watch?.ended;
  }

  async again(id: string): Promise<void> {
    await this.#options.store.setState(id, { kind: 'generating' });
    await this.takeUp();
  }

  dispose(): void {
    clearInterval(this.#rounds);
    for (const watch of this.#watches.values()) watch.stop.abort();
    this.#options.leases.dispose();
  }
}
