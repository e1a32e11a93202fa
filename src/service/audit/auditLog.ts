import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { AuditRow } from '../store/tables.ts';

export type AuditAct =
  | 'key created'
  | 'key revoked'
  | 'presentation put into the bin'
  | 'presentation restored'
  | 'presentation deleted'
  | 'link replaced'
  | 'signing secret replaced';

/** Who did it: the id of a key, the command, or the service itself when something has been kept long enough. */
export type Actor = string;
export const commandActor: Actor = 'command';
export const serviceActor: Actor = 'service';

export interface AuditEntry extends Omit<AuditRow, 'id' | 'act'> {
  readonly act: AuditAct;
}

/** To be called in the transaction that does it: what is done is noted, what is noted was done. */
export async function note(rows: Store, entry: AuditEntry): Promise<void> {
  await rows
    .insertInto('auditLog')
    .values({ id: randomBytes(12).toString('hex'), ...entry })
    .execute();
}

/** Newest first. */
export function readAudit(
  store: Store,
  { workspace, most }: { readonly workspace?: string | undefined; readonly most: number },
): Promise<AuditRow[]> {
  return store
    .selectFrom('auditLog')
    .selectAll()
    .$if(workspace !== undefined, (query) => query.where('workspaceId', '=', workspace!))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Of a workspace's decks and links; what was done to keys and secrets stays. */
const mostNoted = 10_000;
const staying: readonly AuditAct[] = ['key created', 'key revoked', 'signing secret replaced'];
const atOnce = 1_000;

/** What is noted beyond that goes, the oldest first: nobody fills a disk by what is noted of them. */
export async function forgetOldest(store: Store, most = mostNoted): Promise<void> {
  const passing = () => store.selectFrom('auditLog').where('act', 'not in', staying);
  const full = await passing()
    .select('workspaceId')
    .groupBy('workspaceId')
    .having((is) => is.fn.countAll(), '>', most)
    .execute();
  for (const { workspaceId } of full) {
    const own = () => passing().where('workspaceId', workspaceId === null ? 'is' : '=', workspaceId);
    const oldest = await own()
      .select('at')
      .orderBy('at', 'desc')
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (!oldest) continue;
    for (let isLeft = true; isLeft; ) {
      const { numDeletedRows } = await store
        .deleteFrom('auditLog')
        .where('id', 'in', own().select('id').where('at', '<', oldest.at).limit(atOnce))
        .executeTakeFirst();
      isLeft = numDeletedRows > 0n;
      await nextTurn();
    }
  }
}
