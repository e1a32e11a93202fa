import assert from 'node:assert/strict';
import {
  LeaseWatch,
  leaseHolder,
  type ProcessIdentity,
  thisProcess,
} from '../../../../src/service/jobs/lease.ts';

const machine = (pid: number, startedAt: number, running: readonly number[]): ProcessIdentity => ({
  host: 'desk',
  pid,
  startedAt,
  isRunning: (other) => running.includes(other),
});

describe('leaseHolder', () => {
  const holder = leaseHolder(machine(10, 1_000, [10, 11]), 'n1');

  it('knows a process that ended, so that its jobs go on at once', () => {
    assert.equal(holder.isGone(leaseHolder(machine(12, 500, []), 'n').owner), true);
    assert.equal(holder.isGone(leaseHolder(machine(11, 500, []), 'n').owner), false);
  });

  it('knows an earlier process that had its own id, as in a container', () => {
    assert.equal(holder.isGone(leaseHolder(machine(10, 999, []), 'n').owner), true);
  });

  it('respects another service of its own process', () => {
    const other = leaseHolder(machine(10, 1_000, []), 'n2');
    assert.notEqual(other.owner, holder.owner);
    assert.equal(holder.isGone(other.owner), false);
  });

  it('cannot tell of another host: there only time does', () => {
    assert.equal(holder.isGone(leaseHolder({ ...machine(12, 500, []), host: 'rack' }, 'n').owner), false);
  });

  it('sees which processes run here', () => {
    const self = thisProcess();
    assert.equal(self.isRunning(process.pid), true);
    assert.equal(self.isRunning(1), true);
    assert.equal(self.isRunning(2 ** 22 + 1), false);
  });
});

describe('LeaseWatch', () => {
  const holder = leaseHolder(machine(10, 1_000, [10, 11]), 'n1');
  const { owner } = leaseHolder({ ...machine(12, 500, []), host: 'rack' }, 'n');
  let working: number;
  let watch: LeaseWatch;

  beforeEach(() => {
    working = 0;
    watch = new LeaseWatch(holder, () => working);
  });
  const isGone = (beat: number) => watch.gone([{ owner, beat }]).length > 0;

  it('takes a lease for void whose beat stood still for 25 seconds of its own work', () => {
    assert.equal(isGone(1), false);
    working = 24_999;
    assert.equal(isGone(1), false);
    working = 25_000;
    assert.equal(isGone(1), true);
  });

  it('begins anew with every beat', () => {
    isGone(1);
    working = 24_000;
    isGone(2);
    working = 48_000;
    assert.equal(isGone(2), false);
  });

  it('knows nothing of those it has just met, however long it slept before', () => {
    working = 900_000;
    assert.equal(isGone(7), false);
  });

  it('never takes its own leases for void', () => {
    watch.gone([{ owner: holder.owner, beat: 1 }]);
    working = 900_000;
    assert.deepEqual(watch.gone([{ owner: holder.owner, beat: 1 }]), []);
  });
});
