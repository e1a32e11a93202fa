import { hostname } from 'node:os';

/** With the time until somebody looks, another goes on within half a minute. */
const leaseMs = 25_000;

/** Who works on jobs, and how far the owner's beat has come. */
export interface Lease {
  readonly owner: string;
  readonly beat: number;
}

export const noLease = { leaseOwner: null } as const;

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

/**
 * Which leases count for nothing: their owner is known to be gone, or its beat has stood still for as long as
 * this process was itself at work. No two machines' clocks are ever compared.
 */
export class LeaseWatch {
  readonly #self: LeaseHolder;
  readonly #workingNow: () => number;
  #seen = new Map<string, { readonly beat: number; readonly since: number }>();

  constructor(self: LeaseHolder, workingNow: () => number) {
    this.#self = self;
    this.#workingNow = workingNow;
  }

  gone(leases: readonly Lease[]): Lease[] {
    const now = this.#workingNow();
    const others = leases.filter(({ owner }) => owner !== this.#self.owner);
    const seen = new Map<string, { readonly beat: number; readonly since: number }>();
    for (const { owner, beat } of others) {
      const latest = Math.max(beat, seen.get(owner)?.beat ?? beat);
      const before = this.#seen.get(owner);
      seen.set(owner, before?.beat === latest ? before : { beat: latest, since: now });
    }
    this.#seen = seen;
    return others.filter(({ owner }) => {
      const since = seen.get(owner)?.since ?? now;
      return this.#self.isGone(owner) || now - since >= leaseMs;
    });
  }
}
