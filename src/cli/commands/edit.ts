import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Values } from '../command.ts';
import { failureOutcome } from '../failureOutcome.ts';
import type { editOptions } from '../options.ts';
import { done, failedBecause, type Outcome, wrongUse } from '../outcome.ts';
import type { Surroundings } from '../surroundings.ts';
import { withService } from '../withService.ts';

export const edit = async (
  values: Values<typeof editOptions>,
  [id = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { out } = values;
  if (!out || !/\.deck\.md$/i.test(out)) return wrongUse('--out must name a file that ends in .deck.md.');
  return withService(values, surroundings, async ({ connection }) => {
    const found = await connection.beyond.getDeck(id, surroundings.interruption);
    if (!found.ok) return failureOutcome(found.failure);
    try {
      await writeFile(resolve(surroundings.workingFolder, out), found.value.text, { flag: 'wx' });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return failedBecause(
        code === 'EEXIST' ? `${out} is there already.` : `${out} could not be written: ${code}.`,
      );
    }
    surroundings.out.write(`${out}\n`);
    return done;
  });
};
