import type { Values } from '../command.ts';
import { failureOutcome } from '../failureOutcome.ts';
import type { plainOptions } from '../options.ts';
import { done, type Outcome, wrongUse } from '../outcome.ts';
import { presentationSummary } from '../presentationSummary.ts';
import type { Surroundings } from '../surroundings.ts';
import { withService } from '../withService.ts';

export const rename = async (
  values: Values<typeof plainOptions>,
  [id = '', title = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  if (title.trim() === '') return wrongUse('The new title must say something.');
  return withService(values, surroundings, async ({ connection }) => {
    const renamed = await connection.calls.renamePresentation(id, title, surroundings.interruption);
    if (!renamed.ok) return failureOutcome(renamed.failure);
    surroundings.out.write(
      values.json
        ? `${JSON.stringify(renamed.value.raw, undefined, 2)}\n`
        : presentationSummary(renamed.value, undefined),
    );
    return done;
  });
};
