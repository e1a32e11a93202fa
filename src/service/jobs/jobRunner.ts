import { AtOnce } from '../atOnce.ts';
import type { Log } from '../log.ts';
import { type StoreTrouble, troubleEvents, troubleOf } from '../store/storeTrouble.ts';
import type { JobRow } from '../store/tables.ts';
import type { WorkingTime } from '../workingTime.ts';
import type { Advance } from './advance.ts';
import type { AnswerDeadline } from './answerDeadline.ts';
import { type ContestedTurns, turnMs } from './contestedTurns.ts';
import type { Holding } from './fairQueue.ts';
import type { JobQueue } from './jobQueue.ts';
import { type LeaseHolder, LeaseWatch } from './lease.ts';
import { mostBetweenLooksMs, type ServiceClock } from './serviceClock.ts';

export interface JobRunnerParts {
  readonly queue: JobQueue;
  readonly advance: Pick<Advance, 'advance'>;
  readonly lease: LeaseHolder;
  readonly concurrentJobs: number;
  /** Those beyond the jobs at once are for a workspace that has none at work. */
  readonly places: number;
  /** Of a step for which others wait; undefined: none gives way to them. */
  readonly contestedTurns?: ContestedTurns | undefined;
  readonly deadline: AnswerDeadline;
  readonly clock: Pick<ServiceClock, 'look'>;
  readonly time: Pick<WorkingTime, 'now'>;
  readonly log: Log;
}

const lookAgainMs = 2_000;
/** Each is in memory with its prompt. */
const mostBeside = 32;
const lookAtClockMs = mostBetweenLooksMs / 2;

/** Advances only so many jobs at once in this process; the rest wait for their turn in their rows. */
export class JobRunner {
  readonly #parts: JobRunnerParts;
  readonly #running = new Map<string, Promise<void>>();
  /** Those of them at whose step a thread is. */
  readonly #begun = new Set<string>();
  /** Those of them that need no place now, by what they wait for. */
  readonly #beside = new AtOnce(Number.POSITIVE_INFINITY);
  readonly #leases: LeaseWatch;
  #clockLookedAt = -lookAtClockMs;
  /** What is known to be wrong is not told every two seconds. */
  readonly #told: { claiming?: StoreTrouble | undefined; working?: StoreTrouble | undefined } = {};
  #claiming: Promise<void> | undefined;
  /** One look at a time: two that take long would wait for each other's rows. */
  #looking: Promise<void> | undefined;
  #wokenMeanwhile = false;
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(parts: JobRunnerParts) {
    this.#parts = parts;
    this.#leases = new LeaseWatch(parts.lease, () => parts.time.now());
  }

  /** Goes on with what the rows hold, and looks again from time to time for what other processes left behind. */
  start(): void {
    this.#timer = setInterval(() => this.#look(), lookAgainMs).unref();
    this.#look();
  }

