import { randomBytes } from 'node:crypto';
import { commandActor, note } from '../audit/auditLog.ts';
import { databaseOf } from '../store/database.ts';
import type { Store } from '../store/store.ts';

const secretBytes = 32;
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** A new secret signs nothing before every process has had the time to hear of it. */
const settlingMs = 3 * minuteMs;
/** As long as what it signed may be good for, and a day more. */
const afterlifeMs = 8 * dayMs;

const newSecret = () => randomBytes(secretBytes).toString('base64url');

/** What links are signed with: of several the newest signs, and those before it are still believed for a while. */
export class SharedSecrets {
  readonly #store: Store;
  readonly #now: () => number;
  #secrets: readonly Buffer[] = [];
  #since = 0;
  #refreshing: NodeJS.Timeout | undefined;

  private constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Made once, however many processes are the first. */
  static async open(store: Store, now: () => number): Promise<SharedSecrets> {
    await store
      .insertInto('signingSecret')
      .values({ id: 1, secret: newSecret(), createdAt: new Date(now()).toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const secrets = new SharedSecrets(store, now);
    await secrets.refresh();
    // What cannot be read for a while is as it was.
    secrets.#refreshing = setInterval(() => secrets.refresh().catch(() => undefined), minuteMs).unref();
    return secrets;
  }

  /** The first signs; all are believed. */
  readonly current = (): readonly Buffer[] => this.#secrets;

  /** When the rows were begun. */
  get since(): number {
    return this.#since;
  }

  async refresh(): Promise<void> {
    const rows = await this.#store.selectFrom('signingSecret').selectAll().orderBy('id', 'desc').execute();
    const now = this.#now();
    const ages = rows.map(({ createdAt }) => now - Date.parse(createdAt));
    this.#since = Date.parse(rows.at(-1)!.createdAt);
    const signing = Math.max(
      0,
      ages.findIndex((age, at) => age >= settlingMs || at === rows.length - 1),
    );
    const believed = rows.filter(
      ({ secret }, at) => secret !== '' && (at === 0 || ages[at - 1]! < afterlifeMs),
    );
    const first = rows[signing]!;
    this.#secrets = [first, ...believed.filter((row) => row !== first)].map(({ secret }) =>
      Buffer.from(secret, 'base64url'),
    );
  }

  close(): void {
    clearInterval(this.#refreshing);
  }
}

/** What was signed before is believed for as long as it is good; what nothing good can be signed with is wiped. */
export const rotateSecret = (store: Store, now: () => number): Promise<void> =>
  store.transaction().execute(async (rows) => {
    await databaseOf(rows).inTurn(rows, 'signing secret');
    const at = new Date(now()).toISOString();
    const known = await rows.selectFrom('signingSecret').selectAll().orderBy('id', 'desc').execute();
    const id = (known[0]?.id ?? 0) + 1;
    await rows.insertInto('signingSecret').values({ id, secret: newSecret(), createdAt: at }).execute();
    const old = known.filter(
      (_, at) => at > 0 && now() - Date.parse(known[at - 1]!.createdAt) >= afterlifeMs,
    );
    for (const { id: wiped } of old)
      await rows.updateTable('signingSecret').set({ secret: '' }).where('id', '=', wiped).execute();
    await note(rows, {
      ...{ at, workspaceId: null, actor: commandActor },
      ...{ act: 'signing secret replaced', subject: `secret_${id}` },
    });
  });
