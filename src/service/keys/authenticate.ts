import type { Scope } from '../../api/scopes.ts';
import { Failure } from '../http/failure.ts';
import type { Store } from '../store/store.ts';
import { hashOf, keyState, sameHash } from './keyring.ts';

export interface Caller {
  readonly workspace: string;
  readonly keyId: string;
  readonly scope: Scope;
}

const localWorkspace = 'local';

const refusals = {
  revoked: new Failure('API_KEY_REVOKED', 'This API key was revoked.'),
  expired: new Failure('API_KEY_EXPIRED', 'This API key has expired.'),
} as const;

/** Tells from a call's headers which workspace it is for, or why it is for none. */
export class Authenticator {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #localHash: string | undefined;

  constructor(store: Store, now: () => number, localKey: string | undefined) {
    this.#store = store;
    this.#now = now;
    this.#localHash = localKey === undefined ? undefined : hashOf(localKey);
  }

  async caller(headers: Headers): Promise<Caller | Failure> {
    const key = keyIn(headers);
    if (key instanceof Failure) return key;
    const hash = hashOf(key);
    if (this.#localHash !== undefined && sameHash(hash, this.#localHash)) {
      return { workspace: localWorkspace, keyId: localWorkspace, scope: 'admin' };
    }
    const row = await this.#store
      .selectFrom('apiKeys')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) return new Failure('API_KEY_INVALID', 'This API key is not known here.');
    const state = keyState(row, this.#now());
    return state === 'active'
      ? { workspace: row.workspaceId, keyId: row.id, scope: row.scope }
      : refusals[state];
  }
}

export function keyIn(headers: Headers): string | Failure {
  const own = headers.get('x-api-key')?.trim();
  if (own) return own;
  const authorization = headers.get('authorization');
  if (authorization === null) {
    return new Failure(
      'UNAUTHORIZED',
      'This call needs an API key, as "Authorization: Bearer KEY" or as "x-api-key: KEY".',
    );
  }
  const bearer = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1];
  return bearer ?? new Failure('UNAUTHORIZED', 'The Authorization header must be "Bearer KEY".');
}
