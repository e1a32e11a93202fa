import type { Values } from '../command.ts';
import type { plainestOptions } from '../options.ts';
import { done, type Outcome, wrongUse } from '../outcome.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { storeOutcome } from '../storeOutcome.ts';
import type { Surroundings } from '../surroundings.ts';

export const rotateSecret = async (
  _values: Values<typeof plainestOptions>,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const read = await readEnvironment(surroundings.environment);
  if ('problem' in read) return wrongUse(read.problem);
  const { team } = read.servers;
  if (team === undefined)
    return wrongUse(
      'This replaces the secret that DECKWRIGHT_DATABASE_URL keeps. That of a data folder is its file signing.key: deleted while no service runs, it is made anew, and links to uploads are void.',
    );
  try {
    const [{ openRows }, shared] = await Promise.all([
      import('../../service/store/openRows.ts'),
      import('../../service/team/sharedSecrets.ts'),
    ]);
    const store = await openRows('', { team });
    await shared.rotateSecret(store, Date.now).finally(() => store.destroy());
    surroundings.out.write(
      'Links are signed with a new secret in a few minutes; those that were given out stay good until they end.\n',
    );
    return done;
  } catch (error) {
    return storeOutcome(error);
  }
};
