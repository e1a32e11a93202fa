import type { Values } from '../command.ts';
import { failureOutcome } from '../failureOutcome.ts';
import type { showOptions } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import type { Surroundings } from '../surroundings.ts';
import { presentPresentation, viewingProblem } from '../viewing.ts';
import { withService } from '../withService.ts';

export const show = async (
  values: Values<typeof showOptions>,
  [id = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> =>
  viewingProblem(values) ??
  withService(values, surroundings, async (service) => {
    const found = await service.connection.calls.getPresentation(id, surroundings.interruption);
    return found.ok
      ? presentPresentation(found.value, found.value.raw, values, service, surroundings)
      : failureOutcome(found.failure);
  });
