import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

interface Allowance {
  readonly allowed: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

export type RequestLimiter = (keyId: string) => Promise<Allowance>;

const windowSeconds = 60;

/** So many requests a minute for each key; undefined: as many as come. */
export function requestLimiter(requestsPerMinute: number | undefined): RequestLimiter {
  if (requestsPerMinute === undefined) return async () => ({ allowed: true, headers: {} });
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: windowSeconds });
  return (keyId) =>
    limiter.consume(keyId).then(
      (state) => ({ allowed: true, headers: headers(requestsPerMinute, state) }),
      (state: RateLimiterRes) => ({
        allowed: false,
        headers: { ...headers(requestsPerMinute, state), 'Retry-After': seconds(state) },
      }),
    );
}

const seconds = ({ msBeforeNext }: RateLimiterRes) => String(Math.max(1, Math.ceil(msBeforeNext / 1000)));

const headers = (limit: number, state: RateLimiterRes) => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(state.remainingPoints),
  'RateLimit-Reset': seconds(state),
  'RateLimit-Policy': `${limit};w=${windowSeconds}`,
});
