import { setTimeout as delay } from 'node:timers/promises';
import { LoadedTeam } from './loadedTeam.ts';

/** `waiting`: as steps that wait for a language model; `busy`: nothing but what the service does itself. */
const kinds = { waiting: { stepMs: 500, jobs: 12 }, busy: { stepMs: 0, jobs: 24 } };
const sections = [1, 2, 1];
const sampleMs = 50;

/** Which of the connections wait for a lock of another, looked at again and again. */
async function watchLocks(team: LoadedTeam, isOver: () => boolean): Promise<string> {
  let samples = 0;
  let waiting = 0;
  const query = `select count(*)::int as count from pg_stat_activity
    where application_name = 'deckwright' and wait_event_type = 'Lock'`;
  while (!isOver()) {
    const [row] = await team.servers.rows<{ count: number }>(query);
    samples += 1;
    if ((row?.count ?? 0) > 0) waiting += 1;
    await delay(sampleMs);
  }
  return `${waiting} of ${samples}`;
}

async function measured(team: LoadedTeam, jobs: number, stepMs: number) {
  const left = async () => {
    const query = "select count(*)::int as count from jobs where status = 'generating'";
    return (await team.servers.rows<{ count: number }>(query))[0]!.count;
  };
  await team.enqueue(jobs, { sections, stepMs });
  // From when all are at work, so that it is not measured how they come to hear of it.
  while ((await left()) > jobs * 0.75) await delay(sampleMs);
  let isOver = false;
  const locks = watchLocks(team, () => isOver);
  const begun = performance.now();
  const remaining = await left();
  await team.allEnded();
  const perSecond = (remaining * 1_000) / (performance.now() - begun);
  isOver = true;
  return { perSecond, locks: await locks };
}

/** Jobs a second with one, two and four workers, as a ratio to one. */
export async function workers(): Promise<void> {
  const team = await LoadedTeam.start(0, 0);
  const alone = new Map<string, number>();
  const rows: Record<string, object> = {};
  try {
    for (const count of [1, 2, 4]) {
      await team.work(count);
      for (const [kind, { stepMs, jobs }] of Object.entries(kinds)) {
        const { perSecond, locks } = await measured(team, jobs * count, stepMs);
        if (count === 1) alone.set(kind, perSecond);
        rows[`${kind}, ${count}`] = {
          'jobs a second': perSecond.toFixed(1),
          ratio: (perSecond / alone.get(kind)!).toFixed(2),
          'samples with a wait for a lock': locks,
        };
      }
    }
  } finally {
    console.table(rows);
    await team.stop();
  }
}
