import { resolve } from 'node:path';
import type { ReadPresentation } from '../../api/reading.ts';
import { saveDeck } from '../../saving/saveDeck.ts';
import { savedName } from '../../saving/saved.ts';
import { done, type Outcome } from '../outcome.ts';
import type { ReachedService } from '../reachService.ts';
import type { Surroundings } from '../surroundings.ts';
import type { ExportPlan } from './exportPlan.ts';
import { noteSentences } from './noteSentences.ts';
import { problemOutcome } from './problemOutcome.ts';

/** Writes a presentation as a file, and says where it is. */
export const exportPresentation = async (
  presentation: ReadPresentation,
  plan: ExportPlan,
  { connection }: ReachedService,
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { workingFolder, interruption, out, err } = surroundings;
  const path = resolve(workingFolder, plan.out ?? savedName(presentation.title, plan.format));
  const parts = { connection, place: surroundings, signal: interruption };
  const saved = await saveDeck(presentation, plan, path, parts);
  if ('problem' in saved) return problemOutcome(saved.problem);
  for (const sentence of noteSentences(saved.note)) err.write(`${sentence}\n`);
  for (const each of saved.paths) out.write(`${each}\n`);
  return done;
};
