import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Values } from '../command.ts';
import { exportPlan } from '../exporting/exportPlan.ts';
import { exportPresentation } from '../exporting/exportPresentation.ts';
import { failureOutcome } from '../failureOutcome.ts';
import { makePresentation } from '../makePresentation.ts';
import type { exportOptions } from '../options.ts';
import { type Outcome, wrongUse } from '../outcome.ts';
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
  const plan = exportPlan(values);
  if ('problem' in plan) return wrongUse(plan.problem);
  if (await isFile(target, surroundings)) {
    return makePresentation(values, target, surroundings, ({ presentation }, service) =>
      exportPresentation(presentation, plan.value, service, surroundings),
    );
  }
  if (looksLikePath(target)) return wrongUse(`There is no file ${target}.`);
  return withService(values, surroundings, async (service) => {
    const found = await service.connection.calls.getPresentation(target, surroundings.interruption);
    return found.ok
      ? exportPresentation(found.value, plan.value, service, surroundings)
      : failureOutcome(found.failure);
  });
};
