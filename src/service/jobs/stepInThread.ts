import type { ModelUse } from '../models/modelUse.ts';
import type { EngineTasks } from './engineTask.ts';
import type { EngineThreads } from './engineThreads.ts';
import type { Place } from './place.ts';
import type { Ran, Waits } from './taskOutcome.ts';
import { type Holding, whileHeld } from './whileHeld.ts';

type Needed = 'jobId' | 'isAsking' | 'isWaiting' | 'onWaiting' | 'replied' | 'keepFailures' | 'close';

export interface StepParts extends Holding {
  readonly threads: Pick<EngineThreads, 'run'>;
  readonly place: Pick<Place, 'beside' | 'isTaken' | 'stepWaits'>;
  /** Undefined: there is no language model. */
  readonly use: Pick<ModelUse, Needed> | undefined;
}

/** Its place is another's now: it is begun anew when it is its turn again, and that is held against nobody. */
type MadeRoom = { readonly outcome: 'madeRoom' };
export type StepRan<Answer> = Ran<Answer> | MadeRoom;

type Step = 'plan' | 'write';

/**
 * A step in a thread. While it waits for a language model it needs no place, and no thread that others wait for: it is
 * begun anew when there is a reply, never before.
 */
export async function stepInThread<Kind extends Step>(
  parts: StepParts,
  kind: Kind,
  ask: EngineTasks[Kind]['ask'],
  limitMs: number,
): Promise<StepRan<EngineTasks[Kind]['answer']>> {
  const { time, place, use } = parts;
  const end = time.now() + limitMs;
  for (;;) {
    const ran = await begun(parts, kind, ask, Math.max(0, end - time.now()));
    const isOthersTurn = ran.outcome === 'gaveWay';
    if (ran.outcome !== 'waits' && !isOthersTurn) return ran;
    if (!use) return { outcome: 'gaveWay' };
    const onlyWaited = !isOthersTurn || use.isAsking;
    if (onlyWaited) place.stepWaits();
    if (onlyWaited && !(await place.beside(areReplied(parts, use)))) return { outcome: 'abandoned' };
    if (!isOthersTurn && !place.isTaken()) continue;
    await use.keepFailures();
    return { outcome: onlyWaited ? 'madeRoom' : 'gaveWay' };
  }
}

async function begun<Kind extends Step>(
  { threads, place, use, ...holding }: StepParts,
  kind: Kind,
  ask: EngineTasks[Kind]['ask'],
  limitMs: number,
): Promise<Ran<EngineTasks[Kind]['answer']> | Waits> {
  const hearNoMore = use?.onWaiting(() => void place.beside(use.replied()));
  const isToGiveWay = async (milliseconds: number): Promise<boolean> =>
    // Who waits has no place that it could give to others.
    !use?.isWaiting && (await holding.isToGiveWay?.(milliseconds)) === true;
  try {
    return await whileHeld({ ...holding, isToGiveWay }, (gone, begins) =>
      threads.run(kind, ask, limitMs, undefined, gone, { begins, use }),
    );
  } finally {
    hearNoMore?.();
  }
}

/** `false`: nobody here has the job any more. */
async function areReplied(
  { time, isStillHeld }: StepParts,
  use: NonNullable<StepParts['use']>,
): Promise<boolean> {
  return whileHeld({ time, isStillHeld }, async (gone) => {
    gone.addEventListener('abort', () => use.close());
    await use.replied();
    return !gone.aborted;
  });
}
