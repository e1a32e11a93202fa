import { sql } from 'kysely';
import { databaseOf } from '../store/database.ts';
import { relaxed } from '../store/relaxed.ts';
import type { Store } from '../store/store.ts';

/** Of what lies between two looks, no more than this counts: the rest was sleep, or a clock that was set. */
export const mostBetweenLooksMs = 120_000;

/** For so long services are awake before what the clock on the wall said is believed. */
export const believedAfterMs = 600_000;

const farAheadMs = 30 * 86_400_000;

/** So long a clock goes on that jumped so far before it is believed: somebody may see it by then. */
export const farBelievedAfterMs = 86_400_000;

/** Less is no clock that was wrong, or does no harm. */
const setForwardMs = 3_600_000;
/** What is made in between while the clock is behind bears a time that is wrong. */
const watchEveryMs = 2_000;

export interface Running {
  /** Since the machine was started, its sleep included. */
  readonly uptimeMs: () => number;
  /** The longest that anything is kept by days. */
  readonly keptMs: number;
}

export interface Looked {
  /** What the clock on the wall says. */
  readonly says: number;
  /** What it said a while ago, and has not taken back since: by this may be deleted what is kept for days. 0: nothing may. */
  readonly believed: number;
}

/**
 * How long services were awake on a data folder, in all: a time of days that no sleep, no closed window and no
 * clock set back or forth can pass for. Several processes count the same time once. By it, the clock on the wall is
 * believed: one that is wrong is soon set back, however far ahead it was, and whoever started again meanwhile.
 */
export class ServiceClock {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #running: Running | undefined;
  #last: { readonly wall: number; readonly uptime: number } | undefined;
  #heldUntilMs = 0;

  /** `running`: where this process's clock is the one that counts, so that it sees it set. */
  constructor(store: Store, now: () => number, running?: Running) {
    this.#store = store;
    this.#now = now;
    this.#running = running;
  }

  async awakeMs(): Promise<number> {
    const row = await this.#store.selectFrom('serviceClock').select('awakeMs').executeTakeFirstOrThrow();
    return row.awakeMs;
  }

  /**
   * Until when nothing is taken for old, since the clock was set forward while this process ran: what was made
   * before bears a time that was wrong, and would be as old as the clock was behind. 0: it was not.
   */
  #holdUntil(): number {
    if (!this.#running) return 0;
    const { uptimeMs, keptMs } = this.#running;
    const [before, now] = [this.#last, { wall: this.#now(), uptime: uptimeMs() }];
    this.#last = now;
    const ahead = before ? now.wall - before.wall - (now.uptime - before.uptime) : 0;
    if (ahead > setForwardMs) this.#heldUntilMs = Math.max(this.#heldUntilMs, Math.round(now.wall + keptMs));
    return this.#heldUntilMs;
  }

  /** Keeps in mind that the clock was set forward, though it went wrong for seconds and nobody looks as often. */
  watch(): NodeJS.Timeout {
    let known = 0;
    return setInterval(() => {
      if (this.#holdUntil() <= known) return;
      const held = this.#heldUntilMs;
      this.look().then(
        () => {
          known = held;
        },
        // Whoever looks next says what is wrong.
        () => undefined,
      );
    }, watchEveryMs).unref();
  }

  /** Counts what has passed since anybody looked last. */
  async look(): Promise<Looked> {
    const hold = sql.lit(this.#holdUntil());
    const held = sql<number>`case when ${sql.ref('heldUntilMs')} < ${hold} then ${hold} else ${sql.ref('heldUntilMs')} end`;
    const now = databaseOf(this.#store).now(Math.round(this.#now()));
    const since = sql<number>`${now} - ${sql.ref('lookedAtMs')}`;
    const passed = sql<number>`case when ${since} < 0 then 0
      when ${since} > ${sql.lit(mostBetweenLooksMs)} then ${sql.lit(mostBetweenLooksMs)} else ${since} end`;
    const [awake, heard] = [sql<number>`${sql.ref('awakeMs')} + ${passed}`, sql.ref('heardMs')];
    const isFirst = sql`${sql.ref('lookedAtMs')} = 0`;
    const isTakenBack = sql`${now} < ${heard}`;
    const isNear = sql`${heard} - ${sql.ref('believedMs')} <= ${sql.lit(farAheadMs)}`;
    const hasGoneOn = sql`${now} - ${heard} >= ${sql.lit(farBelievedAfterMs)}`;
    const isToBelieve = sql`(${awake} - ${sql.ref('heardAwakeMs')} >= ${sql.lit(believedAfterMs)}
      and (${isNear} or ${hasGoneOn}))`;
    const hearsAnew = sql`${isFirst} or ${isTakenBack} or ${isToBelieve}`;
    const row = await relaxed(this.#store, (rows) =>
      rows
        .updateTable('serviceClock')
        .set({
          awakeMs: awake,
          lookedAtMs: now,
          heldUntilMs: held,
          heardMs: sql<number>`case when ${hearsAnew} then ${now} else ${heard} end`,
          heardAwakeMs: sql<number>`case when ${hearsAnew} then ${awake} else ${sql.ref('heardAwakeMs')} end`,
          believedMs: sql<number>`case when ${isFirst} or ${now} < ${sql.ref('believedMs')} then ${now}
            when ${isToBelieve} and not ${isTakenBack} and ${held} <= ${now} then ${heard}
            else ${sql.ref('believedMs')} end`,
        })
        .returning(['lookedAtMs', 'believedMs', 'heldUntilMs'])
        .executeTakeFirstOrThrow(),
    );
    const isHeld = row.heldUntilMs > row.lookedAtMs;
    return { says: row.lookedAtMs, believed: isHeld ? 0 : row.believedMs };
  }
}
