import { sql, type UpdateObject } from 'kysely';
import { type Meters, noMeters } from '../metrics/meters.ts';
import { databaseOf } from '../store/database.ts';
import { onReserve } from '../store/onReserve.ts';
import { relaxed } from '../store/relaxed.ts';
import type { Store } from '../store/store.ts';
import type { JobRow, PictureRow, PresentationRow, Tables } from '../store/tables.ts';
import { type Allowance, type Created, createJob, type NewJob } from './createJob.ts';
import { charge, joinQueue, unfinishedOf } from './fairQueue.ts';
import { JobSections } from './jobSections.ts';
import { noLease } from './lease.ts';

export interface PlannedSection {
  readonly id: string;
  readonly title: string;
  readonly slideBudget: number;
  readonly plan: string;
}

/** What every saved step adds to its job. */
export interface Spent {
  readonly tokensUsed: number;
  readonly workedMs: number;
  readonly now: string;
}

export type Ended = Pick<Spent, 'now'> & Partial<Spent>;

/** What became of an answer. */
export type Answered = 'saved' | 'notAwaiting' | 'tooManyWait';

type JobChanges = UpdateObject<Tables, 'jobs'>;

/**
 * The rows of jobs. Whatever changes a job compares its version and raises it,
 * so that of two who read the same row only one saves; `false` says that it was the other.
 */
export class JobStore {
  readonly sections: JobSections;
  readonly #store: Store;
  readonly #meters: Pick<Meters, 'jobEnded'>;

  constructor(store: Store, meters: Pick<Meters, 'jobEnded'> = noMeters) {
    this.sections = new JobSections(store);
    this.#store = store;
    this.#meters = meters;
  }

