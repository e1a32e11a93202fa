import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { ObjectFolder } from './objectFolder.ts';
import { ServiceAddresses } from './serviceAddresses.ts';
import { readSecret, Signer } from './signer.ts';
import { Uploads } from './uploads.ts';
import type { WorkspaceQuota } from './workspaceQuota.ts';

export interface OpenUploadsParts {
  readonly dataFolder: string;
  readonly folder: ObjectFolder;
  readonly store: Store;
  readonly quota: WorkspaceQuota;
  readonly now: () => number;
  readonly log: Log;
}

export async function openUploads(parts: OpenUploadsParts): Promise<Uploads> {
  const { dataFolder, log } = parts;
  const { secret, wasReplaced } = await readSecret(dataFolder);
  if (wasReplaced) {
    const reason = 'It was too short to keep anybody from signing; links that it signed are void.';
    log({ level: 'error', event: 'signing key replaced', reason });
  }
  return new Uploads({ ...parts, signer: new Signer(secret), addresses: new ServiceAddresses(dataFolder) });
}
