import { type ExpressionBuilder, sql } from 'kysely';
import { databaseOf } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { JobRow, Tables } from '../store/tables.ts';
import type { Lease } from './lease.ts';

/**
 * Whose turn it is. Every workspace has an account of the milliseconds that its jobs took; the next job is of
 * the workspace that has the fewest at work, then of the one that has used the least. It all stands in the
 * rows, so that several processes on one folder keep one order.
 */
export interface Claim extends Holding {
  /** Those of `gone` whose processes have ended: what they worked on may have been why. */
  readonly dead: readonly string[];
  /** Only for a workspace that has no job at work. */
  readonly onlyIdleWorkspaces?: boolean;
}

/** Which jobs are held. */
export interface Holding {
  readonly owner: string;
  /** Leases that count for nothing any more. */
  readonly gone: readonly Lease[];
  /** What the owner works on: another job of its own was dropped and can be claimed anew. */
  readonly running: readonly string[];
}

/** By this much one workspace may be ahead of another before its job makes room between two steps. */
const quantumMs = 100;
const bytesPerMs = 1_024;
const mostCost = 2_000;

/** What planning a job may take, by the size of what it brings: a guess, put right by what its steps take. */
export const costOf = (bytes: number): number => Math.min(mostCost, Math.ceil(bytes / bytesPerMs));

type JobExpressions = ExpressionBuilder<Tables, 'jobs'>;

const isFree =
  ({ owner, gone, running }: Holding) =>
  (is: JobExpressions) =>
    is.or([
      is('jobs.leaseOwner', 'is', null),
      is.and([is('jobs.leaseOwner', '=', owner), is('jobs.id', 'not in', ['', ...running])]),
      ...gone.map((lease) => is.and({ 'jobs.leaseOwner': lease.owner, 'jobs.leaseBeat': lease.beat })),
    ]);

/** How many jobs each workspace has at work. */
const atWork = (rows: Store, holding: Holding) =>
  rows
    .selectFrom('jobs')
    .select(({ fn }) => ['jobs.workspaceId', fn.countAll<number>().as('count')])
    .where('jobs.status', '=', 'generating')
    .where((is) => is.not(isFree(holding)(is)))
    .groupBy('jobs.workspaceId');

const waiting = (rows: Store, holding: Holding) =>
  rows
    .selectFrom('jobs')
    .leftJoin(atWork(rows, holding).as('working'), 'working.workspaceId', 'jobs.workspaceId')
    .leftJoin('workspaceTurns', 'workspaceTurns.workspaceId', 'jobs.workspaceId')
    .where('jobs.status', '=', 'generating')
    .where(isFree(holding));

const atWorkNow = sql<number>`coalesce(${sql.ref('working.count')}, 0)`;
const usedSoFar = sql<number>`coalesce(${sql.ref('workspaceTurns.usedMs')}, 0)`;

export async function nextInTurn(rows: Store, claim: Claim): Promise<string | undefined> {
  const next = await waiting(rows, claim)
    .select('jobs.id')
    .$if(claim.onlyIdleWorkspaces === true, (query) => query.where('working.count', 'is', null))
    .orderBy(atWorkNow)
    .orderBy(usedSoFar)
    .orderBy('jobs.queuedAt')
    .orderBy('jobs.id')
    .limit(1)
    .$if(databaseOf(rows).locksRows, (query) => query.forUpdate('jobs').skipLocked())
    .executeTakeFirst();
  return next?.id;
}

/**
 * Whether a job of another workspace should have this one's place before its next step, or within one that took
 * so many milliseconds by now.
 */
export async function isTurnOfAnother(
  rows: Store,
  job: JobRow,
  holding: Holding,
  milliseconds = 0,
): Promise<boolean> {
  const { workspaceId } = job;
  const own = await atWork(rows, holding).where('jobs.workspaceId', '=', workspaceId).executeTakeFirst();
  const account = await accountOf(rows, workspaceId);
  const atWorkAfter = (own?.count ?? 0) - 1;
  const usedMs = (account?.usedMs ?? 0) + milliseconds;
  const other = await waiting(rows, holding)
    .select('jobs.id')
    .where('jobs.workspaceId', '!=', workspaceId)
    .where((is) =>
      is.or([
        is(atWorkNow, '<', atWorkAfter),
        is.and([is(atWorkNow, '=', atWorkAfter), is(usedSoFar, '<', usedMs - quantumMs)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Whoever had nothing to do joins where the others are: time in which a workspace asked for nothing is not
 * saved up, and what it used when nobody else wanted anything is not held against it.
 */
export async function joinQueue(rows: Store, workspaceId: string): Promise<void> {
  const unfinished = rows.selectFrom('jobs').select('id').where('status', '=', 'generating').limit(1);
  const own = await unfinished.where('workspaceId', '=', workspaceId).executeTakeFirst();
  if (own !== undefined) return;
  const isBusy = (await unfinished.executeTakeFirst()) !== undefined;
  const { latest } = await rows
    .selectFrom('workspaceTurns')
    .select(({ fn }) => fn.max(isBusy ? 'startedAtMs' : 'usedMs').as('latest'))
    .executeTakeFirstOrThrow();
  const startedAtMs = latest ?? 0;
  const usedMs = Math.max(startedAtMs, (await accountOf(rows, workspaceId))?.usedMs ?? 0);
  await keepAccount(rows, workspaceId, { usedMs, startedAtMs });
}

/** Of a job whose planning begins for the first time: it counts before it is known how long it takes. */
export async function beginTurn(rows: Store, { workspaceId, deck, gaveWay, cost }: JobRow): Promise<void> {
  const ms = deck === null && gaveWay === 0 ? cost : 0;
  await rows
    .insertInto('workspaceTurns')
    .values({ workspaceId, usedMs: ms, startedAtMs: 0 })
    .onConflict((conflict) =>
      conflict.column('workspaceId').doUpdateSet(({ eb, ref }) => ({
        usedMs: eb('workspaceTurns.usedMs', '+', ms),
        startedAtMs: ref('workspaceTurns.usedMs'),
      })),
    )
    .execute();
}

export async function charge(rows: Store, workspaceId: string, ms: number): Promise<void> {
  await rows
    .updateTable('workspaceTurns')
    .set(({ eb }) => ({ usedMs: eb('usedMs', '+', Math.round(ms)) }))
    .where('workspaceId', '=', workspaceId)
    .execute();
}

const accountOf = (rows: Store, workspaceId: string) =>
  rows.selectFrom('workspaceTurns').selectAll().where('workspaceId', '=', workspaceId).executeTakeFirst();

async function keepAccount(
  rows: Store,
  workspaceId: string,
  account: Omit<Tables['workspaceTurns'], 'workspaceId'>,
): Promise<void> {
  await rows
    .insertInto('workspaceTurns')
    .values({ workspaceId, ...account })
    .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(account))
    .execute();
}

/** How many jobs of the key wait or are at work. */
export async function unfinishedOf(rows: Store, keyId: string | null): Promise<number> {
  const { count } = await rows
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('keyId', '=', keyId)
    .where('status', '=', 'generating')
    .executeTakeFirstOrThrow();
  return count;
}
