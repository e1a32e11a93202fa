import type { WorkingTime } from '../workingTime.ts';

export interface Holding {
  readonly time: WorkingTime;
  /** The job may have been cancelled, or be another's. */
  isStillHeld(): Promise<boolean>;
}

const lookAgainMs = 1_000;

/** Does a job's work, and tells it to end once nobody here has the job any more. */
export async function whileHeld<Done>(
  { time, isStillHeld }: Holding,
  work: (gone: AbortSignal) => Promise<Done>,
): Promise<Done> {
  const gone = new AbortController();
  let hasEnded = false;
  const look = async (): Promise<void> => {
    // What cannot be asked now is asked again.
    const isHeld = await isStillHeld().catch(() => true);
    if (!isHeld) gone.abort();
    else if (!hasEnded) lookNoMore = time.after(lookAgainMs, look);
  };
  let lookNoMore = time.after(lookAgainMs, look);
  try {
    return await work(gone.signal);
  } finally {
    hasEnded = true;
    lookNoMore();
  }
}