  /** There is a job in the queue. */
  wake(): void {
    this.#wokenMeanwhile = true;
    this.#claiming ??= this.#claimAll().finally(() => {
      this.#claiming = undefined;
    });
  }

  /** There may be a job in the queue; resolves when there is room for another. */
  async woken(): Promise<void> {
    this.wake();
    await this.#claiming;
    while (this.#isFull && !this.#stopping) await Promise.race(this.#running.values());
  }

  /** No further step begins; resolves when those under way are saved. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    await this.#claiming;
    await Promise.all(this.#running.values());
  }

  /** Jobs that stopped between two steps can be claimed by others at once. */
  async release(): Promise<void> {
    await this.#parts.queue.releaseLeases(this.#parts.lease.owner);
  }

  async #claimAll(): Promise<void> {
    try {
      while (this.#wokenMeanwhile) {
        this.#wokenMeanwhile = false;
        await this.#parts.queue.demandRoom();
        while (!this.#stopping && this.#inPlaces < this.#parts.places) {
          const job = await this.#claimNext();
          if (job === undefined) break;
          this.#running.set(job.id, this.#run(job));
        }
      }
      this.#told.claiming = undefined;
    } catch (error) {
      this.#unexpected(error, { at: 'claiming' });
    }
  }

  async #claimNext(): Promise<JobRow | undefined> {
    const { queue, lease } = this.#parts;
    const holding = await this.#holding();
    const owners = holding.gone.map(({ owner }) => owner);
    return queue.claimNext({
      ...holding,
      dead: owners.filter((owner) => lease.isGone(owner)),
      onlyIdleWorkspaces: this.#isFull,
    });
  }

  get #inPlaces(): number {
    return this.#running.size - Math.min(mostBeside, this.#beside.size);
  }

  /** Who left its place came back, and others have all of them. */
  get #isCrowded(): boolean {
    return this.#inPlaces > this.#parts.places;
  }

  get #isFull(): boolean {
    return this.#running.size >= this.#parts.concurrentJobs;
  }

  async #holding(): Promise<Holding> {
    const { queue, lease } = this.#parts;
    return {
      gone: this.#leases.gone(await queue.leases()),
      owner: lease.owner,
      running: [...this.#running.keys()],
    };
  }

  async #run(job: JobRow): Promise<void> {
    const { queue, advance, lease, contestedTurns } = this.#parts;
    let makesRoom = false;
    const isTurnOfAnother = async (current: JobRow, milliseconds?: number): Promise<boolean> =>
      this.#isFull && queue.isTurnOfAnother(current, await this.#holding(), milliseconds);
    try {
      await advance.advance(job, {
        stepWaits: () => this.#begun.delete(job.id),
        stepBegins: () => this.#begun.add(job.id),
        isToStop: async (current) => {
          if (this.#stopping) return true;
          makesRoom = this.#isCrowded || (await isTurnOfAnother(current));
          return makesRoom;
        },
        isToGiveWay: async (current, milliseconds) =>
          contestedTurns !== undefined &&
          milliseconds >= turnMs(contestedTurns, current.gaveWay) &&
          (await isTurnOfAnother(current, milliseconds)),
        beside: (work, milliseconds = 0) => this.#leavePlace(job.id, work, milliseconds),
        isTaken: () => this.#isCrowded,
      });
      if (makesRoom) await queue.releaseLeases(lease.owner, job.id);
    } catch (error) {
      this.#unexpected(error, { job: job.id });
      // Claimed again when it is next looked for, not at once: what is broken would stay broken.
      const giveBack =
        troubleOf(error) === undefined
          ? queue.releaseLeases(lease.owner, job.id)
          : queue.giveBack(job.id, lease.owner);
      await giveBack.catch((again: unknown) => this.#unexpected(again, { job: job.id }));
      this.#end(job);
      return;
    }
    this.#end(job);
    this.wake();
  }

  #end({ id }: JobRow): void {
    this.#running.delete(id);
    this.#begun.delete(id);
  }

  /** A place beyond those for all jobs goes to a workspace that has no job at work, so that few are left at once. */
  async #leavePlace<Result>(id: string, work: Promise<Result>, milliseconds: number): Promise<Result> {
    let comeBack: (() => void) | undefined;
    let leaving: NodeJS.Timeout | undefined;
    const leave = () => {
      comeBack = this.#beside.begin(id);
      this.wake();
    };
    if (milliseconds > 0) leaving = setTimeout(leave, milliseconds);
    else leave();
    return work.finally(() => {
      clearTimeout(leaving);
      comeBack?.();
    });
  }

  #look(): void {
    this.#looking ??= this.#lookAgain().finally(() => {
      this.#looking = undefined;
    });
  }

  async #lookAgain(): Promise<void> {
    const { queue, lease, deadline } = this.#parts;
    try {
      if (this.#running.size > 0) await queue.renewLeases(lease.owner, [...this.#begun]);
      await this.#lookAtClock();
      await deadline.giveUpUnanswered();
      this.#told.working = undefined;
    } catch (error) {
      this.#unexpected(error);
    }
    this.wake();
  }

  async #lookAtClock(): Promise<void> {
    const { clock, time } = this.#parts;
    const now = time.now();
    if (now - this.#clockLookedAt < lookAtClockMs) return;
    await clock.look();
    this.#clockLookedAt = now;
  }

  #unexpected(
    error: unknown,
    { at = 'working', job }: { at?: 'claiming' | 'working'; job?: string } = {},
  ): void {
    const trouble = troubleOf(error);
    if (trouble !== undefined && trouble === this.#told[at]) return;
    this.#told[at] = trouble;
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const event = trouble === undefined ? 'unexpected' : troubleEvents[trouble];
    this.#parts.log({ level: 'error', event, job, reason });
  }
}
