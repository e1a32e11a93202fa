import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { JobRow, JobSectionRow, PictureRow, PresentationRow } from '../store/tables.ts';

export interface NewJob {
  readonly id: string;
  readonly workspaceId: string;
  readonly request: string;
  readonly now: string;
}

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

export interface SlideCounts {
  readonly total: number;
  readonly completed: number;
}

const noLease = { leaseOwner: null, leaseUntil: null } as const;

/**
 * The rows of jobs. Whatever changes a job compares its version and raises it,
 * so that of two who read the same row only one saves; `false` says that it was the other.
 */
export class JobStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** `false`: the workspace has started as many generations this month as it may, and no row was made. */
  create(job: NewJob, monthlyGenerations: number | undefined): Promise<boolean> {
    return this.#store.transaction().execute(async (rows) => {
      const month = job.now.slice(0, 7);
      const { workspaceId } = job;
      const used = await rows
        .selectFrom('monthlyGenerations')
        .select('started')
        .where('workspaceId', '=', workspaceId)
        .where('month', '=', month)
        .executeTakeFirst();
      if (monthlyGenerations !== undefined && (used?.started ?? 0) >= monthlyGenerations) return false;
      await rows
        .insertInto('monthlyGenerations')
        .values({ workspaceId, month, started: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['workspaceId', 'month'])
            .doUpdateSet({ started: sql`${sql.ref('monthlyGenerations.started')} + 1` }),
        )
        .execute();
      await rows
        .insertInto('jobs')
        .values({
          id: job.id,
          workspaceId,
          status: 'generating',
          request: job.request,
          queuedAt: job.now,
          createdAt: job.now,
          updatedAt: job.now,
        })
        .execute();
      return true;
    });
  }

  find(id: string): Promise<JobRow | undefined> {
    return this.#store.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async slideCounts(jobId: string): Promise<SlideCounts> {
    const row = await this.#store
      .selectFrom('jobSections')
      .select(({ fn }) => [
        fn.sum<number | null>(fn.coalesce('slideCount', 'slideBudget')).as('total'),
        fn.sum<number | null>('slideCount').as('completed'),
      ])
      .where('jobId', '=', jobId)
      .executeTakeFirstOrThrow();
    return { total: row.total ?? 0, completed: row.completed ?? 0 };
  }

  unwritten(jobId: string): Promise<JobSectionRow[]> {
    return this.#store
      .selectFrom('jobSections')
      .selectAll()
      .where('jobId', '=', jobId)
      .where('slides', 'is', null)
      .orderBy('position')
      .execute();
  }

  sections(jobId: string): Promise<JobSectionRow[]> {
    return this.#store
      .selectFrom('jobSections')
      .selectAll()
      .where('jobId', '=', jobId)
      .orderBy('position')
      .execute();
  }

  async leaseOwners(): Promise<string[]> {
    const rows = await this.#store
      .selectFrom('jobs')
      .select('leaseOwner')
      .distinct()
      .where('status', '=', 'generating')
      .where('leaseOwner', 'is not', null)
      .$narrowType<{ leaseOwner: string }>()
      .execute();
    return rows.map(({ leaseOwner }) => leaseOwner);
  }

  /** The job that has waited longest and that nobody works on. */
  claimNext(lease: {
    owner: string;
    until: string;
    now: string;
    goneOwners: readonly string[];
  }): Promise<JobRow | undefined> {
    return this.#store
      .updateTable('jobs')
      .set(({ eb }) => ({
        leaseOwner: lease.owner,
        leaseUntil: lease.until,
        version: eb('version', '+', 1),
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('jobs')
          .select('id')
          .where('status', '=', 'generating')
          .where((is) =>
            is.or([
              is('leaseOwner', 'is', null),
              is('leaseUntil', '<=', lease.now),
              ...lease.goneOwners.map((owner) => is('leaseOwner', '=', owner)),
            ]),
          )
          .orderBy('queuedAt')
          .orderBy('id')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();
  }

  async renewLeases(owner: string, until: string): Promise<void> {
    await this.#store
      .updateTable('jobs')
      .set({ leaseUntil: until })
      .where('leaseOwner', '=', owner)
      .execute();
  }

  async releaseLeases(owner: string, jobId?: string): Promise<void> {
    await this.#store
      .updateTable('jobs')
      .set(noLease)
      .where('leaseOwner', '=', owner)
      .$if(jobId !== undefined, (query) => query.where('id', '=', jobId!))
      .execute();
  }

  saveQuestion(job: JobRow, question: string, spent: Spent): Promise<boolean> {
    return this.#change(this.#store, job, {
      ...progress(job, spent),
      ...noLease,
      status: 'awaiting_input',
      question,
      askedAt: spent.now,
    });
  }

  saveAnswer(job: JobRow, exchanges: string, now: string): Promise<boolean> {
    return this.#change(this.#store, job, {
      status: 'generating',
      question: null,
      askedAt: null,
      exchanges,
      queuedAt: now,
      updatedAt: now,
    });
  }

  saveStoryline(
    job: JobRow,
    deck: string,
    sections: readonly PlannedSection[],
    spent: Spent,
  ): Promise<boolean> {
    return this.#store.transaction().execute(async (rows) => {
      if (!(await this.#change(rows, job, { ...progress(job, spent), deck }))) return false;
      const planned = sections.map((section, position) => ({ ...section, jobId: job.id, position }));
      for (const row of planned) await rows.insertInto('jobSections').values(row).execute();
      return true;
    });
  }

  saveSection(
    job: JobRow,
    position: number,
    written: { slides: string; slideCount: number; notices: string },
    spent: Spent,
  ): Promise<boolean> {
    return this.#store.transaction().execute(async (rows) => {
      if (!(await this.#change(rows, job, progress(job, spent)))) return false;
      await rows
        .updateTable('jobSections')
        .set(written)
        .where('jobId', '=', job.id)
        .where('position', '=', position)
        .execute();
      return true;
    });
  }

  finish(job: JobRow, presentation: PresentationRow, pictures: readonly PictureRow[]): Promise<boolean> {
    return this.#store.transaction().execute(async (rows) => {
      const { updatedAt } = presentation;
      const finished = await this.#change(rows, job, {
        ...noLease,
        status: 'completed',
        deck: null,
        updatedAt,
      });
      if (!finished) return false;
      await rows.insertInto('presentations').values(presentation).execute();
      for (const picture of pictures) await rows.insertInto('pictures').values(picture).execute();
      await rows.deleteFrom('jobSections').where('jobId', '=', job.id).execute();
      return true;
    });
  }

  fail(job: JobRow, error: string, now: string, tokensUsed = 0): Promise<boolean> {
    return this.#store.transaction().execute(async (rows) => {
      const failed = await this.#change(rows, job, {
        ...noLease,
        status: 'failed',
        error,
        tokensUsed: job.tokensUsed + tokensUsed,
        question: null,
        askedAt: null,
        deck: null,
        updatedAt: now,
      });
      if (failed) await rows.deleteFrom('jobSections').where('jobId', '=', job.id).execute();
      return failed;
    });
  }

  askedBefore(time: string): Promise<JobRow[]> {
    return this.#store
      .selectFrom('jobs')
      .selectAll()
      .where('status', '=', 'awaiting_input')
      .where('askedAt', '<=', time)
      .execute();
  }

  async #change(rows: Store, job: JobRow, changes: Partial<JobRow>): Promise<boolean> {
    const { numUpdatedRows } = await rows
      .updateTable('jobs')
      .set({ ...changes, version: job.version + 1 })
      .where('id', '=', job.id)
      .where('version', '=', job.version)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

const progress = (job: JobRow, spent: Spent) => ({
  tokensUsed: job.tokensUsed + spent.tokensUsed,
  workedMs: job.workedMs + Math.round(spent.workedMs),
  attempts: 0,
  updatedAt: spent.now,
});
