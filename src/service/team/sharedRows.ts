import { randomBytes } from 'node:crypto';
import { isLoopback, type KnownAddresses } from '../objects/serviceAddresses.ts';
import type { Store } from '../store/store.ts';

const secretBytes = 32;

/** Made once, however many processes are the first. */
export async function readSharedSecret(
  store: Store,
  now: () => number,
): Promise<{ secret: Buffer; since: number }> {
  const made = { id: 1, secret: randomBytes(secretBytes).toString('base64url') };
  await store
    .insertInto('signingSecret')
    .values({ ...made, createdAt: new Date(now()).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await store.selectFrom('signingSecret').selectAll().executeTakeFirstOrThrow();
  return { secret: Buffer.from(row.secret, 'base64url'), since: Date.parse(row.createdAt) };
}

/** Under which addresses the links of a team's service were given out. */
export class SharedAddresses implements KnownAddresses {
  readonly #store: Store;
  readonly #known = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
  }

  async remember(address: string): Promise<void> {
    if (isLoopback(address) || this.#known.has(address)) return;
    await this.#store
      .insertInto('addresses')
      .values({ address })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .execute();
    this.#known.add(address);
  }

  async wereEver(address: string): Promise<boolean> {
    if (isLoopback(address) || this.#known.has(address)) return true;
    const row = await this.#store
      .selectFrom('addresses')
      .select('address')
      .where('address', '=', address)
      .executeTakeFirst();
    if (row !== undefined) this.#known.add(address);
    return row !== undefined;
  }
}
