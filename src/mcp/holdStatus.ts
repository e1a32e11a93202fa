import type { ReadStatus } from '../api/reading.ts';
import { type Failure, failed, type Result, succeeded } from '../client/failure.ts';
import type { ToolParts } from './tool.ts';

type Generating = Extract<ReadStatus, { status: 'generating' }>;

export interface HoldOptions {
  readonly generationId: string;
  /** How long an answer may be put off while nothing but progress happens. */
  readonly waitMilliseconds: number;
  readonly signal: AbortSignal;
  readonly onProgress: (status: Generating) => Promise<void>;
}

const follow = async (
  { connection, timing, holds }: ToolParts,
  { generationId, waitMilliseconds, signal, onProgress }: HoldOptions,
  first: Generating,
): Promise<Result<ReadStatus>> => {
  const over = new AbortController();
  const stop = AbortSignal.any([over.signal, signal, holds.closing]);
  const timeUp = timing.sleep(waitMilliseconds, stop).then(() => over.abort());
  let last: Generating = first;
  let unreachable: Failure | undefined;
  const events = connection.watch(generationId, stop);
  try {
    for (;;) {
      const { value: event, done } = await events.next();
      if (done) {
        if (!stop.aborted) return event;
        return unreachable ? failed(unreachable) : succeeded(last);
      }
      if (event.kind === 'question') {
        return succeeded({ status: 'awaiting_input', question: event.question, raw: {} });
      }
      if (event.kind === 'unreachable') unreachable = event.failure;
      if (event.kind !== 'generating') continue;
      unreachable = undefined;
      last = event.status;
      await onProgress(last);
    }
  } finally {
    over.abort();
    await events.return(failed({ kind: 'cancelled', message: '' }));
    await timeUp;
  }
};

/**
 * A job's status: at once where it is not generating, otherwise as soon as it changes or the time is up.
 * Where too many calls wait already, it is the present one.
 */
export const holdStatus = async (parts: ToolParts, options: HoldOptions): Promise<Result<ReadStatus>> => {
  const { connection, holds } = parts;
  const first = await connection.calls.pollGeneration(options.generationId, options.signal);
  if (!first.ok || first.value.status !== 'generating' || options.waitMilliseconds === 0) return first;
  const generating = first.value;
  await options.onProgress(generating);
  return (await holds.run(() => follow(parts, options, generating))) ?? first;
};
