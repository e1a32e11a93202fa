import { resolve } from 'node:path';
import { backUp } from '../../service/keeping/backup.ts';
import type { Values } from '../command.ts';
import { dataFolder } from '../dataFolder.ts';
import type { dataOptions } from '../options.ts';
import { done, type Outcome, wrongUse } from '../outcome.ts';
import { storeOutcome } from '../storeOutcome.ts';
import type { Surroundings } from '../surroundings.ts';

export const backup = async (
  { data }: Values<typeof dataOptions>,
  [folder = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  if (surroundings.environment.DECKWRIGHT_DATABASE_URL)
    return wrongUse(
      'This backs up a data folder; what DECKWRIGHT_DATABASE_URL names is backed up with the tools of the database.',
    );
  const target = resolve(surroundings.workingFolder, folder);
  try {
    const { presentations, files } = await backUp(dataFolder(data, surroundings), target);
    surroundings.out.write(
      `${presentations} presentations and ${files} files are in ${target}, a data folder of its own.\n`,
    );
    return done;
  } catch (error) {
    return storeOutcome(error);
  }
};
