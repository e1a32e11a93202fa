import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { deckPatterns } from './support/deckPatterns.ts';
import type { Place, Run } from './support/growthWorker.ts';
import { patterns } from './support/patterns.ts';

const smallest = 32_000;
const largest = 256_000;
/** Less is noise. */
const leastMs = 60;
const mostGrowth = 2.5;
/** What another process does to one measurement it does not do to all. */
const rounds = 4;
const sizes = 3;
const patienceMs = 30_000;

describe('twice the text takes no more than 2.5 times the time', function () {
  this.timeout(180_000);
  let worker: Worker | undefined;

  /** In a thread, so that what would take for ever can be ended. */
  const measure = async (run: Run): Promise<number> => {
    worker ??= new Worker(new URL('./support/growthWorker.ts', import.meta.url));
    worker.postMessage(run);
    try {
      const [milliseconds] = (await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) })) as [
        number,
      ];
      return milliseconds;
    } catch (error) {
      await worker.terminate();
      worker = undefined;
      throw new Error(`${run.characters} characters: ${error}`, { cause: error });
    }
  };

  /** What takes next to nothing for the most characters cannot have grown. */
  const isQuick = async (pattern: string, place: Place | undefined): Promise<boolean> => {
    if ((await measure({ pattern, place, characters: smallest })) > leastMs) return false;
    return (await measure({ pattern, place, characters: 2 * largest })) <= mostGrowth * leastMs;
  };

  const growth = async (pattern: string, place?: Place): Promise<string | undefined> => {
    if (await isQuick(pattern, place)) return undefined;
    let characters = smallest;
    while (characters < largest && (await measure({ pattern, place, characters })) < leastMs) characters *= 2;
    let said = '';
    // What grows too fast does so at every size.
    for (let size = 0; size < sizes; size += 1, characters *= 2) {
      const { isIn, figures } = await doubled(pattern, place, characters);
      if (isIn) return undefined;
      said += `${figures}; `;
    }
    return said;
  };

  const doubled = async (pattern: string, place: Place | undefined, characters: number) => {
    let [single, twice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < rounds; round += 1) {
      single = Math.min(single, await measure({ pattern, place, characters }));
      twice = Math.min(twice, await measure({ pattern, place, characters: 2 * characters }));
      if (twice <= mostGrowth * Math.max(leastMs, single)) break;
    }
    return {
      isIn: twice <= mostGrowth * Math.max(leastMs, single),
      figures: `${characters} characters: ${Math.round(single)} ms, twice as many: ${Math.round(twice)} ms`,
    };
  };

  after(() => worker?.terminate());

  for (const pattern of Object.keys({ ...patterns, ...deckPatterns }))
    it(pattern, async () => assert.equal(await growth(pattern), undefined));

  for (const place of ['after a wish', 'at the end of a prompt'] as const)
    for (const pattern of Object.keys(patterns))
      it(`${pattern}, ${place}`, async () => assert.equal(await growth(pattern, place), undefined));

  it('one word of five megabytes', async () => {
    const milliseconds = await measure({ pattern: 'one word', characters: 5_000_000, styles: ['Subtle'] });
    assert.ok(milliseconds > 0);
  });
});
