import assert from 'node:assert/strict';
import { gaveWay, whileHeld } from '../../../../src/service/jobs/whileHeld.ts';

describe('whileHeld', () => {
  let isHeld: boolean | Error;
  let now: number;
  let mayGoOnFor: number;
  let look: (() => void) | undefined;
  let begins: () => void;
  let end: ((value: string) => void) | undefined;

  beforeEach(() => {
    isHeld = true;
    now = 1_000;
    mayGoOnFor = Number.POSITIVE_INFINITY;
    look = undefined;
    end = undefined;
  });

  const work = () =>
    whileHeld(
      {
        time: {
          now: () => now,
          after(_milliseconds, act) {
            look = act;
            return () => (look = undefined);
          },
        },
        async isStillHeld() {
          if (isHeld instanceof Error) throw isHeld;
          return isHeld;
        },
        isToGiveWay: async (milliseconds) => milliseconds > mayGoOnFor,
      },
      (gone, begun) =>
        new Promise<string>((resolve) => {
          end = resolve;
          begins = begun;
          gone.addEventListener('abort', () => resolve(gone.reason === gaveWay ? 'gave way' : 'given up'));
        }),
    );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  async function looks(): Promise<void> {
    const act = look;
    look = undefined;
    act?.();
    await turn();
  }

  it('tells the work to end once nobody here has the job', async () => {
    const worked = work();
    await looks();
    isHeld = false;
    await looks();
    assert.equal(await worked, 'given up');
  });

  it('tells the work to give way once it went on for as long as it may', async () => {
    mayGoOnFor = 700;
    const worked = work();
    now += 10_000;
    await looks();
    begins();
    now += 700;
    await looks();
    now += 1;
    await looks();
    assert.equal(await worked, 'gave way');
  });

  it('looks again where it could not be known', async () => {
    const worked = work();
    isHeld = new Error('disk I/O error');
    await looks();
    assert.ok(look);
    end?.('done');
    assert.equal(await worked, 'done');
  });

  it('looks no more when the work is done', async () => {
    const worked = work();
    end?.('done');
    await worked;
    assert.equal(look, undefined);
  });

  it('looks no more when the work is done while it looks', async () => {
    const worked = work();
    const looking = looks();
    end?.('done');
    await Promise.all([worked, looking]);
    assert.equal(look, undefined);
  });
});
