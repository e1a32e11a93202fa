/** How a task of a thread ended. */
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

/** It only waited for a language model while others waited for a thread; its thread is gone, its calls go on. */
export type Waits = { readonly outcome: 'waits' };

export type Outcome = Ran<unknown> | Waits;

/** What a language model read and wrote for it. */
export const tokensOf = (ran: Outcome): number =>
  ran.outcome === 'done' ? ((ran.answer as { tokensUsed?: number } | undefined)?.tokensUsed ?? 0) : 0;

export const crash = (error: NodeJS.ErrnoException): Outcome =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? { outcome: 'outgrew' }
    : { outcome: 'failed', reason: error.stack ?? error.message };
