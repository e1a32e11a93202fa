import { failed, type Result, succeeded, unusable } from '../../client/failure.ts';
import type { ServiceConnection } from '../../client/serviceConnection.ts';
import type { FinalStatus } from '../../client/watchJob.ts';
import type { Parts } from '../parts.ts';
import type { SourceText } from '../request/sourceText.ts';
import { handOver } from '../request/startDeck.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import type { Report } from '../showProgress.ts';
import { exportWords } from '../words/exportWords.ts';
import { listWords } from '../words/listWords.ts';

const noChoices = {
  askQuestions: false,
  narrative: 'Auto',
  rewriteStyle: 'Preserve',
  sectionCount: 'auto',
  language: 'auto',
} as const;

export interface MadeOfDeckFile {
  readonly presentation: Extract<FinalStatus, { status: 'completed' }>['presentation'];
  readonly connection: ServiceConnection;
}

/** The built-in service shows a deck file one slide for one. */
export const madeOfDeckFile = async (
  parts: Parts,
  source: SourceText,
  { report, signal }: { readonly report: Report; readonly signal: AbortSignal },
): Promise<Result<MadeOfDeckFile>> => {
  report({ message: say(exportWords.makingSlides) });
  const connected = await parts.services.connect(builtInUrl);
  if (!connected.ok) return connected;
  const connection = connected.value;
  const handed = await handOver(parts, connection, source, noChoices, { report, signal });
  if (!handed.ok) return handed;
  report({ message: say(exportWords.makingSlides) });
  const events = connection.watch(handed.value.generationId, signal);
  let next = await events.next();
  while (!next.done) next = await events.next();
  if (!next.value.ok) return failed(next.value.failure);
  const status = next.value.value;
  if (status.status !== 'completed') return unusable(status.reason || say(listWords.noReason));
  return succeeded({ presentation: status.presentation, connection });
};
