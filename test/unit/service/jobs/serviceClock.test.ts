import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  believedAfterMs,
  farBelievedAfterMs,
  mostBetweenLooksMs,
  ServiceClock,
} from '../../../../src/service/jobs/serviceClock.ts';
import { doubtClock } from '../../../../src/service/store/doubtClock.ts';
import { openTestStore, type TestStore } from '../../../support/testStore.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

describe('What is believed of the clock on the wall', () => {
  let opened: TestStore;
  const begun = Date.UTC(2026, 10, 28);
  let time: number;

  beforeEach(async () => {
    opened = await openTestStore();
    time = begun;
  });
  afterEach(() => opened.close());

  /** As a service that starts would. */
  const believed = async () => (await new ServiceClock(opened.store, () => time).look()).believed;
  /** As a service does that goes on. */
  async function goOn(milliseconds: number): Promise<void> {
    for (const end = time + milliseconds; time < end; ) {
      time += minuteMs;
      await believed();
    }
  }

  it('is all of it where nothing was kept before', async () => {
    assert.equal(await believed(), begun);
  });

  it('is nothing in the place of a lost database, before it went on like that for a day', async () => {
    await doubtClock(opened.store, time);
    assert.equal(await believed(), 0);
    await goOn(farBelievedAfterMs - believedAfterMs);
    assert.equal(await believed(), 0);
    await goOn(2 * believedAfterMs);
    assert.ok((await believed()) >= begun);
    const right = time;
    await doubtClock(opened.store, right + 12 * dayMs);
    time = right;
    assert.equal(await believed(), 0);
  });

  it('follows it while services are awake', async () => {
    await believed();
    await goOn(dayMs / 24);
    assert.ok((await believed()) > time - 2 * believedAfterMs - minuteMs);
  });

  it('is not that it is far ahead, nor after another start, nor once it goes right again', async () => {
    await believed();
    await goOn(believedAfterMs);
    const right = time;
    for (const ahead of [400 * dayMs, 400 * dayMs + mostBetweenLooksMs, 401 * dayMs]) {
      time = right + ahead;
      assert.ok((await believed()) <= right);
    }
    time = right + minuteMs;
    await goOn(4 * believedAfterMs);
    const now = await believed();
    assert.ok(now > right && now <= time, new Date(now).toISOString());
  });

  it('is that it went on for days without a service, minutes after it goes on with one', async () => {
    await believed();
    time += 20 * dayMs;
    const back = time;
    await goOn(2 * believedAfterMs);
    assert.ok((await believed()) >= back);
  });

  it('is not that it is months ahead, before it went on like that for a day', async () => {
    await believed();
    time += 60 * dayMs;
    await goOn(farBelievedAfterMs - believedAfterMs);
    assert.ok((await believed()) < begun + dayMs);
  });

  it('is that it went on for weeks without a service, a day after it goes on with one', async () => {
    await believed();
    time += 40 * dayMs;
    const back = time;
    assert.equal(await believed(), begun);
    await goOn(farBelievedAfterMs + believedAfterMs);
    assert.ok((await believed()) >= back);
  });

  it('is the same in short times of service with days between', async () => {
    await believed();
    for (let starts = 0; starts < (2 * believedAfterMs) / mostBetweenLooksMs; starts += 1) {
      time += 7 * dayMs;
      await believed();
    }
    assert.ok((await believed()) > begun);
  });

  describe('where a process sees it set right that was behind', () => {
    let uptime: number;
    let clock: ServiceClock;
    const keptMs = 2 * dayMs;

    beforeEach(() => {
      uptime = 0;
      clock = new ServiceClock(opened.store, () => time, { uptimeMs: () => uptime, keptMs });
    });

    const pass = async (milliseconds: number) => {
      for (const end = time + milliseconds; time < end; ) {
        time += minuteMs;
        uptime += minuteMs;
        await clock.look();
      }
    };

    it('is nothing that makes old what was made before, after another start as well', async () => {
      await clock.look();
      time += 20 * dayMs;
      await clock.look();
      await pass(4 * believedAfterMs);
      assert.equal(await believed(), 0);
      await pass(keptMs);
      assert.ok((await believed()) > begun + 20 * dayMs);
    });

    it('is nothing that makes old what was made within seconds, between two looks', async () => {
      await clock.look();
      await pass(2 * believedAfterMs);
      const right = time;
      const timers = mock.timers;
      timers.enable({ apis: ['setInterval'] });
      const watching = clock.watch();
      timers.tick(2_000);
      time = right - 20 * dayMs;
      timers.tick(2_000);
      time = right;
      timers.tick(2_000);
      clearInterval(watching);
      timers.reset();
      while ((await believed()) !== 0) await nextTurn();
      await pass(keptMs + believedAfterMs);
      assert.ok((await believed()) > right);
    });

    it('is what it says after a sleep as long', async () => {
      await clock.look();
      time += 20 * dayMs;
      uptime += 20 * dayMs;
      await pass(4 * believedAfterMs);
      assert.ok((await believed()) >= begun + 20 * dayMs);
    });
  });

  it('is no more than it says, once it is set back', async () => {
    await believed();
    time += 400 * dayMs;
    await goOn(farBelievedAfterMs + 2 * believedAfterMs);
    assert.ok((await believed()) > begun + dayMs);
    time = begun + minuteMs;
    assert.equal(await believed(), time);
  });
});
