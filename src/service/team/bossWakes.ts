import { PgBoss } from 'pg-boss';
import type { Wakes } from '../jobs/wakes.ts';
import type { Log } from '../log.ts';

const queue = 'deckwright-wakes';

export interface BossWakes extends Wakes {
  close(): Promise<void>;
}

/**
 * Wakes by way of the database: each is heard by one worker, one that has room for a job. Which job that is and
 * whose it is, the rows say; so a wake that is lost, or heard twice, changes nothing.
 */
export async function openBossWakes(databaseUrl: string, log: Log): Promise<BossWakes> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'deckwright-wakes',
    max: 2,
    schedule: false,
    useListenNotify: true,
  });
  boss.on('error', ({ message }) => log({ level: 'warning', event: 'queue trouble', reason: message }));
  await boss.start();
  await boss.createQueue(queue, {
    notify: true,
    retryLimit: 0,
    expireInSeconds: 60,
    retentionSeconds: 60,
    deleteAfterSeconds: 60,
  });
  return {
    async wake() {
      await boss.send(queue);
    },
    async onWake(listener) {
      await boss.work(queue, { pollingIntervalSeconds: 2 }, listener);
    },
    close: () => boss.stop({ graceful: false }),
  };
}
