import { S3Client } from '@aws-sdk/client-s3';
import pg from 'pg';
import { newObjectKey } from '../objects/objectKey.ts';
import { fileKey } from '../objects/uploadStorage.ts';
import { BucketObjects } from './bucket.ts';
import { clientConfig } from './clientConfig.ts';
import type { TeamConfig } from './teamConfig.ts';

export interface Finding {
  readonly what: string;
  /** Undefined: it is as it should be. */
  readonly problem?: string;
}

/** Whether the servers are there and let us do what a service does; leaves nothing behind. */
export async function examineTeam(team: TeamConfig): Promise<Finding[]> {
  return Promise.all([
    finding('The database answers and lets tables be made', () => tryDatabase(team.databaseUrl)),
    finding(`The bucket ${team.bucket} keeps, gives back and deletes files`, () => tryBucket(team)),
  ]);
}

async function finding(what: string, attempt: () => Promise<void>): Promise<Finding> {
  try {
    await attempt();
    return { what };
  } catch (error) {
    const { message, name } = error as Error;
    return { what, problem: message || name };
  }
}

const patienceMs = 5_000;

async function tryDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('create table "deckwrightExamined" (id integer)');
    await client.query('rollback');
  } finally {
    await client.end();
  }
}

async function tryBucket(team: TeamConfig): Promise<void> {
  const client = new S3Client({ ...clientConfig(team, team.endpoint), maxAttempts: 1 });
  const nowhere = {
    filePath: () => '',
    makeRoom: async () => undefined,
    removeFolder: async () => undefined,
  };
  const objects = new BucketObjects(client, team.bucket, nowhere);
  const folder = fileKey(newObjectKey('doctor', 'examined'));
  try {
    await objects.check();
    await objects.put(`${folder}/examined`, Buffer.from('examined'));
    if ((await objects.size(`${folder}/examined`)) !== 8)
      throw new Error('A file that was put there is not there');
    await objects.removeFolder(folder);
    if ((await objects.size(`${folder}/examined`)) !== undefined)
      throw new Error('A deleted file is still there');
  } finally {
    client.destroy();
  }
}
