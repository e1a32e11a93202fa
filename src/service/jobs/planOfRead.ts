import type { SourceParsers } from '../parsing/sourceParsers.ts';
import type { EngineTasks, ModelTrouble, PlanAnswer } from './engineTask.ts';
import { type StepParts, type StepRan, stepInThread } from './stepInThread.ts';
import type { Ran } from './taskOutcome.ts';
import { whileHeld } from './whileHeld.ts';

export interface ReadingParts extends StepParts {
  readonly parsers: Pick<SourceParsers, 'parse'>;
  /** What is read in no more leaves the job its place. */
  readonly smallReadingMs: number;
  /** Whose job it is. */
  readonly who: string;
}

export type ReadPlan = PlanAnswer & ModelTrouble;

/** Planned in a thread; where sources have to be read first, neither a thread nor a place waits for them, and none is kept. */
export async function planOfRead(
  parts: ReadingParts,
  ask: EngineTasks['plan']['ask'],
  limitMs: number,
): Promise<StepRan<ReadPlan>> {
  const { time, place, smallReadingMs } = parts;
  const end = time.now() + limitMs;
  const left = (): number => Math.max(0, end - time.now());
  for (;;) {
    const ran = await stepInThread(parts, 'plan', ask, left());
    if (ran.outcome !== 'done') return ran;
    const { answer } = ran;
    if (answer.outcome !== 'unread') return { ...ran, answer };
    const read = await place.beside(readWithin(parts, answer.folder, left()), smallReadingMs);
    if (read !== undefined) return read;
    // Whoever has the place by now goes on, and this one waits for its turn like all others.
    if (place.isTaken()) return { outcome: 'madeRoom' };
  }
}

/** Undefined: they are read. */
async function readWithin(
  parts: ReadingParts,
  folder: string,
  limitMs: number,
): Promise<Ran<never> | undefined> {
  const late = new AbortController();
  const inTime = parts.time.after(limitMs, () => late.abort());
  // It needs no place: nobody waits for it here.
  const holding = { time: parts.time, isStillHeld: parts.isStillHeld };
  const reply = await whileHeld(holding, (gone) =>
    parts.parsers.parse(folder, parts.who, AbortSignal.any([gone, late.signal])),
  ).finally(inTime);
  if (reply.outcome === 'read') return undefined;
  if (late.signal.aborted) return { outcome: 'overran' };
  return reply.outcome === 'threw' ? { ...reply, outcome: 'failed' } : reply;
}
