import type { MessagePort } from 'node:worker_threads';
import type { Meters } from '../metrics/meters.ts';
import type { WorkingTime } from '../workingTime.ts';
import type { EngineThreadData } from './serveEngine.ts';
import type { EngineThreadKind } from './startEngineThread.ts';

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
  /** Where threads ask language models; undefined: nowhere. */
  readonly models?: { connect(port: MessagePort): void } | undefined;
}
