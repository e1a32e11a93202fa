import type { Windows } from './http/minuteWindows.ts';
import type { Wakes } from './jobs/wakes.ts';
import type { ObjectFolder } from './objects/objectFolder.ts';
import type { Objects } from './objects/objects.ts';
import type { OpenedUploads } from './objects/openUploads.ts';
import type { WorkspaceQuota } from './objects/workspaceQuota.ts';
import type { Store } from './store/store.ts';
import type { Health } from './store/storeHealth.ts';

/** What a service stands on: a folder of one machine, or servers that several machines share. */
export interface Parts {
  readonly store: Store;
  readonly health: Health;
  readonly objects: Objects;
  /** On this machine, for what is only needed while a job goes on. */
  readonly scratch: ObjectFolder;
  readonly wakes: Wakes;
  /** When the rows were begun: files from before belong to others that were lost. */
  readonly since: () => Promise<number>;
  /** So many a minute for each key; undefined: counted in each process. */
  windows?(most: number): Windows;
  openUploads(quota: WorkspaceQuota): Promise<OpenedUploads>;
  /** What of its own is to be looked after from time to time. */
  sweep(time: number): Promise<void>;
  /** A sentence for whoever started the service. */
  readonly notice?: string;
  close(): Promise<void>;
}
