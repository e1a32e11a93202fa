import type { HeldMemory } from '../../test/support/heldMemory.ts';
import { LoadedTeam } from './loadedTeam.ts';

/** Against the first look; what grows from look to look leaks. */
const looks = [200, 2_000, 4_000, 6_000];
const megabyte = 1024 * 1024;

const inMegabytes = ({ resident, ...held }: HeldMemory) => ({
  held: Object.values(held).reduce((sum, bytes) => sum + bytes, 0) / megabyte,
  resident: resident / megabyte,
});

/** What each process still needs after many jobs, all else cleared away, and what the system counts for it then. */
export async function memory(): Promise<void> {
  const team = await LoadedTeam.start(1, 1);
  const processes = { api: team.apis[0]!, worker: team.workers[0]! };
  const rows: Record<string, Record<string, string>> = {};
  try {
    let made = 0;
    for (const look of looks) {
      await team.create(look - made, { sections: [1, 2, 1] });
      await team.allEnded();
      made = look;
      for (const [name, process] of Object.entries(processes)) {
        for (const [what, megabytes] of Object.entries(inMegabytes(await process.heldMemory()))) {
          rows[`${name}, ${what}`] ??= {};
          rows[`${name}, ${what}`]![`after ${look} jobs`] = `${megabytes.toFixed(1)} MB`;
        }
      }
    }
    console.table(rows);
  } finally {
    await team.stop();
  }
}
