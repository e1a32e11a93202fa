import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from '../../test/support/processMemory.ts';
import { LoadedTeam } from './loadedTeam.ts';

const looks = [200, 2_000];
const restMs = 5_000;
const megabyte = 1024 * 1024;

/** What each process holds after many jobs, against what it held after some. */
export async function memory(): Promise<void> {
  const team = await LoadedTeam.start(1, 1);
  const processes = { api: team.apis[0]!, worker: team.workers[0]! };
  const held: Record<string, Record<string, string>> = { api: {}, worker: {} };
  try {
    let made = 0;
    for (const look of looks) {
      await team.create(look - made, { sections: [1, 2, 1] });
      await team.allEnded();
      made = look;
      await delay(restMs);
      for (const [name, { pid }] of Object.entries(processes))
        held[name]![`after ${look} jobs`] = `${Math.round((await memoryOf(pid)) / megabyte)} MB`;
    }
    console.table(held);
  } finally {
    await team.stop();
  }
}
