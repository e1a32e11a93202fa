import type { SourceParsers } from '../parsing/sourceParsers.ts';
import type { WorkingTime } from '../workingTime.ts';
import type { EngineTasks, ModelTrouble, PlanAnswer } from './engineTask.ts';
import type { EngineThreads, Ran } from './engineThreads.ts';
import type { Place } from './place.ts';

export interface ReadingParts {
  readonly threads: Pick<EngineThreads, 'run'>;
  readonly parsers: Pick<SourceParsers, 'parse'>;
  readonly time: WorkingTime;
  readonly place: Pick<Place, 'beside'>;
  /** Whose job it is. */
  readonly who: string;
  /** It may have been cancelled, or be another's. */
  isStillHeld(): Promise<boolean>;
}

const lookAgainMs = 1_000;

export type ReadPlan = PlanAnswer & ModelTrouble;

/** Planned in a thread; where sources have to be read first, neither a thread nor a place waits for them. */
export async function planOfRead(
  parts: ReadingParts,
  ask: EngineTasks['plan']['ask'],
  limitMs: number,
): Promise<Ran<ReadPlan>> {
  const end = parts.time.now() + limitMs;
  const left = (): number => Math.max(0, end - parts.time.now());
  for (;;) {
    const ran = await parts.threads.run('plan', ask, left());
    if (ran.outcome !== 'done') return ran;
    const { answer } = ran;
    if (answer.outcome !== 'unread') return { ...ran, answer };
    const read = await parts.place.beside(readWithin(parts, answer.folder, left()));
    if (read !== undefined) return read;
  }
}

/** Undefined: they are read. */
async function readWithin(
  { parsers, time, who, isStillHeld }: ReadingParts,
  folder: string,
  limitMs: number,
): Promise<Ran<never> | undefined> {
  const given = new AbortController();
  const inTime = time.after(limitMs, () => given.abort('overran'));
  const look = async (): Promise<void> => {
    // What cannot be asked now is asked again.
    const isHeld = await isStillHeld().catch(() => true);
    if (!isHeld) given.abort('closed');
    else if (!hasEnded) lookNoMore = time.after(lookAgainMs, look);
  };
  let hasEnded = false;
  let lookNoMore = time.after(lookAgainMs, look);
  const reply = await parsers.parse(folder, who, given.signal);
  hasEnded = true;
  inTime();
  lookNoMore();
  if (reply.outcome === 'read') return undefined;
  if (given.signal.aborted) return { outcome: given.signal.reason };
  return reply.outcome === 'threw' ? { ...reply, outcome: 'failed' } : reply;
}
