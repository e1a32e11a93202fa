import type { Worker } from 'node:worker_threads';
import { haveStandBack } from '../standBack.ts';
import { watchMemory } from './engineMemory.ts';
import type { EngineReply, EngineTaskKind, EngineTasks } from './engineTask.ts';
import type { EngineThreadsOptions } from './engineThreadsOptions.ts';
import { Account, FairLine } from './fairLine.ts';
import { portTo, startEngineThread } from './startEngineThread.ts';
import { crash, type Outcome, type Ran, tokensOf, type Waits } from './taskOutcome.ts';
import type { Doing, Task } from './threadTask.ts';
import { gaveWay } from './whileHeld.ts';

/** Of what a thread may hold, once its task is done. */
const mostLeft = 0.7;
/** What is not done by then takes long, and others go before it. */
const promptMs = 1_000;
/** Whether others wait. */
const lookEveryMs = 500;
/** However many wait. */
const leastContestedMs = 2_000;

/** At most `size` threads, started when they are needed and ended when they have been idle for a while. */
export class EngineThreads {
  readonly #options: EngineThreadsOptions;
  /** Of what each was given of the threads. */
  readonly account = new Account();
  readonly #waiting = new FairLine<Task>(this.account);
  readonly #busy = new Map<Worker, Task>();
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  readonly #used = new WeakSet<Worker>();
  /** Until then the only thread does nothing for somebody in particular. */
  #leftUntil = 0;
  #closed = false;

  constructor(options: EngineThreadsOptions) {
    this.#options = options;
  }

  run<Kind extends EngineTaskKind>(
    kind: Kind,
    ask: EngineTasks[Kind]['ask'],
    limitMs: number,
    who?: string,
    signal?: AbortSignal,
  ): Promise<Ran<EngineTasks[Kind]['answer']>>;
  run<Kind extends EngineTaskKind>(
    kind: Kind,
    ask: EngineTasks[Kind]['ask'],
    limitMs: number,
    who: string | undefined,
    signal: AbortSignal | undefined,
    doing: Doing,
  ): Promise<Ran<EngineTasks[Kind]['answer']> | Waits>;
  run(
    kind: EngineTaskKind,
    ask: unknown,
    limitMs: number,
    who?: string,
    signal?: AbortSignal,
    doing: Doing = {},
  ): Promise<Outcome> {
    return new Promise((resolve) => {
      const leave = () => this.#abandon(task, signal?.reason === gaveWay ? gaveWay : 'abandoned');
      const settle = (ran: Outcome) => {
        signal?.removeEventListener('abort', leave);
        resolve(ran);
      };
      const task: Task = { ...doing, id: Symbol(kind), kind, ask, limitMs, who, settle };
      if (this.#closed) return settle({ outcome: 'closed' });
      if (signal?.aborted) return settle({ outcome: 'abandoned' });
      signal?.addEventListener('abort', leave);
      this.#waiting.push(task);
      this.#dispatch();
    });
  }

  #abandon({ id, settle }: Task, outcome: 'abandoned' | 'gaveWay'): void {
    const [thread] = [...this.#busy].find(([, task]) => task.id === id) ?? [];
    if (thread) this.#end(thread, { outcome });
    else {
      this.#waiting.leaveWhere((task) => task.id === id);
      settle({ outcome });
    }
  }

  /** Takes one that was started before there was anything for it to do. */
  adopt(thread: Worker): void {
    this.#rest(this.#introduce(thread));
  }

  /** Starts one that soon will have something to do, unless there is one. */
  warm(): void {
    if (!this.#closed && this.#busy.size + this.#idle.size === 0) this.#rest(this.#start());
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.empty()) task.settle({ outcome: 'closed' });
    const threads = [...this.#busy.keys(), ...this.#idle.keys()];
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    for (const thread of threads) this.#leave(thread, { outcome: 'closed' });
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #dispatch(): void {
    for (;;) {
      const task = this.#waiting.next((task) => this.#hasThreadFor(task) && this.#mayTakeOne(task));
      if (task === undefined) return;
      const waits = this.#isFull ? this.#threadThatWaits(task) : undefined;
      if (waits) this.#take(waits);
      this.#perform(this.#threadFor(task), task);
    }
  }

  get #isFull(): boolean {
    return this.#busy.size >= this.#options.size;
  }

  #hasThreadFor(task: Task): boolean {
    return !this.#isFull || this.#threadThatWaits(task) !== undefined;
  }

  /** One that does nothing but wait for a language model, and not for what is done beside the task. */
  #threadThatWaits({ use }: Task): Worker | undefined {
    const isBeside = (other: Task) => use?.jobId !== undefined && use.jobId === other.use?.jobId;
    const [thread] = [...this.#busy].find(([, other]) => other.use?.isWaiting && !isBeside(other)) ?? [];
    return thread;
  }

