import type { StartGenerationInput } from '../api/generation.ts';
import type { ReadStatus } from '../api/reading.ts';
import { cancelled, type Failure, type Result, succeeded } from './failure.ts';
import type { PresentationClient } from './presentationClient.ts';
import { isTransient } from './retrying.ts';
import type { Timing } from './timing.ts';
import { WorkedTime } from './workedTime.ts';

const longestDelay = 5_000;
const minute = 60_000;

type StatusOf<Status extends ReadStatus['status']> = Extract<ReadStatus, { status: Status }>;
export type FinalStatus = StatusOf<'completed' | 'failed'>;

export type JobEvent =
  | { readonly kind: 'generating'; readonly status: StatusOf<'generating'> }
  | {
      readonly kind: 'question';
      readonly question: string;
      /** A question that somebody else has answered meanwhile counts as answered. */
      readonly reply: (
        content: string,
        attachments?: StartGenerationInput['attachments'],
      ) => Promise<Result<void>>;
    }
  /** Told again after as long; going on or stopping is the caller's choice. */
  | { readonly kind: 'takingLong'; readonly minutes: number }
  /** The service does not answer; the watch goes on for a while. */
  | { readonly kind: 'unreachable'; readonly failure: Failure };

export interface WatchOptions {
  readonly client: PresentationClient;
  readonly generationId: string;
  readonly timing: Timing;
  readonly signal?: AbortSignal;
  readonly pace?: Pace;
  readonly longMinutes?: number;
  readonly unreachableMinutes?: number;
}

/** How polling begins, and by what each delay is longer than the one before. */
export interface Pace {
  readonly firstDelay: number;
  readonly growth: number;
}

const considerate: Pace = { firstDelay: 2_000, growth: 1.3 };
/** With a service of this machine. */
export const localPace: Pace = { firstDelay: 25, growth: 1.1 };

/** What may pass by itself while a job runs: no network for a moment, a page that asks to log in to it; no answer without an end. */
const mayPass = (failure: Failure): boolean =>
  isTransient(failure) ||
  (failure.kind === 'notTheApi' && failure.status !== undefined) ||
  (failure.kind === 'connection' && failure.problem === 'dns');

const isSame = (a: ReadStatus | undefined, b: ReadStatus): boolean =>
  a !== undefined && JSON.stringify(a.raw) === JSON.stringify(b.raw);

/**
 * Polls a job to its end: yields what changes, returns the final status. It survives what may pass by itself.
 * Leaving the loop or aborting the signal stops it; the job itself goes on.
 */
export async function* watchJob({
  client,
  generationId,
  timing,
  signal,
  pace: { firstDelay, growth } = considerate,
  longMinutes = 5,
  unreachableMinutes = 5,
}: WatchOptions): AsyncGenerator<JobEvent, Result<FinalStatus>> {
  let last: ReadStatus | undefined;
  let delay = firstDelay;
  const worked = new WorkedTime(timing);
  let workingSince = worked.now();
  let toldMinutes = 0;
  let unreachableSince: number | undefined;
  let answers = 0;
  let wake = new AbortController();

  const startAfresh = () => {
    last = undefined;
    delay = firstDelay;
    workingSince = worked.now();
    toldMinutes = 0;
    answers += 1;
    wake.abort();
  };

  const reply = async (content: string, attachments?: StartGenerationInput['attachments']) => {
    const answered = await client.replyToQuestion(generationId, { content, attachments }, signal);
    const isAnswered =
      answered.ok || (answered.failure.kind === 'refused' && answered.failure.code === 'NOT_AWAITING_INPUT');
    if (!isAnswered) return answered;
    startAfresh();
    return succeeded(undefined);
  };

  while (!signal?.aborted) {
    const jittered = delay * (0.9 + timing.random() * 0.2);
    wake = new AbortController();
    await timing.sleep(
      Math.min(longestDelay, Math.max(firstDelay, jittered)),
      signal ? AbortSignal.any([signal, wake.signal]) : wake.signal,
    );
    delay = Math.min(longestDelay, delay * growth);
    worked.now();
    const answersBefore = answers;
    const polled = await client.pollGeneration(generationId, signal);
    worked.now();
    if (signal?.aborted) break;
    if (answers !== answersBefore) continue;
    if (!polled.ok) {
      unreachableSince ??= worked.now();
      const isOver = worked.now() - unreachableSince >= unreachableMinutes * minute;
      if (isOver || !mayPass(polled.failure)) return polled;
      yield { kind: 'unreachable', failure: polled.failure };
      continue;
    }
    unreachableSince = undefined;
    const status = polled.value;
    if (status.status === 'completed' || status.status === 'failed') return succeeded(status);
    const changed = !isSame(last, status);
    last = status;
    if (status.status === 'awaiting_input') {
      workingSince = worked.now();
      toldMinutes = 0;
      if (changed) yield { kind: 'question', question: status.question, reply };
      continue;
    }
    if (changed) yield { kind: 'generating', status };
    const minutes = Math.floor((worked.now() - workingSince) / minute);
    if (minutes >= toldMinutes + longMinutes) {
      toldMinutes = minutes;
      yield { kind: 'takingLong', minutes };
    }
  }
  return cancelled;
}
