import type { Store } from '../store/store.ts';
import type { JobSectionRow } from '../store/tables.ts';

export type UnwrittenSection = Pick<JobSectionRow, 'position' | 'slideBudget'>;
export type WrittenSectionRow = Pick<JobSectionRow, 'position' | 'id' | 'title' | 'slides' | 'notices'>;

export interface SlideCounts {
  readonly total: number;
  readonly completed: number;
}

/** What the rows of a job's sections say: how many slides there are and will be, what is to be written, what is. */
export class JobSections {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
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

  /** The first of the sections that are not written, without what they are written from. */
  unwritten(jobId: string, most: number): Promise<UnwrittenSection[]> {
    return this.#store
      .selectFrom('jobSections')
      .select(['position', 'slideBudget'])
      .where('jobId', '=', jobId)
      .where('slideCount', 'is', null)
      .orderBy('position')
      .limit(most)
      .execute();
  }

  /** What sections in a row are written from. */
  async plans(jobId: string, from: number, to: number): Promise<string[]> {
    const rows = await this.#store
      .selectFrom('jobSections')
      .select('plan')
      .where('jobId', '=', jobId)
      .where('position', '>=', from)
      .where('position', '<=', to)
      .orderBy('position')
      .execute();
    return rows.map(({ plan }) => plan);
  }

  /** As they are written, without what they were written from. */
  written(jobId: string): Promise<WrittenSectionRow[]> {
    return this.#store
      .selectFrom('jobSections')
      .select(['position', 'id', 'title', 'slides', 'notices'])
      .where('jobId', '=', jobId)
      .orderBy('position')
      .execute();
  }
}
