import type { MessagePort, Worker } from 'node:worker_threads';
import type { Meters } from '../metrics/meters.ts';
import type { WorkingTime } from '../workingTime.ts';
import { watchMemory } from './engineMemory.ts';
import type { EngineReply, EngineTaskKind, EngineTasks } from './engineTask.ts';
import { Account, FairLine } from './fairLine.ts';
import type { EngineThreadData } from './serveEngine.ts';
import { type EngineThreadKind, startEngineThread } from './startEngineThread.ts';
import { gaveWay } from './whileHeld.ts';

export type Ran<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  /** The task took longer than it might; its thread is gone. */
  | { readonly outcome: 'overran' }
  /** It had its thread for long while others waited; its thread is gone. */
  | { readonly outcome: 'gaveWay' }
  /** The task took more memory than it might; its thread is gone. */
  | { readonly outcome: 'outgrew' }
  /** Whoever asked for it has gone; its thread is, too. */
  | { readonly outcome: 'abandoned' }
  /** The threads were closed before the task was done. */
  | { readonly outcome: 'closed' }
  /** The task threw, or took its thread down. */
  | { readonly outcome: 'failed'; readonly reason: string; readonly code?: string | undefined };

export interface EngineThreadsOptions {
  readonly kind: EngineThreadKind;
  readonly size: number;
  readonly idleMs: number;
  /** Bytes that each thread may hold. */
  readonly memory: number;
  /** How long a workspace's tasks may in all keep threads for which others wait, shared out among these; undefined: as long as they may without them. */
  readonly contestedMs?: number;
  /** Of several threads the last is for a workspace that has none. */
  readonly keepsLastForOthers?: boolean;
  /** How many may be with what is done for somebody in particular, so that the rest is done meanwhile; undefined: all. */
  readonly mostForSomebody?: number;
  readonly time: Pick<WorkingTime, 'after'>;
  readonly meters: Pick<Meters, 'task'>;
  readonly data: EngineThreadData;
  /** Where a thread asks: of each one port for each. */
  readonly ports?: Readonly<Partial<Record<'modelPort' | 'repliesPort', () => MessagePort>>>;
}

/** Of what a thread may hold, once its task is done. */
const mostLeft = 0.7;
/** Whether others wait. */
const lookEveryMs = 500;
/** However many wait. */
const leastContestedMs = 2_000;

interface Task {
  readonly id: symbol;
  readonly kind: EngineTaskKind;
  readonly ask: unknown;
  readonly limitMs: number;
  /** For whom it is done. */
  readonly who: string | undefined;
  /** It outgrew a thread in which others had left something. */
  readonly needsFresh?: boolean;
  /** Of a step of a job: its thread has loaded what it works with. */
  readonly begins?: (() => void) | undefined;
  settle(ran: Ran<unknown>): void;
}

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
    begins?: () => void,
  ): Promise<Ran<EngineTasks[Kind]['answer']>> {
    return new Promise((resolve) => {
      const leave = () => this.#abandon(task, signal?.reason === gaveWay ? gaveWay : 'abandoned');
      const settle = (ran: Ran<unknown>) => {
        signal?.removeEventListener('abort', leave);
        resolve(ran as Ran<EngineTasks[Kind]['answer']>);
      };
      const task: Task = { id: Symbol(kind), kind, ask, limitMs, who, begins, settle };
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
    while (this.#busy.size < this.#options.size) {
      const task = this.#waiting.next((task) => this.#mayTakeOne(task));
      if (task === undefined) return;
      this.#perform(this.#threadFor(task), task);
    }
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
    const busy = [...this.#busy.values()];
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
    const ports = Object.entries(this.#options.ports ?? {}).map(([name, open]) => [name, open()] as const);
    thread.postMessage(
      { ...this.#options.data, ...Object.fromEntries(ports) },
      ports.map(([, port]) => port),
    );
    thread.on('message', (reply: EngineReply) => this.#answered(thread, reply));
    thread.on('error', (error) => this.#crashed(thread, crash(error)));
    thread.on('exit', (code) =>
      this.#crashed(thread, { outcome: 'failed', reason: `The thread ended with code ${code}.` }),
    );
    return thread;
  }

  #perform(thread: Worker, task: Task): void {
    const { time, memory, meters } = this.#options;
    const begun = performance.now();
    const wasUsed = this.#used.has(thread);
    this.#used.add(thread);
    const end = (ran: Ran<unknown>) => this.#end(thread, ran);
    const inTime = time.after(task.limitMs, () => end({ outcome: 'overran' }));
    const whileOthersWait = this.#whileOthersWait(task, () => end({ outcome: 'gaveWay' }));
    const inMemory = watchMemory(thread, memory, () => end({ outcome: 'outgrew' }));
    const settle = (ran: Ran<unknown>) => {
      inTime();
      whileOthersWait();
      inMemory();
      const took = performance.now() - begun;
      this.#waiting.give(task.who, took);
      this.#leaveAsLong(task, took);
      meters.task(task.kind, ran.outcome, took, tokensOf(ran));
      if (ran.outcome === 'outgrew' && wasUsed) this.#waiting.push({ ...task, needsFresh: true });
      else task.settle(ran);
    };
    this.#busy.set(thread, { ...task, settle });
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
      task.begins?.();
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

  #crashed(thread: Worker, ran: Ran<unknown>): void {
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
    this.#leave(thread, ran);
    this.#dispatch();
  }

  #end(thread: Worker, ran: Ran<unknown>): void {
    this.#leave(thread, ran);
    void thread.terminate();
    this.#dispatch();
  }

  #leave(thread: Worker, ran: Ran<unknown>): void {
    const task = this.#busy.get(thread);
    this.#busy.delete(thread);
    task?.settle(ran);
  }
}

/** What a language model read and wrote for it. */
const tokensOf = (ran: Ran<unknown>): number =>
  ran.outcome === 'done' ? ((ran.answer as { tokensUsed?: number } | undefined)?.tokensUsed ?? 0) : 0;

const crash = (error: NodeJS.ErrnoException): Ran<unknown> =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? { outcome: 'outgrew' }
    : { outcome: 'failed', reason: error.stack ?? error.message };
