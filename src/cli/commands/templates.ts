import { inOneLine } from '../../api/oneLine.ts';
import type { Values } from '../command.ts';
import { failureOutcome } from '../failureOutcome.ts';
import type { plainOptions } from '../options.ts';
import { done, type Outcome } from '../outcome.ts';
import type { Surroundings } from '../surroundings.ts';
import { toldColumns } from '../toldColumns.ts';
import { withService } from '../withService.ts';

export const templates = (
  values: Values<typeof plainOptions>,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> =>
  withService(values, surroundings, async ({ connection }) => {
    const listed = await connection.calls.listTemplates(surroundings.interruption);
    if (!listed.ok) return failureOutcome(listed.failure);
    const { out, err } = surroundings;
    if (values.json)
      out.write(`${JSON.stringify({ templates: listed.value.map(({ raw }) => raw) }, undefined, 2)}\n`);
    else if (listed.value.length === 0) err.write('The workspace has no templates.\n');
    else {
      const blocks = listed.value.map(
        ({ id, name, description, sections }) =>
          `${inOneLine(`${id}  ${name}${description && `: ${description}`}`)}\n${toldColumns(
            sections.map((section) => [section.id, section.title, section.description]),
          )}`,
      );
      out.write(blocks.join('\n'));
    }
    return done;
  });
