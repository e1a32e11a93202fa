import type { JobRow } from '../store/tables.ts';

/** What a job has of the process, and what it leaves to others. */
export interface Place {
  /** The next step waits for a thread, and ends no process meanwhile. */
  stepWaits(): void;
  /** A thread is at it. */
  stepBegins(): void;
  /** Asked after each step: the service closes, or it is another's turn. */
  isToStop(job: JobRow): boolean | Promise<boolean>;
  /** Asked within a step that could be begun anew, of so many milliseconds by now: others wait, and it had its turn. */
  isToGiveWay(job: JobRow, milliseconds: number): Promise<boolean>;
  /** Leaves its place to others until the work is done, unless that takes no longer than so many milliseconds. */
  beside<Result>(work: Promise<Result>, milliseconds?: number): Promise<Result>;
  /** Asked by who comes back to its place: others have all there are by now. */
  isTaken(): boolean;
}
