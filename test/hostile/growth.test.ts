import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { deckPatterns } from './support/deckPatterns.ts';
import type { Run } from './support/growthWorker.ts';
import { patterns } from './support/patterns.ts';
import { places } from './support/promptPlaces.ts';

const smallest = 32_000;
const largest = 256_000;
/** Less is noise. */
const leastMs = 60;
const mostGrowth = 2.5;
/** What another process does to one measurement it does not do to all. */
const rounds = 4;
const sizes = 3;
const firstTimes = 3;
const patienceMs = 30_000;

type Case = Omit<Run, 'characters'>;

/** A thread, so that what would take for ever can be ended. */
class Lane {
  #worker: Worker | undefined;

  async measure(run: Run): Promise<number> {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./support/growthWorker.ts', import.meta.url));
      // What a thread does for the first time takes longer.
      for (let time = 0; time < firstTimes; time += 1) await this.#time({ ...run, characters: smallest });
    }
    return this.#time(run);
  }

  async #time(run: Run): Promise<number> {
    const worker = this.#worker!;
    worker.postMessage(run);
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const [milliseconds] = (await once(worker, 'message', { signal })) as [number];
      return milliseconds;
    } catch (error) {
      await this.close();
      throw new Error(`${run.characters} characters: ${error}`, { cause: error });
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async growth(each: Case): Promise<string | undefined> {
    let single = await this.measure({ ...each, characters: smallest });
    const factor = Math.ceil(Math.log2(leastMs / single));
    let characters = Math.min(largest, smallest * 2 ** Math.max(0, factor));
    if (characters > smallest) single = await this.measure({ ...each, characters });
    let said = '';
    // What grows too fast does so at every size.
    for (let size = 0; size < sizes; size += 1) {
      const { isIn, twice, figures } = await this.#doubled(each, characters, single);
      if (isIn) return undefined;
      said += `${figures}; `;
      [characters, single] = [characters * 2, twice];
    }
    return said;
  }

  /** How it is at twice as many; as many took `first`. */
  async #doubled(each: Case, characters: number, first: number) {
    let [single, twice] = [first, Number.POSITIVE_INFINITY];
    const isIn = () => twice <= mostGrowth * Math.max(leastMs, single);
    for (let round = 0; round < rounds && !isIn(); round += 1) {
      if (round > 0) single = Math.min(single, await this.measure({ ...each, characters }));
      twice = Math.min(twice, await this.measure({ ...each, characters: 2 * characters }));
    }
    const figures = `${characters} characters: ${Math.round(single)} ms, twice as many: ${Math.round(twice)} ms`;
    return { isIn: isIn(), twice, figures };
  }
}

const cases: readonly Case[] = [
  ...Object.keys({ ...patterns, ...deckPatterns }).map((pattern) => ({ pattern })),
  ...places.flatMap((place) => Object.keys(patterns).map((pattern) => ({ pattern, place }))),
];

/** Each thread's own time is measured, so that they may run beside each other. */
const lanes = [new Lane(), new Lane()];
/** Measured while the one before is. */
const ahead = 4;

describe('twice the text takes no more than 2.5 times the time', function () {
  this.timeout(180_000);
  const free = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  const measured = new Map<Case, Promise<string | undefined>>();

  const inLane = async <Result>(work: (lane: Lane) => Promise<Result>): Promise<Result> => {
    const lane = free.pop() ?? (await new Promise<Lane>((resolve) => waiting.push(resolve)));
    try {
      return await work(lane);
    } finally {
      const next = waiting.shift();
      if (next) next(lane);
      else free.push(lane);
    }
  };

  const growthOf = (each: Case): Promise<string | undefined> => {
    const found = measured.get(each) ?? inLane((lane) => lane.growth(each));
    measured.set(each, found);
    // Its own test hears of it.
    found.catch(() => undefined);
    return found;
  };

  /** With nothing beside it, in a thread that has nothing behind it. */
  const growthAlone = (each: Case): Promise<string | undefined> =>
    inLane((lane) =>
      inLane(async () => {
        await lane.close();
        return lane.growth(each);
      }),
    );

  after(() => Promise.all(lanes.map((lane) => lane.close())));

  for (const [at, each] of cases.entries())
    it(each.place ? `${each.pattern}, ${each.place}` : each.pattern, async () => {
      const [own] = cases.slice(at, at + ahead).map(growthOf);
      const suspected = await own!.catch((error: Error) => error.message);
      const tooFast = suspected && (await growthAlone(each));
      assert.equal(tooFast, undefined);
    });
});
