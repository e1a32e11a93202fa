import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { Presentation } from '../../src/api/presentation.ts';
import { KillableService } from '../support/killableService.ts';
import { chosenSeed, randomNumbers } from '../support/randomNumbers.ts';
import { newFolder, newKey } from '../support/runningService.ts';

const kills = 30;
const jobsAtOnce = 20;
const concurrentJobs = 4;
const longestLifeMs = 500;
const slideCounts = [1, 2, 3, 1, 2, 3, 1, 2, 3, 1];
const stepMs = 30;
const mostSteps = 12;
/** On a busy machine hardly a step ends in half a second: what was begun so often goes on before the next kill. */
const oftenBegun = 12;

interface SavedSection {
  readonly jobId: string;
  readonly position: number;
  readonly slides: string;
}

/** What is in the rows while no process is. */
function rowsOf<Row>(dataFolder: string, query: string): Row[] {
  const database = new DatabaseSync(join(dataFolder, 'deckwright.sqlite'), { readOnly: true });
  try {
    return database.prepare(query).all() as Row[];
  } finally {
    database.close();
  }
}

describe('A service killed again and again', () => {
  const seed = chosenSeed();
  let dataFolder: string;
  let service: KillableService;

  let journal: string;

  before(async () => {
    dataFolder = await newFolder();
    journal = join(dataFolder, 'journal');
  });
  after(async () => {
    await service?.kill();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it(`completes every job, with every slide made exactly once (seed ${seed})`, async function () {
    this.timeout(400_000);
    const random = randomNumbers(seed);
    const key = await newKey(dataFolder, 'acme');
    await writeFile(journal, '');
    const started: string[] = [];
    const firstSaved = new Map<string, string>();
    service = await KillableService.start({ dataFolder, key, concurrentJobs });

    for (let kill = 0; kill < kills; kill++) {
      for (let job = unfinished() ? jobsAtOnce : 0; job < jobsAtOnce; job++) {
        started.push(await service.generate({ sections: slideCounts, stepMs, journal }));
      }
      await (kill % 2 === 0 ? delay(random() * longestLifeMs) : workGoesOn(random));
      while (isOftenBegun()) await delay(5);
      await service.kill();
      const saved = 'select jobId, position, slides from jobSections where slides is not null';
      for (const { jobId, position, slides } of rowsOf<SavedSection>(dataFolder, saved)) {
        const name = `${jobId} ${position}`;
        assert.equal(firstSaved.get(name) ?? slides, slides, `${name} was written again`);
        firstSaved.set(name, slides);
      }
      service = await KillableService.start({ dataFolder, key, concurrentJobs });
    }

    for (const id of started) {
      const { status, presentation } = await service.finished(id);
      assert.equal(status, 'completed');
      assertWhole(id, presentation, firstSaved);
    }
    await service.stop();
    const made = rowsOf<{ jobId: string }>(dataFolder, 'select jobId from presentations');
    assert.deepEqual(made.map(({ jobId }) => jobId).sort(), [...started].sort());
    assert.ok(firstSaved.size > 0, 'no kill came between two steps');
  });

  const isOftenBegun = () =>
    rowsOf(dataFolder, `select id from jobs where status = 'generating' and attempts >= ${oftenBegun}`)
      .length > 0;
  const unfinished = () => rowsOf(dataFolder, "select id from jobs where status = 'generating'").length > 0;
  const stepsBegun = async () => (await readFile(journal, 'utf8')).split('\n').length;

  /** Some steps, and some part of the next. */
  async function workGoesOn(random: () => number): Promise<void> {
    const target = (await stepsBegun()) + Math.ceil(random() * mostSteps);
    while (unfinished() && (await stepsBegun()) < target) await delay(5);
    await delay(random() * stepMs);
  }

  function assertWhole(id: string, presentation: Presentation, firstSaved: ReadonlyMap<string, string>) {
    assert.deepEqual(
      presentation.sections.map(({ slides }) => slides.map((slide) => slide.id)),
      slideCounts.map((count, section) =>
        Array.from({ length: count }, (_, slide) => `${id}-s${section}-${slide}`),
      ),
    );
    for (const [position, { slides }] of presentation.sections.entries()) {
      const saved = firstSaved.get(`${id} ${position}`);
      if (saved !== undefined) assert.deepEqual(slides, JSON.parse(saved));
    }
  }
});
