import { inOneLine } from '../../api/oneLine.ts';
import type { ReadPresentation } from '../../api/reading.ts';
import { saveDeck } from '../../saving/saveDeck.ts';
import { done, failedBecause, type Outcome } from '../outcome.ts';
import type { ReachedService } from '../reachService.ts';
import type { Surroundings } from '../surroundings.ts';
import type { ExportPlan } from './exportPlan.ts';
import { noteSentences } from './noteSentences.ts';
import { placeOf } from './placeOf.ts';
import { problemOutcome } from './problemOutcome.ts';

/** Writes a presentation as a file, and says where it is. */
export const exportPresentation = async (
  presentation: ReadPresentation,
  plan: ExportPlan,
  { connection, foreign }: Pick<ReachedService, 'connection' | 'foreign'>,
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { interruption, out, err } = surroundings;
  const refused = foreign(presentation.url);
  if (refused) return failedBecause(refused);
  const place = await placeOf(presentation, plan, surroundings);
  if ('problem' in place) return failedBecause(place.problem);
  const hosts = { connection, foreign };
  const parts = { connection, place: surroundings, signal: interruption, hosts };
  const saved = await saveDeck(presentation, plan, place.value, parts);
  if ('problem' in saved) return problemOutcome(saved.problem);
  for (const sentence of noteSentences(saved.note, plan.format)) err.write(`${inOneLine(sentence)}\n`);
  for (const each of saved.paths) out.write(`${each}\n`);
  return done;
};

/** Of a presentation that was made for it: one that could not be written is not lost. */
export const exportMade =
  (plan: ExportPlan, surroundings: Surroundings) =>
  async (
    { presentation }: { readonly presentation: ReadPresentation },
    service: ReachedService,
  ): Promise<Outcome> => {
    const outcome = await exportPresentation(presentation, plan, service, surroundings);
    if (outcome.sentence === undefined) return outcome;
    const again = `The presentation is kept: "deckwright export ${presentation.id}" writes it.`;
    return { ...outcome, sentence: `${outcome.sentence} ${again}` };
  };
