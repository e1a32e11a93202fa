import { sql } from 'kysely';
import { databaseOf } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { joinQueue, unfinishedOf } from './fairQueue.ts';

export interface NewJob {
  readonly id: string;
  readonly workspaceId: string;
  readonly request: string;
  readonly now: string;
  readonly keyId?: string;
  readonly cost?: number;
}

/** Undefined: as many as come. */
export interface Allowance {
  readonly monthlyGenerations?: number | undefined;
  /** How many jobs of a key may be unfinished, but for those that wait for an answer. */
  readonly waitingJobs?: number | undefined;
}

export type Created = 'created' | 'monthIsUsed' | 'tooManyWait';

/** Makes no row beyond what the workspace or the key may have, and says which of the two it was. */
export const createJob = (
  store: Store,
  job: NewJob,
  { monthlyGenerations, waitingJobs }: Allowance,
): Promise<Created> =>
  store.transaction().execute(async (rows) => {
    const month = job.now.slice(0, 7);
    const { workspaceId, keyId = null } = job;
    await databaseOf(rows).inTurn(rows, workspaceId);
    const used = await rows
      .selectFrom('monthlyGenerations')
      .select('started')
      .where('workspaceId', '=', workspaceId)
      .where('month', '=', month)
      .executeTakeFirst();
    if ((used?.started ?? 0) >= (monthlyGenerations ?? Infinity)) return 'monthIsUsed';
    if ((await unfinishedOf(rows, keyId)) >= (waitingJobs ?? Infinity)) return 'tooManyWait';
    await rows
      .insertInto('monthlyGenerations')
      .values({ workspaceId, month, started: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['workspaceId', 'month'])
          .doUpdateSet({ started: sql`${sql.ref('monthlyGenerations.started')} + 1` }),
      )
      .execute();
    await joinQueue(rows, workspaceId);
    await rows
      .insertInto('jobs')
      .values({
        id: job.id,
        workspaceId,
        keyId,
        status: 'generating',
        request: job.request,
        cost: job.cost ?? 0,
        queuedAt: job.now,
        createdAt: job.now,
        updatedAt: job.now,
      })
      .execute();
    return 'created';
  });
