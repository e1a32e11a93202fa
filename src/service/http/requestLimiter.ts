import { Failure } from './failure.ts';
import { MinuteWindows, type WindowState, type Windows } from './minuteWindows.ts';

interface Allowance {
  readonly allowed: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

export type RequestLimiter = (keyId: string) => Promise<Allowance>;

/** Refuses whoever, an address or a deck, is asked for or asks too often. */
export type VisitLimiter = (visitor: string) => Promise<Failure | undefined>;

type Ticks = () => number;
const steadyTicks: Ticks = () => performance.now();

/** So many requests a minute for each key; undefined: as many as come. */
export function requestLimiter(
  requestsPerMinute: number | undefined,
  windowsOf: (most: number) => Windows = (most) => new MinuteWindows(most, steadyTicks),
): RequestLimiter {
  if (requestsPerMinute === undefined) return async () => ({ allowed: true, headers: {} });
  const windows = windowsOf(requestsPerMinute);
  return async (keyId) => {
    const state = await windows.take(keyId);
    const retry: Record<string, string> = state.allowed ? {} : { 'Retry-After': String(state.resetSeconds) };
    return { allowed: state.allowed, headers: { ...headers(requestsPerMinute, state), ...retry } };
  };
}

/** So many a minute, where nobody has to be told how many are left. */
export function visitLimiter(perMinute: number, reason: string, ticks: Ticks = steadyTicks): VisitLimiter {
  const windows = new MinuteWindows(perMinute, ticks);
  return async (visitor) => {
    const { allowed, resetSeconds } = windows.take(visitor);
    if (allowed) return undefined;
    return new Failure('API_KEY_RATE_LIMITED', `${reason}: try again in ${resetSeconds} s.`, {
      retryAfterSeconds: resetSeconds,
    });
  };
}

const headers = (limit: number, { remaining, resetSeconds }: WindowState) => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(remaining),
  'RateLimit-Reset': String(resetSeconds),
  'RateLimit-Policy': `${limit};w=60`,
});
