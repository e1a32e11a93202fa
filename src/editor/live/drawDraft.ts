import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import type { SourceText } from '../request/sourceText.ts';
import { handOver, withTheme } from '../request/startDeck.ts';

export interface Draft {
  readonly presentationId: string;
  readonly url: string;
}

/** The service did not do what it may do when it is asked again. */
export const notNow = Symbol('not now');

/** A deck of what the document says now, as its last version was made. Where something must be asked there is none. */
export const drawDraft = async (
  parts: Parts,
  job: Job,
  source: SourceText,
  signal: AbortSignal,
): Promise<Draft | typeof notNow | undefined> => {
  const connection = await parts.services.connect(job.service);
  if (!connection.ok) return notNow;
  const choices = await withTheme(source, job.choices);
  const handed = await handOver(parts, connection.value, source, choices, {
    report: () => undefined,
    signal,
    mayAsk: false,
  });
  if (!handed.ok) return notNow;
  const { generationId } = handed.value;
  const events = connection.value.watch(generationId, signal);
  for (;;) {
    const next = await events.next();
    if (next.done) {
      const ended = next.value;
      if (!ended.ok) return notNow;
      if (ended.value.status !== 'completed') return undefined;
      const { id, url } = ended.value.presentation;
      return url === undefined ? undefined : { presentationId: id, url };
    }
    if (next.value.kind !== 'question') continue;
    const { question, reply } = next.value;
    const given = job.answers?.find((answer) => answer.question === question);
    const answered = given && (await reply(given.content, given.attachments && [...given.attachments]));
    if (answered?.ok) continue;
    await connection.value.beyond.cancelGeneration(generationId);
    return undefined;
  }
};
