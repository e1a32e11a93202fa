import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { engineThreadEntry } from '../places.ts';
import { engineLimits } from './engineMemory.ts';

export interface EngineThreadKind {
  /** Loads the writer while nothing is asked yet; else what draws pages. */
  readonly isForJobs: boolean;
  /** Somebody waits for the first thing that it does, and has the machine to themselves. */
  readonly isAwaited?: boolean;
  /** It goes before nobody and after nobody; undefined: whoever waits for an answer goes before it. */
  readonly keepsUp?: boolean | undefined;
}

/** Loads what it needs at once; what it is to work with comes as its first message. */
export const startEngineThread = (
  kind: EngineThreadKind,
  memory: number,
  entry: URL = engineThreadEntry(),
): Worker => new Worker(entry, { workerData: kind, resourceLimits: engineLimits(memory) });

/** Where a thread reaches what its tasks ask. */
export const portTo = (asked: { connect(port: MessagePort): void }): MessagePort => {
  const { port1, port2 } = new MessageChannel();
  asked.connect(port1);
  return port2;
};
