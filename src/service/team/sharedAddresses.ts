import { isLoopback, type KnownAddresses } from '../objects/serviceAddresses.ts';
import type { Store } from '../store/store.ts';

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
