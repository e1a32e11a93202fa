import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Leases, leaseMilliseconds } from '../../../../src/editor/jobs/leases.ts';

describe('Leases', () => {
  let folder: string;
  let clock: number;
  const leases = (window: string) => new Leases(folder, window, () => clock);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-leases-'));
    clock = Date.now();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('gives a job to one window', async () => {
    const taken = await Promise.all([
      leases('a').take('job'),
      leases('b').take('job'),
      leases('c').take('job'),
    ]);
    assert.equal(taken.filter(Boolean).length, 1);
  });

  it('lets another window take over from one that is gone', async () => {
    await leases('a').take('job');
    const second = leases('b');
    assert.equal(await second.take('job'), false);
    clock += leaseMilliseconds + 1;
    assert.equal(await second.take('job'), true);
  });

  it('keeps a job while its window lives', async () => {
    const first = leases('a');
    await first.take('job');
    clock += leaseMilliseconds - 1;
    assert.equal(await first.renew('job'), true);
    clock += leaseMilliseconds - 1;
    assert.equal(await leases('b').take('job'), false);
  });

  it('tells a window that woke too late', async () => {
    const first = leases('a');
    await first.take('job');
    clock += leaseMilliseconds + 1;
    await leases('b').take('job');
    assert.equal(await first.renew('job'), false);
  });

  it('frees at once what a closing window held, and nothing else', async () => {
    const [first, second] = [leases('a'), leases('b')];
    await first.take('one');
    await second.take('two');
    first.dispose();
    assert.equal(await second.take('one'), true);
    assert.equal(await leases('c').take('two'), false);
  });

  it('counts a lease of the future for nothing: the clock was set back', async () => {
    await leases('gone').take('job');
    clock -= 24 * 3_600_000;
    assert.equal(await leases('b').take('job'), true);
  });

  it('does not let a window that woke late undo what another took over', async () => {
    const first = leases('a');
    await first.take('job');
    clock += leaseMilliseconds + 1;
    const second = leases('b');
    await second.take('job');
    await first.release('job');
    assert.equal(await second.renew('job'), true);
    assert.equal(await leases('c').take('job'), false);
  });

  it('frees a job that is let go', async () => {
    const first = leases('a');
    await first.take('job');
    await first.release('job');
    assert.equal(await leases('b').take('job'), true);
  });

  it('leaves no file of a job that has ended', async () => {
    const first = leases('a');
    await first.take('job');
    await first.release('job', true);
    assert.deepEqual(await readdir(join(folder, 'watching')), []);
  });
});
