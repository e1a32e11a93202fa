import { formatOfPath } from '../../saving/saved.ts';
import { exportMade } from '../exporting/exportPresentation.ts';
import { readyPlan } from '../exporting/readyPlan.ts';
import type { GenerateValues } from '../generationRequest.ts';
import { makePresentation } from '../makePresentation.ts';
import type { Outcome } from '../outcome.ts';
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
  const { out } = values;
  const ready = await readyPlan({ format: formatOfPath(out), out }, path, surroundings);
  if ('outcome' in ready) return ready.outcome;
  return makePresentation(values, path, surroundings, exportMade(ready.plan, surroundings));
};
