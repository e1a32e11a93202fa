import { endedKeys } from '../keys/keyring.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { FolderUploads } from './folderUploads.ts';
import type { ObjectFolder } from './objectFolder.ts';
import { ServiceAddresses } from './serviceAddresses.ts';
import { readSecret, Signer } from './signer.ts';
import { UploadRows } from './uploadRows.ts';
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

export interface OpenedUploads {
  readonly uploads: Uploads;
  readonly signer: Signer;
  /** Undefined: files are sent elsewhere. */
  readonly receiver?: FolderUploads;
}

export async function openUploads(parts: OpenUploadsParts): Promise<OpenedUploads> {
  const { dataFolder, folder, store, quota, now, log } = parts;
  const { secret, wasReplaced } = await readSecret(dataFolder);
  if (wasReplaced) {
    const reason = 'It was too short to keep anybody from signing; links that it signed are void.';
    log({ level: 'error', event: 'signing key replaced', reason });
  }
  const signer = new Signer(() => [secret]);
  const rows = new UploadRows(store, now);
  const receiver = new FolderUploads({ folder, signer, rows, quota, now, hasEnded: endedKeys(store, now) });
  const addresses = new ServiceAddresses(dataFolder);
  return {
    uploads: new Uploads({ storage: receiver, rows, signer, addresses, quota, now }),
    signer,
    receiver,
  };
}
