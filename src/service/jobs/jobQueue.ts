import { databaseOf } from '../store/database.ts';
import { relaxed } from '../store/relaxed.ts';
import type { Store } from '../store/store.ts';
import type { JobRow } from '../store/tables.ts';
import { beginTurn, type Claim, type Holding, isTurnOfAnother, nextInTurn } from './fairQueue.ts';
import { type Lease, noLease } from './lease.ts';

/** Who works on which of the jobs that are not done. */
export class JobQueue {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Throws where what steps make would take the room that is kept for making room. */
  demandRoom(): Promise<void> {
    return databaseOf(this.#store).reserve.demand();
  }

  leases(): Promise<Lease[]> {
    return this.#store
      .selectFrom('jobs')
      .select(['leaseOwner as owner', 'leaseBeat as beat'])
      .distinct()
      .where('status', '=', 'generating')
      .where('leaseOwner', 'is not', null)
      .$narrowType<{ owner: string }>()
      .execute();
  }

  /** The job whose turn it is, of those that nobody works on. */
  async claimNext(claim: Claim): Promise<JobRow | undefined> {
    const claimed = await relaxed(this.#store, (one) =>
      one.transaction().execute(async (rows) => {
        const id = await nextInTurn(rows, claim);
        if (id === undefined) return undefined;
        return rows
          .updateTable('jobs')
          .set(({ eb }) => ({
            leaseOwner: claim.owner,
            leaseBeat: eb('leaseBeat', '+', 1),
            version: eb('version', '+', 1),
            attempts: eb('attempts', '+', 1),
            stepBeats: 0,
            deaths: eb
              .case()
              // A step that has hardly begun is seldom what its process ends by, and the first beat may meet its begin.
              .when(eb('leaseOwner', 'in', ['', ...claim.dead]).and('stepBeats', '>', 1))
              .then(eb('deaths', '+', 1))
              .else(eb.ref('deaths'))
              .end(),
          }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
      }),
    );
    // By itself: nobody waits for the account of a workspace while a job of it is claimed.
    if (claimed !== undefined) await relaxed(this.#store, (rows) => beginTurn(rows, claimed));
    return claimed;
  }

  /** Whether the job, which is at work, should make room for one of another workspace. */
  isTurnOfAnother(job: JobRow, holding: Holding, milliseconds?: number): Promise<boolean> {
    return isTurnOfAnother(this.#store, job, holding, milliseconds);
  }

  /** What a thread is at is counted for its step, too: one that waits is not what its process ends by. */
  async renewLeases(owner: string, begun: readonly string[]): Promise<void> {
    await relaxed(this.#store, (rows) =>
      rows
        .updateTable('jobs')
        .set(({ eb }) => ({
          leaseBeat: eb('leaseBeat', '+', 1),
          stepBeats: eb
            .case()
            .when('id', 'in', ['', ...begun])
            .then(eb('stepBeats', '+', 1))
            .else(eb.ref('stepBeats'))
            .end(),
        }))
        .where('leaseOwner', '=', owner)
        .execute(),
    );
  }

  async releaseLeases(owner: string, jobId?: string): Promise<void> {
    await this.#store
      .updateTable('jobs')
      .set(noLease)
      .where('leaseOwner', '=', owner)
      .$if(jobId !== undefined, (query) => query.where('id', '=', jobId!))
      .execute();
  }

  /** A step that could not be saved for want of a disk was not the step's fault. */
  async giveBack(id: string, owner: string): Promise<void> {
    await relaxed(this.#store, (rows) =>
      rows
        .updateTable('jobs')
        .set(({ eb }) => ({ ...noLease, attempts: eb('attempts', '-', 1) }))
        .where('id', '=', id)
        .where('leaseOwner', '=', owner)
        .where('attempts', '>', 0)
        .execute(),
    );
  }
}
