import { createHash } from 'node:crypto';
import type { Objects } from '../objects/objects.ts';

/** Where a job's files are: its uploaded sources, and the pictures of the deck it makes. */
export type JobFiles = Pick<Objects, 'take' | 'bring' | 'size'>;

/** Folders of this machine for what is only needed while a job goes on. */
export interface Scratch {
  /** A file that an engine thread may read. */
  filePath(key: string): string;
  size(key: string): Promise<number | undefined>;
  removeFolder(key: string): Promise<void>;
}

/** Folders that hold one for each job, by its id. */
export const picturesFolder = 'pictures';
const readingFolder = 'reading';
/** What only a job that goes on has any use for, also what older programs left of it. */
export const workFolders = [readingFolder, 'replies'] as const;

export const picturesKey = (jobId: string): string => `${picturesFolder}/${jobId}`;

/** A picture's object key: an asset's id is the engine's and may hold anything. */
export const pictureKey = (jobId: string, assetId: string): string =>
  `${picturesKey(jobId)}/${createHash('sha256').update(assetId).digest('hex')}`;

/** Where a job's sources are put for what reads them. */
export const readingKey = (jobId: string): string => `${readingFolder}/${jobId}`;