  create(job: NewJob, allowance: Allowance = {}): Promise<Created> {
    return createJob(this.#store, job, allowance);
  }

  find(id: string): Promise<JobRow | undefined> {
    return this.#store.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Whether whoever had it in this state still works on it. */
  async isStillHeld({ id, leaseOwner }: JobRow): Promise<boolean> {
    const now = await this.#store
      .selectFrom('jobs')
      .select('leaseOwner')
      .where('id', '=', id)
      .executeTakeFirst();
    return leaseOwner !== null && now?.leaseOwner === leaseOwner;
  }

  saveQuestion(job: JobRow, question: string, spent: Spent): Promise<boolean> {
    const saving = this.#store.transaction().execute((rows) =>
      this.#change(rows, job, {
        ...progress(job, spent),
        ...noLease,
        status: 'awaiting_input',
        question,
        askedAt: spent.now,
        askedAwakeMs: sql<number>`(select ${sql.ref('awakeMs')} from ${sql.table('serviceClock')})`,
      }),
    );
    return this.#charged(job, spent.workedMs, saving);
  }

  /** It is at work again, and one of those that its key may have. */
  saveAnswer(
    job: JobRow,
    exchanges: string,
    now: string,
    { waitingJobs }: Pick<Allowance, 'waitingJobs'> = {},
  ): Promise<Answered> {
    return this.#store.transaction().execute(async (rows) => {
      await databaseOf(rows).inTurn(rows, job.workspaceId);
      if ((await unfinishedOf(rows, job.keyId)) >= (waitingJobs ?? Infinity)) return 'tooManyWait';
      await joinQueue(rows, job.workspaceId);
      const isSaved = await this.#change(rows, job, {
        status: 'generating',
        question: null,
        askedAt: null,
        askedAwakeMs: null,
        exchanges,
        queuedAt: now,
        updatedAt: now,
      });
      return isSaved ? 'saved' : 'notAwaiting';
    });
  }

  /** `keptBytes`: what all of it takes, pictures included. */
  saveStoryline(
    job: JobRow,
    deck: string,
    sections: readonly PlannedSection[],
    spent: Spent,
    keptBytes = 0,
  ): Promise<boolean> {
    const saving = relaxed(this.#store, (one) =>
      one.transaction().execute(async (rows) => {
        if (!(await this.#change(rows, job, { ...progress(job, spent), deck, keptBytes }))) return false;
        const planned = sections.map((section, position) => ({ ...section, jobId: job.id, position }));
        for (const row of planned) await rows.insertInto('jobSections').values(row).execute();
        return true;
      }),
    );
    return this.#charged(job, spent.workedMs, saving);
  }

  /** Back to before the plan, with all that was written of it. */
  forgetStoryline(job: JobRow, spent: Spent): Promise<boolean> {
    return this.#store.transaction().execute(async (rows) => {
      if (!(await this.#change(rows, job, { ...progress(job, spent), deck: null, keptBytes: 0 })))
        return false;
      await rows.deleteFrom('jobSections').where('jobId', '=', job.id).execute();
      return true;
    });
  }

  /** Sections in a row, from the position on. */
  saveSections(
    job: JobRow,
    from: number,
    sections: readonly { slides: string; slideCount: number; notices: string }[],
    spent: Spent,
  ): Promise<boolean> {
    const saving = relaxed(this.#store, (one) =>
      one.transaction().execute(async (rows) => {
        if (!(await this.#change(rows, job, progress(job, spent)))) return false;
        for (const [at, { slides, slideCount, notices }] of sections.entries())
          await rows
            .updateTable('jobSections')
            .set({ slides, slideCount, notices })
            .where('jobId', '=', job.id)
            .where('position', '=', from + at)
            .execute();
        return true;
      }),
    );
    return this.#charged(job, spent.workedMs, saving);
  }

  async finish(
    job: JobRow,
    presentation: PresentationRow,
    pictures: readonly PictureRow[],
  ): Promise<boolean> {
    const isSaved = await this.#store.transaction().execute(async (rows) => {
      const { updatedAt } = presentation;
      const finished = await this.#change(rows, job, {
        ...noLease,
        status: 'completed',
        deck: null,
        keptBytes: 0,
        updatedAt,
      });
      if (!finished) return false;
      await rows.insertInto('presentations').values(presentation).execute();
      for (const picture of pictures) await rows.insertInto('pictures').values(picture).execute();
      await forgetWork(rows, job);
      return true;
    });
    if (isSaved) this.#meters.jobEnded('completed');
    return isSaved;
  }

  /** Also where the disk is full: what was made of it so far goes. */
  cancel(job: JobRow, error: string, now: string): Promise<boolean> {
    return onReserve(this.#store, () => this.fail(job, error, { now }));
  }

  /** What its last step used is charged, though nothing of it was saved. */
  async fail(job: JobRow, error: string, { now, tokensUsed = 0, workedMs = 0 }: Ended): Promise<boolean> {
    const isSaved = await this.#store.transaction().execute(async (rows) => {
      const failed = await this.#change(rows, job, {
        ...noLease,
        status: 'failed',
        error,
        tokensUsed: job.tokensUsed + tokensUsed,
        question: null,
        askedAt: null,
        askedAwakeMs: null,
        deck: null,
        updatedAt: now,
      });
      if (!failed) return false;
      await forgetWork(rows, job);
      return true;
    });
    if (!isSaved) return false;
    this.#meters.jobEnded('failed');
    await this.charge(job, workedMs);
    return true;
  }

  /** What its last step used is charged; the step is to be done again, and why is counted where it is held against it. */
  saveUndone(job: JobRow, spent: Spent, why?: 'deaths' | 'gaveWay'): Promise<boolean> {
    const { deaths, gaveWay } = job;
    const counted = { deaths, gaveWay, ...(why && { [why]: job[why] + 1 }) };
    return this.#charged(
      job,
      spent.workedMs,
      this.#change(this.#store, job, { ...progress(job, spent), ...counted }),
    );
  }

  async charge({ workspaceId }: JobRow, ms: number): Promise<void> {
    await relaxed(this.#store, (rows) => charge(rows, workspaceId, ms));
  }

  /** By the service's own clock. */
  askedBefore(awakeMs: number): Promise<JobRow[]> {
    return this.#store
      .selectFrom('jobs')
      .selectAll()
      .where('status', '=', 'awaiting_input')
      .where('askedAwakeMs', '<=', awakeMs)
      .execute();
  }

  /**
   * By itself and not with what was saved: all jobs of a workspace have one account, and would wait for each other
   * for as long as each takes to be saved.
   */
  async #charged(job: JobRow, ms: number, saving: Promise<boolean>): Promise<boolean> {
    const isSaved = await saving;
    if (isSaved) await this.charge(job, ms);
    return isSaved;
  }

  async #change(rows: Store, job: JobRow, changes: JobChanges): Promise<boolean> {
    const { numUpdatedRows } = await rows
      .updateTable('jobs')
      .set({ ...changes, version: job.version + 1 })
      .where('id', '=', job.id)
      .where('version', '=', job.version)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

/** What only a job that goes on has any use for. */
async function forgetWork(rows: Store, { id }: JobRow): Promise<void> {
  for (const table of ['jobSections', 'modelReplies'] as const)
    await rows.deleteFrom(table).where('jobId', '=', id).execute();
}

const progress = (job: JobRow, spent: Spent) => ({
  tokensUsed: job.tokensUsed + spent.tokensUsed,
  workedMs: job.workedMs + Math.round(spent.workedMs),
  attempts: 0,
  stepBeats: 0,
  deaths: 0,
  gaveWay: 0,
  updatedAt: spent.now,
});
