import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { StartError } from '../startError.ts';
import { lossSentence } from '../store/lostDatabase.ts';
import { openStore, type Store } from '../store/store.ts';
import type { ApiKeyRow } from '../store/tables.ts';
import type { TeamConfig } from '../team/teamConfig.ts';

export interface KeyInfo {
  readonly id: string;
  readonly workspace: string;
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

  async create(options: { workspace: string; expiresInDays?: number }): Promise<NewKey | KeyProblem> {
    const { workspace, expiresInDays } = options;
    if (!workspaceName.test(workspace)) {
      return {
        problem: `The workspace name ${JSON.stringify(workspace)} must be 1 to 64 letters, digits, ".", "_" or "-", and begin with a letter or digit.`,
      };
    }
    if (expiresInDays !== undefined && !(expiresInDays > 0 && expiresInDays <= 36_500)) {
      return { problem: 'A key expires after more than 0 and at most 36500 days.' };
    }
    return this.#insert(workspace, expiresInDays === undefined ? undefined : expiresInDays * dayMs);
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
    const created = await this.#insert(
      old.workspaceId,
      old.expiresAt === null ? undefined : Date.parse(old.expiresAt) - Date.parse(old.createdAt),
    );
    await this.#revokeAt(id, this.#now() + options.graceMinutes * 60_000);
    return created;
  }

  async close(): Promise<void> {
    await this.#store.destroy();
  }

  async #insert(workspaceId: string, lifeMs: number | undefined): Promise<NewKey> {
    const key = `dw_${randomBytes(32).toString('base64url')}`;
    const now = this.#now();
    const row: ApiKeyRow = {
      id: `key_${randomBytes(8).toString('hex')}`,
      workspaceId,
      hash: hashOf(key),
      createdAt: new Date(now).toISOString(),
      expiresAt: lifeMs === undefined ? null : new Date(now + lifeMs).toISOString(),
      revokedAt: null,
    };
    await this.#store.insertInto('apiKeys').values(row).execute();
    return { ...this.#info(row), key };
  }

  #find(id: string): Promise<ApiKeyRow | undefined> {
    return this.#store.selectFrom('apiKeys').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Never later than it was already to end. */
  async #revokeAt(id: string, time: number): Promise<KeyInfo | KeyProblem> {
    const revokedAt = new Date(time).toISOString();
    await this.#store
      .updateTable('apiKeys')
      .set({ revokedAt })
      .where('id', '=', id)
      .where((is) => is.or([is('revokedAt', 'is', null), is('revokedAt', '>', revokedAt)]))
      .execute();
    const row = await this.#find(id);
    return row === undefined ? unknownKey(id) : this.#info(row);
  }

  #info(row: ApiKeyRow): KeyInfo {
    return {
      id: row.id,
      workspace: row.workspaceId,
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

const unknownKey = (id: string): KeyProblem => ({ problem: `There is no key ${JSON.stringify(id)}.` });

/** Those of a data folder, or of a team's database; throws a StartError where it cannot be used. */
export async function openKeyring(
  dataFolder: string,
  { team, now = Date.now }: { readonly team?: TeamConfig | undefined; readonly now?: () => number } = {},
): Promise<Keyring> {
  if (team) {
    const { openPostgres } = await import('../store/openPostgres.ts');
    return new Keyring(await openPostgres(team.databaseUrl, 1), now);
  }
  const { store, loss } = await openStore(dataFolder, now);
  if (loss === undefined) return new Keyring(store, now);
  await store.destroy();
  throw new StartError(`${lossSentence(loss)} Once you know that, do this again.`);
}
