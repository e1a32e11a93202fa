import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import * as z from 'zod';
import { attachmentNamed } from '../objects/contentDisposition.ts';
import { type ObjectKey, readKey } from '../objects/objectKey.ts';
import type { UploadPolicy } from '../objects/uploadForm.ts';
import { fileKey, type StoredUpload, type UploadStorage, uploadsFolder } from '../objects/uploadStorage.ts';
import type { BucketObjects } from './bucket.ts';

const downloadSeconds = 300;

/** What its form says of a file stands beside it in the storage. */
const About = z.object({ fileName: z.string(), type: z.string(), largest: z.int() });

const write = (about: z.infer<typeof About>) => Buffer.from(JSON.stringify(about)).toString('base64url');
const read = (text: string) => About.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));

export interface BucketUploadsParts {
  readonly objects: BucketObjects;
  readonly bucket: string;
  /** Signs addresses under which clients reach the storage. */
  readonly signing: S3Client;
  readonly now: () => number;
}

/** Clients send files to the storage themselves, by a form that it checks. */
export class BucketUploads implements UploadStorage {
  readonly #parts: BucketUploadsParts;

  constructor(parts: BucketUploadsParts) {
    this.#parts = parts;
  }

  async formFor({ key, content_type, file_name, largest, expires }: UploadPolicy) {
    const { bucket, signing, now } = this.#parts;
    const { url, fields } = await createPresignedPost(signing, {
      Bucket: bucket,
      Key: fileKey(readKey(key)!),
      Expires: Math.round((Date.parse(expires) - now()) / 1_000),
      Fields: {
        'Content-Type': content_type,
        'x-amz-meta-about': write({ fileName: file_name, type: content_type, largest }),
        success_action_status: '204',
      },
      Conditions: [['content-length-range', 0, largest]],
    });
    return { url, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
  }

  /** A storage that lets more through than its form allows is not believed. */
  async find(key: ObjectKey): Promise<StoredUpload | undefined> {
    const found = await this.#parts.objects.about(fileKey(key));
    if (found?.about === undefined) return undefined;
    const { fileName, type, largest } = read(found.about);
    return found.bytes > largest ? undefined : { key: fileKey(key), fileName, type, bytes: found.bytes };
  }

  downloadUrl({ key, fileName, type }: StoredUpload): Promise<string> {
    const { bucket, signing } = this.#parts;
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: key,
      ResponseContentType: type,
      ResponseContentDisposition: attachmentNamed(fileName),
    });
    return getSignedUrl(signing, command, { expiresIn: downloadSeconds });
  }

  deleteOlderThan(time: number, inUse: (name: string) => boolean): Promise<void> {
    return this.#parts.objects.deleteOlderThan(time, uploadsFolder, inUse);
  }
}
