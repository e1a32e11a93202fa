import { readFile } from 'node:fs/promises';
import type { Surroundings } from './surroundings.ts';
import type { TeamEnvironment } from './teamOfEnvironment.ts';

type Environment = Surroundings['environment'];

/** What may also stand in a file, which NAME_FILE names: other users of a machine may see an environment. */
const secrets = ['DECKWRIGHT_DATABASE_URL', 'DECKWRIGHT_LOCAL_KEY', 'DECKWRIGHT_MODEL_KEY'] as const;

export interface ReadEnvironment {
  /** With the secrets that stand in files. */
  readonly environment: Environment;
  readonly servers: TeamEnvironment;
}

/** What a service or its keys need of the environment; a sentence that names the variable that is wrong. */
export async function readEnvironment(
  given: Environment,
): Promise<ReadEnvironment | { readonly problem: string }> {
  const read: Record<string, string> = {};
  for (const name of secrets) {
    const file = given[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (given[name]) return { problem: `Set either ${name} or ${name}_FILE, not both.` };
    try {
      read[name] = (await readFile(file, 'utf8')).trim();
    } catch (error) {
      return { problem: `${name}_FILE names a file that cannot be read: ${(error as Error).message}.` };
    }
  }
  const environment = { ...given, ...read };
  // Whoever names no servers does not wait for what checks their names.
  if (!Object.keys(environment).some(namesServers)) return { environment, servers: {} };
  const { teamOfEnvironment } = await import('./teamOfEnvironment.ts');
  const named = teamOfEnvironment(environment);
  return 'problem' in named ? named : { environment, servers: named.found };
}

const namesServers = (name: string) => /^DECKWRIGHT_(DATABASE|S3|PUBLIC_URL|ROLE)/.test(name);
