import * as z from 'zod';
import { type Role, roles } from '../service/serviceConfig.ts';
import type { TeamConfig } from '../service/team/teamConfig.ts';
import type { Surroundings } from './surroundings.ts';

type Environment = Surroundings['environment'];

const address = (example: string, protocol: RegExp) => z.url({ protocol, error: `must be like ${example}` });
const web = (example: string) => address(example, /^https?$/).transform((url) => url.replace(/\/+$/, ''));

const connections = 'must be a whole number from 2 to 1000';

const variables = z.object({
  DECKWRIGHT_DATABASE_URL: address('postgres://user:password@host/database', /^postgres(ql)?$/).optional(),
  DECKWRIGHT_DATABASE_CONNECTIONS: z.coerce
    .number(connections)
    .int(connections)
    .min(2, connections)
    .max(1_000, connections)
    .optional(),
  DECKWRIGHT_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  DECKWRIGHT_S3_REGION: z.string().optional(),
  DECKWRIGHT_S3_ENDPOINT: web('https://s3.example.com').optional(),
  DECKWRIGHT_S3_PUBLIC_ENDPOINT: web('https://files.example.com').optional(),
  DECKWRIGHT_PUBLIC_URL: web('https://decks.example.com').optional(),
  DECKWRIGHT_ROLE: z.enum(roles, { error: `must be one of ${roles.join(', ')}` }).optional(),
});

export interface TeamEnvironment {
  readonly team?: TeamConfig;
  readonly publicUrl?: string;
  readonly role?: Role;
}

const usualConnections = 10;
const usualRegion = 'us-east-1';

/** What the environment says of the servers that a team's service stands on. */
export function teamOfEnvironment(
  environment: Environment,
): { readonly found: TeamEnvironment } | { readonly problem: string } {
  const given = Object.entries(environment).filter(
    ([name, value]) => name in variables.shape && value?.trim(),
  );
  const read = variables.safeParse(Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])));
  if (!read.success) {
    const [issue] = read.error.issues;
    return { problem: `${String(issue?.path[0])} ${issue?.message}.` };
  }
  const {
    DECKWRIGHT_DATABASE_URL: databaseUrl,
    DECKWRIGHT_DATABASE_CONNECTIONS: databaseConnections = usualConnections,
    DECKWRIGHT_S3_BUCKET: bucket,
    DECKWRIGHT_S3_REGION: region = environment.AWS_REGION || usualRegion,
    DECKWRIGHT_S3_ENDPOINT: endpoint,
    DECKWRIGHT_S3_PUBLIC_ENDPOINT: publicEndpoint,
    DECKWRIGHT_PUBLIC_URL: publicUrl,
    DECKWRIGHT_ROLE: role,
  } = read.data;
  const found = { ...(publicUrl && { publicUrl }), ...(role && { role }) };
  if (databaseUrl === undefined && bucket === undefined) {
    if (role === undefined || role === 'all') return { found };
    return { problem: `DECKWRIGHT_ROLE ${role} needs DECKWRIGHT_DATABASE_URL and DECKWRIGHT_S3_BUCKET.` };
  }
  if (databaseUrl === undefined)
    return { problem: 'DECKWRIGHT_S3_BUCKET needs DECKWRIGHT_DATABASE_URL too.' };
  if (bucket === undefined) return { problem: 'DECKWRIGHT_DATABASE_URL needs DECKWRIGHT_S3_BUCKET too.' };
  const team: TeamConfig = {
    databaseUrl,
    databaseConnections,
    bucket,
    region,
    ...(endpoint && { endpoint }),
    ...(publicEndpoint && { publicEndpoint }),
  };
  return { found: { ...found, team } };
}
