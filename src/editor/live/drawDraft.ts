import { type Result, succeeded } from '../../client/failure.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import type { SourceText } from '../request/sourceText.ts';
import { handOver, withTheme } from '../request/startDeck.ts';

export interface Draft {
  readonly presentationId: string;
  readonly url: string;
}

/**
 * A deck of what the document says now, as its last version was made. Where something must be asked, or nothing can be
 * made of it, there is none; where the service did not answer, there may be one when it is asked again.
 */
export const drawDraft = async (
  parts: Parts,
  job: Job,
  source: SourceText,
  signal: AbortSignal,
): Promise<Result<Draft | undefined>> => {
  const connection = await parts.services.connect(job.service);
  if (!connection.ok) return connection;
  const choices = await withTheme(source, job.choices);
  const handed = await handOver(parts, connection.value, source, choices, {
    report: () => undefined,
    signal,
    mayAsk: false,
  });
  if (!handed.ok) return handed;
  const { generationId } = handed.value;
  const events = connection.value.watch(generationId, signal);
  for (;;) {
    const next = await events.next();
    if (next.done) {
      const ended = next.value;
      if (!ended.ok) return ended;
      if (ended.value.status !== 'completed') return succeeded(undefined);
      const { id, url } = ended.value.presentation;
      return succeeded(url === undefined ? undefined : { presentationId: id, url });
    }
    if (next.value.kind !== 'question') continue;
    const { question, reply } = next.value;
    const given = job.answers?.find((answer) => answer.question === question);
    const answered = given && (await reply(given.content, given.attachments && [...given.attachments]));
    if (answered?.ok) continue;
    await connection.value.beyond.cancelGeneration(generationId);
    return succeeded(undefined);
  }
};
