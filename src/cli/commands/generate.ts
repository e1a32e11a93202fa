import { formatOfPath } from '../../saving/saved.ts';
import { exportPlan } from '../exporting/exportPlan.ts';
import { exportPresentation } from '../exporting/exportPresentation.ts';
import type { GenerateValues } from '../generationRequest.ts';
import { makePresentation } from '../makePresentation.ts';
import { type Outcome, wrongUse } from '../outcome.ts';
import type { Surroundings } from '../surroundings.ts';
import { presentPresentation, viewingProblem } from '../viewing.ts';

export const generate = async (
  values: GenerateValues,
  [path = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const impossible = viewingProblem(values);
  if (impossible) return impossible;
  if (values.out === undefined)
    return makePresentation(values, path, surroundings, ({ presentation, raw }, service) =>
      presentPresentation(presentation, raw, values, service, surroundings),
    );
  const plan = exportPlan({ format: formatOfPath(values.out), out: values.out });
  if ('problem' in plan) return wrongUse(plan.problem);
  return makePresentation(values, path, surroundings, ({ presentation }, service) =>
    exportPresentation(presentation, plan.value, service, surroundings),
  );
};
