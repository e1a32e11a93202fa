import { cancelled, type Failure, type Result } from './failure.ts';
import type { Timing } from './timing.ts';

const delays = [2_000, 4_000, 8_000];
/** A service that asks for more is not waited for: the person hears how long it would take. */
const longestWaitSeconds = 60;

const transientStatuses: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const transientProblems: ReadonlySet<string> = new Set(['offline', 'refused', 'timeout', 'lost']);

/** It may well work later without anybody changing anything. */
export const isTransient = (failure: Failure): boolean =>
  (failure.kind === 'connection' && transientProblems.has(failure.problem)) ||
  (failure.kind === 'refused' && transientStatuses.has(failure.status));

/** The service cannot have acted on the request. */
const certainlyNotTaken = (failure: Failure): boolean =>
  (failure.kind === 'connection' && !failure.sent) ||
  (failure.kind === 'refused' &&
    (failure.status === 429 || (failure.status === 503 && failure.retryAfterSeconds !== undefined)));

const waitFor = (failure: Failure, delay: number, random: number): number => {
  const asked = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
  return asked === undefined ? delay * (0.75 + random / 2) : asked * 1_000 + random * 500;
};

export interface Retries {
  /** Doing it twice is as good as doing it once. */
  readonly idempotent: boolean;
  readonly timing: Timing;
  readonly signal?: AbortSignal;
}

export const withRetries = async <T>(
  attempt: () => Promise<Result<T>>,
  { idempotent, timing, signal }: Retries,
): Promise<Result<T>> => {
  for (const delay of delays) {
    const result = await attempt();
    if (result.ok) return result;
    const { failure } = result;
    if (!isTransient(failure) || !(idempotent || certainlyNotTaken(failure))) return result;
    const wait = waitFor(failure, delay, timing.random());
    if (wait > longestWaitSeconds * 1_000 + 500) return result;
    await timing.sleep(wait, signal);
    if (signal?.aborted) return cancelled;
  }
  return attempt();
};
