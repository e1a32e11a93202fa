import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Values } from '../command.ts';
import { isWritten } from '../exporting/exportPlan.ts';
import { exportMade, exportPresentation } from '../exporting/exportPresentation.ts';
import { readyPlan } from '../exporting/readyPlan.ts';
import { failureOutcome } from '../failureOutcome.ts';

import type { exportOptions } from '../options.ts';
import { type Outcome, wrongUse } from '../outcome.ts';
import { isDeckFile } from '../sourceDocument.ts';
import type { Surroundings } from '../surroundings.ts';
import { withService } from '../withService.ts';

/** A file that is there is made into a presentation first; else it is the id of one. */
const isFile = (path: string, { workingFolder }: Surroundings): Promise<boolean> =>
  stat(resolve(workingFolder, path)).then(
    (found) => found.isFile(),
    () => false,
  );

const looksLikePath = (target: string): boolean => /[./\\]/.test(target);

export const exportDeck = async (
  values: Values<typeof exportOptions>,
  [target = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const ready = await readyPlan(values, target, surroundings);
  if ('outcome' in ready) return ready.outcome;
  const { plan } = ready;
  if (await isFile(target, surroundings)) {
    if (isDeckFile(target) && values['base-url'] === undefined && isWritten(plan)) {
      const { exportDeckFile } = await import('../exporting/exportDeckFile.ts');
      return exportDeckFile(target, plan, surroundings);
    }
    const { makePresentation } = await import('../makePresentation.ts');
    return makePresentation(values, target, surroundings, exportMade(plan, surroundings));
  }
  if (looksLikePath(target)) return wrongUse(`There is no file ${target}.`);
  return withService(values, surroundings, async (service) => {
    const found = await service.connection.calls.getPresentation(target, surroundings.interruption);
    return found.ok
      ? exportPresentation(found.value, plan, service, surroundings)
      : failureOutcome(found.failure);
  });
};
