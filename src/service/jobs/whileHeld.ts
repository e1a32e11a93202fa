import type { WorkingTime } from '../workingTime.ts';

export interface Holding {
  readonly time: WorkingTime;
  /** The job may have been cancelled, or be another's. */
  isStillHeld(): Promise<boolean>;
  /** Of work that can be begun anew: whether it went on for as long as it may while others wait, since it said that it began. */
  isToGiveWay?(milliseconds: number): Promise<boolean>;
  /** Hears that it began. */
  tellBegun?(): void;
}

/** Why work is told to end, where it is not because nobody has the job any more. */
export const gaveWay = 'gaveWay';

const lookAgainMs = 500;

/** Does a job's work, and tells it to end once nobody here has the job any more, or it is to give way. */
export async function whileHeld<Done>(
  { time, isStillHeld, isToGiveWay = never, tellBegun }: Holding,
  work: (gone: AbortSignal, begins: () => void) => Promise<Done>,
): Promise<Done> {
  const gone = new AbortController();
  let begun: number | undefined;
  const milliseconds = () => (begun === undefined ? 0 : time.now() - begun);
  const begins = () => {
    begun ??= time.now();
    tellBegun?.();
  };
  let hasEnded = false;
  const look = async (): Promise<void> => {
    // What cannot be asked now is asked again.
    const isHeld = await isStillHeld().catch(() => true);
    if (!isHeld) gone.abort();
    else if (await isToGiveWay(milliseconds()).catch(() => false)) gone.abort(gaveWay);
    else if (!hasEnded) lookNoMore = time.after(lookAgainMs, look);
  };
  let lookNoMore = time.after(lookAgainMs, look);
  try {
    return await work(gone.signal, begins);
  } finally {
    hasEnded = true;
    lookNoMore();
  }
}

async function never(): Promise<boolean> {
  return false;
}
