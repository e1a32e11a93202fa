import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { ServiceClock } from '../jobs/serviceClock.ts';
import type { Log } from '../log.ts';
import { ObjectFolder } from '../objects/objectFolder.ts';
import { Signer } from '../objects/signer.ts';
import { UploadRows } from '../objects/uploadRows.ts';
import { Uploads } from '../objects/uploads.ts';
import type { Parts } from '../parts.ts';
import { StartError } from '../startError.ts';
import { refuseForeign, scratchName } from '../store/foreignFolder.ts';
import { openPostgres } from '../store/openPostgres.ts';
import { makePrivate } from '../store/privateFolder.ts';
import { openBossWakes } from './bossWakes.ts';
import { BucketObjects, broughtFolder } from './bucket.ts';
import { BucketUploads } from './bucketUploads.ts';
import { clientConfig } from './clientConfig.ts';
import { RowWindows } from './rowWindows.ts';
import { SharedAddresses } from './sharedAddresses.ts';
import { SharedSecrets } from './sharedSecrets.ts';
import type { TeamConfig } from './teamConfig.ts';
import { TeamHealth } from './teamHealth.ts';

const dayMs = 86_400_000;

/** Rows on a PostgreSQL server, files in an S3-compatible storage; of this machine only what a step needs. */
export async function openTeamParts(
  team: TeamConfig,
  { dataFolder, log }: { readonly dataFolder: string; readonly log: Log },
  now: () => number,
): Promise<Parts> {
  const store = await openPostgres(team.databaseUrl, team.databaseConnections);
  try {
    await refuseForeign(dataFolder, true);
    await makePrivate(dataFolder);
    const scratch = new ObjectFolder(join(dataFolder, scratchName));
    const client = new S3Client(clientConfig(team, team.endpoint));
    const signing = new S3Client(clientConfig(team, team.publicEndpoint ?? team.endpoint));
    const objects = new BucketObjects(client, team.bucket, scratch);
    await objects.check().catch((error: Error) => {
      throw new StartError(`The bucket ${team.bucket} cannot be used: ${error.message || error.name}.`);
    });
    const secrets = await SharedSecrets.open(store, now);
    const clock = new ServiceClock(store, now);
    const wakes = await openBossWakes(team.databaseUrl, log);
    return {
      store,
      health: new TeamHealth({ checks: [() => clock.look(), () => objects.check()], log }),
      objects,
      scratch,
      wakes,
      since: async () => secrets.since,
      windows: (most) => new RowWindows(store, most),
      async openUploads(quota) {
        const rows = new UploadRows(store, now);
        const storage = new BucketUploads({ objects, bucket: team.bucket, signing, now });
        const addresses = new SharedAddresses(store);
        const signer = new Signer(secrets.current);
        return { uploads: new Uploads({ storage, rows, signer, addresses, quota, now }), signer };
      },
      async sweep(time) {
        for (const { name, changed } of await scratch.list(broughtFolder))
          if (changed < time - dayMs) await scratch.removeFolder(`${broughtFolder}/${name}`);
      },
      async close() {
        secrets.close();
        await wakes.close();
        for (const each of [client, signing]) each.destroy();
        await store.destroy();
      },
    };
  } catch (error) {
    await store.destroy();
    throw error;
  }
}
