import type { ModelUse } from '../models/modelUse.ts';
import type { EngineTaskKind } from './engineTask.ts';
import type { Outcome } from './taskOutcome.ts';

/** What a task does besides. */
export interface Doing {
  /** Of a step of a job: its thread, as the system calls it, has loaded what it works with. */
  readonly begins?: (thread?: number) => void;
  /** What it asks of a language model. */
  readonly use?: Pick<ModelUse, 'jobId' | 'isWaiting' | 'onWaiting'> | undefined;
}

export interface Task extends Doing {
  readonly id: symbol;
  readonly kind: EngineTaskKind;
  readonly ask: unknown;
  readonly limitMs: number;
  /** For whom it is done. */
  readonly who: string | undefined;
  /** It outgrew a thread in which others had left something. */
  readonly needsFresh?: boolean;
  settle(ran: Outcome): void;
}
