import assert from 'node:assert/strict';
import { leaseHolder, type ProcessIdentity, thisProcess } from '../../../../src/service/jobs/lease.ts';

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
