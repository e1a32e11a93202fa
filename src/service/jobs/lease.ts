import { hostname } from 'node:os';

export const leaseMs = 30_000;

/** Who works on a job: the host, the process, when it started, and which service of the process. */
export interface LeaseHolder {
  readonly owner: string;
  /** Whether the named owner is known to be gone, so that its jobs need not wait for their leases to end. */
  isGone(owner: string): boolean;
}

export interface ProcessIdentity {
  readonly host: string;
  readonly pid: number;
  readonly startedAt: number;
  isRunning(pid: number): boolean;
}

export function leaseHolder(self: ProcessIdentity, nonce: string): LeaseHolder {
  return {
    owner: [self.host, self.pid, self.startedAt, nonce].join('/'),
    isGone(owner) {
      const [host, pid, startedAt] = owner.split('/');
      if (host !== self.host) return false;
      // A container's processes have the same few ids after every restart.
      if (Number(pid) === self.pid) return Number(startedAt) !== self.startedAt;
      return !self.isRunning(Number(pid));
    },
  };
}

export const thisProcess = (): ProcessIdentity => ({
  host: hostname().replaceAll('/', '-'),
  pid: process.pid,
  startedAt: Math.round(performance.timeOrigin),
  isRunning,
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
