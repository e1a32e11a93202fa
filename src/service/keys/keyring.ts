import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Scope } from '../../api/scopes.ts';
import { type AuditAct, commandActor, note } from '../audit/auditLog.ts';
import { onReserve } from '../store/onReserve.ts';
import { openRows } from '../store/openRows.ts';
import type { OpenOptions, Store } from '../store/store.ts';
import type { ApiKeyRow } from '../store/tables.ts';
import type { TeamConfig } from '../team/teamConfig.ts';

export interface KeyInfo {
  readonly id: string;
  readonly workspace: string;
  readonly scope: Scope;
  readonly state: 'active' | 'expired' | 'revoked';
  readonly createdAt: Date;
  readonly expiresAt?: Date;
  /** In the future while a rotated key is in its grace time. */
  readonly revokedAt?: Date;
}

/** `key` is shown this once: only its hash is stored. */
export interface NewKey extends KeyInfo {
  readonly key: string;
}

/** A sentence for a person: an unknown id, a bad workspace name. */
export interface KeyProblem {
  readonly problem: string;
}

const dayMs = 86_400_000;
const workspaceName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export const sameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));

/** Makes, lists and withdraws the keys of a data folder; what a running service sees at its next call. */
export class Keyring {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async create(options: {
    workspace: string;
    expiresInDays?: number;
    /** Undefined: everything. */
    scope?: Scope;
  }): Promise<NewKey | KeyProblem> {
    const { workspace, expiresInDays, scope = 'admin' } = options;
    if (!workspaceName.test(workspace)) {
      return {
        problem: `The workspace name ${JSON.stringify(workspace)} must be 1 to 64 letters, digits, ".", "_" or "-", and begin with a letter or digit.`,
      };
    }
    if (expiresInDays !== undefined && !(expiresInDays > 0 && expiresInDays <= 36_500)) {
      return { problem: 'A key expires after more than 0 and at most 36500 days.' };
    }
    const lifeMs = expiresInDays === undefined ? undefined : expiresInDays * dayMs;
    const { key, row } = this.#newKey({ workspaceId: workspace, scope, lifeMs });
    await this.#write((rows) => this.#put(rows, row));
    return { ...this.#info(row), key };
  }

  async list(): Promise<readonly KeyInfo[]> {
    const rows = await this.#store
      .selectFrom('apiKeys')
      .selectAll()
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return rows.map((row) => this.#info(row));
  }

  async revoke(id: string): Promise<KeyInfo | KeyProblem> {
    return this.#revokeAt(id, this.#now());
  }

  /** A new key for the same workspace and as long a life; the old one works on for the grace time. */
  async rotate(id: string, options: { graceMinutes: number }): Promise<NewKey | KeyProblem> {
    if (!(options.graceMinutes >= 0)) return { problem: 'The grace time must be 0 minutes or more.' };
    const old = await this.#find(id);
    if (old === undefined) return unknownKey(id);
    const { state } = this.#info(old);
    if (state !== 'active') return { problem: `The key ${id} is ${state}: create a new one instead.` };
    const { workspaceId, scope, expiresAt, createdAt } = old;
    const lifeMs = expiresAt === null ? undefined : Date.parse(expiresAt) - Date.parse(createdAt);
    const made = this.#newKey({ workspaceId, scope, lifeMs });
    const revokedAt = new Date(this.#now() + options.graceMinutes * 60_000).toISOString();
    const isReplaced = await this.#write(async (rows) => {
      // Of all who replace it at once only one does.
      const ended = await rows
        .updateTable('apiKeys')
        .set({ revokedAt })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .returning(['id', 'workspaceId'])
        .executeTakeFirst();
      if (!ended) return false;
      await this.#put(rows, made.row);
      await this.#note(rows, ended, 'key revoked');
      return true;
    });
    return isReplaced
      ? { ...this.#info(made.row), key: made.key }
      : { problem: `The key ${id} is replaced already, and ends by itself: create a new one instead.` };
  }

  async close(): Promise<void> {
    await this.#store.destroy();
  }

  #newKey({
    workspaceId,
    scope,
    lifeMs,
  }: Pick<ApiKeyRow, 'workspaceId' | 'scope'> & { lifeMs: number | undefined }): {
    readonly key: string;
    readonly row: ApiKeyRow;
  } {
    const key = `dw_${randomBytes(32).toString('base64url')}`;
    const now = this.#now();
    const row: ApiKeyRow = {
      id: `key_${randomBytes(8).toString('hex')}`,
      workspaceId,
      hash: hashOf(key),
      createdAt: new Date(now).toISOString(),
      expiresAt: lifeMs === undefined ? null : new Date(now + lifeMs).toISOString(),
      revokedAt: null,
      scope,
    };
    return { key, row };
  }

