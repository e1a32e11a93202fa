import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { testFolder } from './places.ts';

/** Each has a VS Code and a browser of its own, about a gigabyte. */
const besideEachOther = Math.min(4, availableParallelism());
/** Every step has a limit of its own; this is for what none of them foresees. */
const longest = 15 * 60_000;

const compiled = join(testFolder, 'compiled');

interface Run {
  readonly name: string;
  readonly passed: boolean;
  /** What TallyReporter wrote. */
  readonly tally: string;
}

const runJourney = async (name: string): Promise<Run> => {
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-journey-'));
  const tallyFile = join(folder, 'tally');
  const journey = spawn('mocha', [`test/vscode/journey/${name}.test.ts`], {
    // What all of them load is compiled once.
    env: { ...process.env, DECKWRIGHT_TALLY: tallyFile, NODE_COMPILE_CACHE: compiled },
    timeout: longest,
  });
  let said = '';
  for (const stream of [journey.stdout, journey.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const status = await new Promise((resolve) => {
    journey.once('error', (error) => resolve(error)).once('close', resolve);
  });
  console.log(said);
  const tally = await readFile(tallyFile, 'utf8').catch(() => '');
  await rm(folder, { recursive: true });
  return { name, passed: status === 0, tally };
};

const runAll = async (names: readonly string[], lanes: number): Promise<Run[]> => {
  const left = [...names];
  const runs: Run[] = [];
  const runNext = async (): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) runs.push(await runJourney(name));
  };
  await Promise.all(Array.from({ length: lanes }, runNext));
  return runs;
};

const failedOf = (runs: readonly Run[]): string[] =>
  runs.filter(({ passed }) => !passed).map(({ name }) => name);

/**
 * Journeys beside each other, one for each core; true when all passed. What failed is run once more with the machine
 * for itself, and named at the end: a journey that passes only then has a fault that is to be found, but it says
 * nothing against the change at hand.
 */
export const runJourneys = async (names: readonly string[]): Promise<boolean> => {
  const first = await runAll(names, besideEachOther);
  const again = await runAll(failedOf(first), 1);
  const last = [...first.filter(({ passed }) => passed), ...again];
  const tallyFile = process.env.DECKWRIGHT_TALLY;
  if (tallyFile) await appendFile(tallyFile, last.map(({ tally }) => tally).join(''));
  const onlyAgain = again.filter(({ passed }) => passed).map(({ name }) => name);
  console.log(`  ${last.length - failedOf(again).length} of ${names.length} journeys passed`);
  if (onlyAgain.length > 0) console.log(`  Passed only when run again: ${onlyAgain.join(', ')}`);
  return failedOf(again).length === 0;
};