  #take(thread: Worker): void {
    this.#leave(thread, { outcome: 'waits' });
    void thread.terminate();
  }

  #threadFor({ needsFresh }: Task): Worker {
    const idle = this.#takeIdle();
    if (idle === undefined || !needsFresh) return idle ?? this.#start();
    void idle.terminate();
    return this.#start();
  }

  #mayTakeOne({ who }: Task): boolean {
    const { size, keepsLastForOthers, mostForSomebody } = this.#options;
    if (mostForSomebody !== undefined && who === undefined) return true;
    if (performance.now() < this.#leftUntil) return false;
    const busy = [...this.#busy.values()].filter((task) => !task.use?.isWaiting);
    const rivals = mostForSomebody === undefined ? busy : busy.filter((task) => task.who !== undefined);
    const most = mostForSomebody ?? size;
    if (rivals.length >= most) return false;
    const isLast = most > 1 && rivals.length === most - 1;
    return !keepsLastForOthers || !isLast || !rivals.some((task) => task.who === who);
  }

  #takeIdle(): Worker | undefined {
    const [first] = this.#idle;
    if (first === undefined) return undefined;
    const [thread, timer] = first;
    clearTimeout(timer);
    this.#idle.delete(thread);
    return thread;
  }

  #start(): Worker {
    const { kind, memory } = this.#options;
    return this.#introduce(startEngineThread(kind, memory));
  }

  /** Tells a new thread what it works with. */
  #introduce(thread: Worker): Worker {
    const { data, models } = this.#options;
    const modelPort = models && portTo(models);
    thread.postMessage({ ...data, modelPort }, modelPort ? [modelPort] : []);
    thread.on('message', (reply: EngineReply) => this.#answered(thread, reply));
    thread.on('error', (error) => this.#crashed(thread, crash(error)));
    thread.on('exit', (code) =>
      this.#crashed(thread, { outcome: 'failed', reason: `The thread ended with code ${code}.` }),
    );
    return thread;
  }

  #perform(thread: Worker, task: Task): void {
    const { kind, time, memory, meters } = this.#options;
    const begun = performance.now();
    const wasUsed = this.#used.has(thread);
    this.#used.add(thread);
    const end = (ran: Outcome) => this.#end(thread, ran);
    const inTime = time.after(task.limitMs, () => end({ outcome: 'overran' }));
    const whileOthersWait = this.#whileOthersWait(task, () => end({ outcome: 'gaveWay' }));
    let standsBack = () => {};
    const begins = (own?: number) => {
      task.begins?.(own);
      if (own !== undefined && !kind.keepsUp) standsBack = time.after(promptMs, () => haveStandBack(own));
    };
    const hearNoMore = task.use?.onWaiting(() => this.#dispatch());
    const inMemory = watchMemory(thread, memory, () => end({ outcome: 'outgrew' }));
    const settle = (ran: Outcome) => {
      inTime();
      standsBack();
      whileOthersWait();
      inMemory();
      hearNoMore?.();
      const took = performance.now() - begun;
      this.#waiting.give(task.who, took);
      this.#leaveAsLong(task, took);
      meters.task(task.kind, ran.outcome, took, tokensOf(ran));
      if (ran.outcome === 'outgrew' && wasUsed) this.#waiting.push({ ...task, needsFresh: true });
      else task.settle(ran);
    };
    this.#busy.set(thread, { ...task, begins, settle });
    thread.ref();
    thread.postMessage({ kind: task.kind, ask: task.ask });
  }

  /**
   * The steps of one generation come one after the other: where they share a thread with what is done for somebody,
   * all of them have their turn before the next of that, and not each of them after another.
   */
  #leaveAsLong({ who }: Task, milliseconds: number): void {
    const { size, mostForSomebody, time } = this.#options;
    const isShared = size === 1 && mostForSomebody !== undefined && who !== undefined;
    if (!isShared || !this.#waiting.has((task) => task.who === undefined)) return;
    this.#leftUntil = performance.now() + milliseconds;
    time.after(milliseconds + 1, () => this.#dispatch());
  }

  /** Acts once the task has had as long as it may while others wait who were given less; the reply takes it back. */
  #whileOthersWait({ who }: Task, act: () => void): () => void {
    const { contestedMs, time } = this.#options;
    if (contestedMs === undefined) return () => {};
    const begun = performance.now();
    const least = Math.min(contestedMs, leastContestedMs);
    let takeBack: () => void;
    const look = () => {
      const had = performance.now() - begun;
      if (had >= Math.max(least, this.account.contestedMs(who, had, contestedMs))) act();
      else takeBack = time.after(lookEveryMs, look);
    };
    takeBack = time.after(least, look);
    return () => takeBack();
  }

  #answered(thread: Worker, reply: EngineReply): void {
    const task = this.#busy.get(thread);
    if (task === undefined) return;
    if (reply.outcome === 'begun') {
      task.begins?.(reply.thread);
      return;
    }
    this.#busy.delete(thread);
    // What one task left behind is not held against the next, nor held at all while nothing is to do.
    if (reply.held > this.#options.memory * mostLeft) void thread.terminate();
    else this.#rest(thread);
    task.settle(
      reply.outcome === 'done' ? { outcome: 'done', answer: reply.answer } : { ...reply, outcome: 'failed' },
    );
    this.#dispatch();
  }

  #rest(thread: Worker): void {
    thread.unref();
    const timer = setTimeout(() => {
      this.#idle.delete(thread);
      void thread.terminate();
    }, this.#options.idleMs);
    this.#idle.set(thread, timer.unref());
  }

  #crashed(thread: Worker, ran: Outcome): void {
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
    this.#leave(thread, ran);
    this.#dispatch();
  }

  #end(thread: Worker, ran: Outcome): void {
    this.#leave(thread, ran);
    void thread.terminate();
    this.#dispatch();
  }

  #leave(thread: Worker, ran: Outcome): void {
    const task = this.#busy.get(thread);
    this.#busy.delete(thread);
    task?.settle(ran);
  }
}
