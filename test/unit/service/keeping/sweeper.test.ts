import assert from 'node:assert/strict';
import { type Sweep, Sweeper } from '../../../../src/service/keeping/sweeper.ts';
import type { LogEntry } from '../../../../src/service/log.ts';
import { NamedFault } from '../../../../src/service/namedFault.ts';

const dayMs = 86_400_000;
const time = Date.UTC(2026, 10, 28);

describe('The sweeper', () => {
  let log: LogEntry[];
  beforeEach(() => {
    log = [];
  });

  async function sweepWith(sweeps: readonly Sweep[], look = async () => ({ says: time, believed: time })) {
    await new Sweeper({ sweeps, clock: { look }, log: (entry) => void log.push(entry) }).stop();
  }

  it('sweeps as it begins, and says how many of what', async () => {
    await sweepWith([
      async () => ({ presentations: 2, generations: 0 }),
      async () => ({}),
      async () => ({ generations: 3 }),
    ]);
    assert.deepEqual(log, [{ level: 'info', event: 'swept', presentations: 2, generations: 3 }]);
  });

  it('tells what keeps it from one sweep, and does the others', async () => {
    await sweepWith([() => Promise.reject(new Error('disk gone')), async () => ({ uploads: 1 })]);
    assert.deepEqual(
      log.map(({ level, event }) => [level, event]),
      [
        ['error', 'unexpected'],
        ['info', 'swept'],
      ],
    );
    assert.match(String(log[0]?.reason), /disk gone/);
    assert.equal(log[1]?.uploads, 1);
  });

  it('tells what is known by its name and sentence', async () => {
    await sweepWith([() => Promise.reject(new NamedFault('data folder undated', 'Delete the file.'))]);
    assert.deepEqual(log[0], { level: 'error', event: 'data folder undated', reason: 'Delete the file.' });
  });

  it('goes by what is believed of the clock, and says where that is far from what it says', async () => {
    const times: number[] = [];
    const sweep: Sweep = async (at) => {
      times.push(at);
      return {};
    };
    await sweepWith([sweep], async () => ({ says: time + dayMs, believed: time }));
    assert.deepEqual(
      log.map(({ event }) => event),
      ['swept'],
    );
    await sweepWith([sweep], async () => ({ says: time + 400 * dayMs, believed: time }));
    assert.deepEqual(
      log.slice(1).map(({ level, event, believed }) => [level, event, believed]),
      [
        ['warning', 'clock ahead', '2026-11-28T00:00:00.000Z'],
        ['info', 'swept', undefined],
      ],
    );
    assert.deepEqual(times, [time, time]);
  });

  it('finds nothing old where it cannot be known what is believed, and says why', async () => {
    const times: number[] = [];
    await sweepWith(
      [
        async (at) => {
          times.push(at);
          return {};
        },
      ],
      () => Promise.reject(new Error('rows away')),
    );
    assert.match(String(log[0]?.reason), /rows away/);
    assert.deepEqual(times, [0]);
  });
});
