import { createHash } from 'node:crypto';

/** Where a job's files are: its uploaded sources, and the pictures of the deck it makes. */
export interface JobFiles {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** A file that an engine thread may read. */
  filePath(key: string): string;
  removeFolder(key: string): Promise<void>;
}

/** A picture's object key: an asset's id is the engine's and may hold anything. */
export const pictureKey = (jobId: string, assetId: string): string =>
  `pictures/${jobId}/${createHash('sha256').update(assetId).digest('hex')}`;

/** Where the steps of a job keep what a language model replied until they are saved. */
export const repliesKey = (jobId: string): string => `replies/${jobId}`;
export const stepRepliesKey = (jobId: string, step: 'plan' | number): string =>
  `${repliesKey(jobId)}/${step}`;
