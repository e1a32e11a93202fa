import { StartError } from '../startError.ts';
import type { TeamConfig } from '../team/teamConfig.ts';
import { brokenJournalSentence } from './brokenJournal.ts';
import { lossSentence } from './lostDatabase.ts';
import { type OpenOptions, openStore, type Store } from './store.ts';

/** Those of a data folder, or of a team's database; throws a StartError where they cannot be used. */
export async function openRows(
  dataFolder: string,
  { team, ...options }: OpenOptions & { readonly team?: TeamConfig | undefined } = {},
): Promise<Store> {
  if (team) {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres(team.databaseUrl, 1);
  }
  const { store, loss, brokenJournal } = await openStore(dataFolder, options);
  const said = loss ? lossSentence(loss) : brokenJournal && brokenJournalSentence(brokenJournal);
  if (said === undefined) return store;
  await store.destroy();
  throw new StartError(`${said} Once you know that, do this again.`);
}
