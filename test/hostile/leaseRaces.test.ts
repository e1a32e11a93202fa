import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Leases, leaseMilliseconds } from '../../src/editor/jobs/leases.ts';
import { newFolder } from '../support/runningService.ts';

const rounds = 10_000;
const windows = 3;

interface Told {
  readonly job: string;
  readonly hasIt: boolean;
  readonly isKept: boolean;
}

describe('Windows that race for the job of one that is gone', function () {
  this.timeout(240_000);
  let folder: string;
  let watching: string;
  let racers: ChildProcess[];

  before(async () => {
    folder = await newFolder();
    const script = new URL('../support/leaseRacer.ts', import.meta.url);
    racers = [...Array(windows).keys()].map((index) => fork(script, [folder, `window-${index}`]));
    watching = join(folder, 'watching');
    await mkdir(watching, { recursive: true });
  });
  after(async () => {
    for (const racer of racers) racer.kill();
    await rm(folder, { recursive: true, force: true });
  });

  /** What a dead window left: long ago, or at a time that is still to come. */
  const leave = async (job: string, isFuture: boolean): Promise<void> => {
    const offset = isFuture ? 24 * 3_600_000 : -2 * leaseMilliseconds;
    const gone = new Leases(folder, 'gone', () => Date.now() + offset);
    assert.ok(await gone.take(job));
  };

  const clear = async (): Promise<void> => {
    for (const name of await readdir(watching)) await rm(join(watching, name), { force: true });
  };

  it(`have exactly one winner, ${rounds} times`, async () => {
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const job = `job-${round}`;
      const kind = round % 3;
      if (kind > 0) await leave(job, kind === 2);
      const answers = racers.map(async (racer) => {
        const [told] = (await once(racer, 'message')) as [Told];
        return told;
      });
      for (const racer of racers) racer.send(job);
      const told = await Promise.all(answers);
      const winners = told.filter(({ hasIt }) => hasIt);
      if (winners.length !== 1 || !winners[0]?.isKept) wrong.push(`${job}: ${JSON.stringify(told)}`);
      await clear();
    }
    assert.deepEqual(wrong, []);
  });
});
