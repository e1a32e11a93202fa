import { availableParallelism, loadavg } from 'node:os';
import { history } from './load/history.ts';
import { memory } from './load/memory.ts';
import { polls } from './load/polls.ts';
import { workers } from './load/workers.ts';

/** What a team's service bears, all of it on this machine: every part, or those that are named. */
const parts = { workers, polls, memory, history };
const named = process.argv.slice(2);

for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const [load = 0] = loadavg();
  console.log(`\n── ${name}: ${availableParallelism()} cores, load ${load.toFixed(1)} before`);
  await measure();
}
process.exit();
