import { type MessagePort, Worker } from 'node:worker_threads';
import type { Meters } from '../metrics/meters.ts';
import type { WorkingTime } from '../workingTime.ts';
import { engineLimits, watchMemory } from './engineMemory.ts';
import type { EngineReply, EngineTaskKind, EngineTasks } from './engineTask.ts';
import { FairLine } from './fairLine.ts';
import type { EngineThreadData } from './serveEngine.ts';

export type Ran<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  /** The task took longer than it might; its thread is gone. */
  | { readonly outcome: 'overran' }
  /** The task took more memory than it might; its thread is gone. */
  | { readonly outcome: 'outgrew' }
  /** The threads were closed before the task was done. */
  | { readonly outcome: 'closed' }
  /** The task threw, or took its thread down. */
  | { readonly outcome: 'failed'; readonly reason: string; readonly code?: string | undefined };

export interface EngineThreadsOptions {
  readonly entry: URL;
  readonly size: number;
  readonly idleMs: number;
  /** Bytes that each thread may hold. */
  readonly memory: number;
  readonly time: Pick<WorkingTime, 'after'>;
  readonly meters: Pick<Meters, 'task'>;
  readonly data: EngineThreadData;
  /** Where a thread asks: of each one port for each. */
  readonly ports?: Readonly<Partial<Record<'modelPort' | 'parserPort' | 'repliesPort', () => MessagePort>>>;
}

/** Of what a thread may hold, once its task is done. */
const mostLeft = 0.7;

interface Task {
  readonly kind: EngineTaskKind;
  readonly ask: unknown;
  readonly limitMs: number;
  /** For whom it is done. */
  readonly who: string | undefined;
  settle(ran: Ran<unknown>): void;
}

/** At most `size` threads, started when they are needed and ended when they have been idle for a while. */
export class EngineThreads {
  readonly #options: EngineThreadsOptions;
  readonly #waiting = new FairLine<Task>();
  readonly #busy = new Map<Worker, Task>();
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  #closed = false;

  constructor(options: EngineThreadsOptions) {
    this.#options = options;
  }

  run<Kind extends EngineTaskKind>(
    kind: Kind,
    ask: EngineTasks[Kind]['ask'],
    limitMs: number,
    who?: string,
  ): Promise<Ran<EngineTasks[Kind]['answer']>> {
    return new Promise((resolve) => {
      const settle = (ran: Ran<unknown>) => resolve(ran as Ran<EngineTasks[Kind]['answer']>);
      if (this.#closed) return settle({ outcome: 'closed' });
      this.#waiting.push({ kind, ask, limitMs, who, settle });
      this.#dispatch();
    });
  }

  /** Starts a thread before there is anything for it to do. */
  warm(): void {
    const thread = this.#start();
    if (thread !== undefined) this.#rest(thread);
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
    while (this.#waiting.length > 0) {
      const thread = this.#takeIdle() ?? this.#start();
      if (thread === undefined) return;
      this.#perform(thread, this.#waiting.next()!);
    }
  }

  #takeIdle(): Worker | undefined {
    const [first] = this.#idle;
    if (first === undefined) return undefined;
    const [thread, timer] = first;
    clearTimeout(timer);
    this.#idle.delete(thread);
    return thread;
  }

  #start(): Worker | undefined {
    if (this.#busy.size + this.#idle.size >= this.#options.size) return undefined;
    const { entry, data, memory } = this.#options;
    const ports = Object.entries(this.#options.ports ?? {}).map(([name, open]) => [name, open()] as const);
    const thread = new Worker(entry, {
      workerData: { ...data, ...Object.fromEntries(ports) },
      transferList: ports.map(([, port]) => port),
      resourceLimits: engineLimits(memory),
    });
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
    const end = (ran: Ran<unknown>) => {
      this.#leave(thread, ran);
      void thread.terminate();
      this.#dispatch();
    };
    const inTime = time.after(task.limitMs, () => end({ outcome: 'overran' }));
    const inMemory = watchMemory(thread, memory, () => end({ outcome: 'outgrew' }));
    const settle = (ran: Ran<unknown>) => {
      inTime();
      inMemory();
      const took = performance.now() - begun;
      this.#waiting.give(task.who, took);
      meters.task(task.kind, ran.outcome, took, tokensOf(ran));
      task.settle(ran);
    };
    this.#busy.set(thread, { ...task, settle });
    thread.ref();
    thread.postMessage({ kind: task.kind, ask: task.ask });
  }

  #answered(thread: Worker, reply: EngineReply): void {
    const task = this.#busy.get(thread);
    if (task === undefined) return;
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