  async #put(rows: Store, row: ApiKeyRow): Promise<void> {
    await rows.insertInto('apiKeys').values(row).execute();
    await this.#note(rows, row, 'key created');
  }

  #find(id: string): Promise<ApiKeyRow | undefined> {
    return this.#store.selectFrom('apiKeys').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Never later than it was already to end. */
  async #revokeAt(id: string, time: number): Promise<KeyInfo | KeyProblem> {
    const revokedAt = new Date(time).toISOString();
    await this.#write(async (rows) => {
      const revoked = await rows
        .updateTable('apiKeys')
        .set({ revokedAt })
        .where('id', '=', id)
        .where((is) => is.or([is('revokedAt', 'is', null), is('revokedAt', '>', revokedAt)]))
        .returning(['id', 'workspaceId'])
        .executeTakeFirst();
      if (revoked) await this.#note(rows, revoked, 'key revoked');
    });
    const row = await this.#find(id);
    return row === undefined ? unknownKey(id) : this.#info(row);
  }

  /** Also where the disk is full: who filled it is ended by it, and who looks after it has a key by it. */
  #write<Result>(act: (rows: Store) => Promise<Result>): Promise<Result> {
    return onReserve(this.#store, () => this.#store.transaction().execute(act));
  }

  #note(
    rows: Store,
    { id, workspaceId }: Pick<ApiKeyRow, 'id' | 'workspaceId'>,
    act: AuditAct,
  ): Promise<void> {
    const at = new Date(this.#now()).toISOString();
    return note(rows, { at, workspaceId, actor: commandActor, act, subject: id });
  }

  #info(row: ApiKeyRow): KeyInfo {
    return {
      id: row.id,
      workspace: row.workspaceId,
      scope: row.scope,
      state: keyState(row, this.#now()),
      createdAt: new Date(row.createdAt),
      ...(row.expiresAt !== null && { expiresAt: new Date(row.expiresAt) }),
      ...(row.revokedAt !== null && { revokedAt: new Date(row.revokedAt) }),
    };
  }
}

export function keyState(row: ApiKeyRow, now: number): KeyInfo['state'] {
  if (row.revokedAt !== null && Date.parse(row.revokedAt) <= now) return 'revoked';
  if (row.expiresAt !== null && Date.parse(row.expiresAt) <= now) return 'expired';
  return 'active';
}

/** Tells of a key that a service knows whether it was revoked or has expired. */
export const endedKeys =
  (store: Store, now: () => number) =>
  async (id: string): Promise<boolean> => {
    const row = await store.selectFrom('apiKeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row !== undefined && keyState(row, now()) !== 'active';
  };

const unknownKey = (id: string): KeyProblem => ({ problem: `There is no key ${JSON.stringify(id)}.` });

/** Those of a data folder, or of a team's database; throws a StartError where it cannot be used. */
export async function openKeyring(
  dataFolder: string,
  options: OpenOptions & { readonly team?: TeamConfig | undefined } = {},
): Promise<Keyring> {
  return new Keyring(await openRows(dataFolder, options), options.now ?? Date.now);
}
