import { randomBytes } from 'node:crypto';
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
