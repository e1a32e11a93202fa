import type { UploadTarget } from '../../api/upload.ts';
import type { ObjectKey } from './objectKey.ts';
import type { UploadPolicy } from './uploadForm.ts';

/** A file that was uploaded, in full. */
export interface StoredUpload {
  /** For Objects. */
  readonly key: string;
  /** As it was given. */
  readonly fileName: string;
  readonly type: string;
  readonly bytes: number;
}

export const uploadsFolder = 'uploads';
export const fileKey = ({ id }: ObjectKey): string => `${uploadsFolder}/${id}`;

/** Where clients send files to, and where these are found again. */
export interface UploadStorage {
  /** Lets whoever has it put one file there. Nothing is written yet; `address` is the service's. */
  formFor(policy: UploadPolicy, address: string): Promise<Pick<UploadTarget, 'url' | 'fields'>>;
  /** Undefined: the file was never uploaded as its form allowed, or is gone. */
  find(key: ObjectKey): Promise<StoredUpload | undefined>;
  /** Where the file can be had for a short while; undefined: from the service itself. */
  downloadUrl(upload: StoredUpload): Promise<string | undefined>;
  deleteOlderThan(time: number, inUse: (name: string) => boolean): Promise<void>;
}
