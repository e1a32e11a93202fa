import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { Failure } from '../http/failure.ts';
import { type ObjectFolder, partialFolder, type ReceivedFile } from './objectFolder.ts';
import { type ObjectKey, readKey } from './objectKey.ts';
import type { Signer } from './signer.ts';
import { checkForm, type FormField, signForm, type UploadPolicy } from './uploadForm.ts';
import type { UploadRows } from './uploadRows.ts';
import { fileKey, type StoredUpload, type UploadStorage, uploadsFolder } from './uploadStorage.ts';
import type { WorkspaceQuota } from './workspaceQuota.ts';

const dayMs = 86_400_000;

const About = z.object({ fileName: z.string(), type: z.string() });
const aboutKey = (key: ObjectKey) => `${fileKey(key)}_about`;

const refuse = (message: string) => new Failure('FILE_UPLOAD_ERROR', message);

export interface FolderUploadsParts {
  readonly folder: ObjectFolder;
  readonly signer: Signer;
  readonly rows: UploadRows;
  readonly quota: Pick<WorkspaceQuota, 'refusal'>;
  readonly now: () => number;
}

/** The service itself is the storage: it takes the forms that it signed. */
export class FolderUploads implements UploadStorage {
  readonly #parts: FolderUploadsParts;

  constructor(parts: FolderUploadsParts) {
    this.#parts = parts;
  }

  async formFor(policy: UploadPolicy, address: string) {
    return { url: `${address}/storage`, fields: signForm(policy, this.#parts.signer) };
  }

  admit(fields: readonly FormField[]): UploadPolicy | Failure {
    return checkForm(fields, this.#parts.signer, this.#parts.now());
  }

  /** Streams the file to disk, no more of it than the form allows. */
  receive(policy: UploadPolicy, file: Readable): Promise<ReceivedFile> {
    return this.#parts.folder.receive(file, policy.largest);
  }

  /** Keeps the file that an admitted form brought, once; one that is too long is refused and deleted. */
  async store(policy: UploadPolicy, received: ReceivedFile): Promise<Failure | undefined> {
    const { folder, rows, quota } = this.#parts;
    const key = readKey(policy.key);
    if (!key || received.bytes > policy.largest) {
      await received.discard();
      return refuse(`The file is longer than the ${policy.largest} bytes that were declared for it.`);
    }
    const noRoom = await quota.refusal(key.workspace, received.bytes);
    if (noRoom) {
      await received.discard();
      return refuse(noRoom.message);
    }
    const about = { fileName: policy.file_name, type: policy.content_type };
    try {
      await folder.put(aboutKey(key), Buffer.from(JSON.stringify(about)));
      if (!(await received.keepOnce(fileKey(key)))) {
        return refuse('This upload target has been used: ask for a new one for another file.');
      }
      await rows.note(key, received.bytes);
      return undefined;
    } catch (error) {
      await received.discard();
      throw error;
    }
  }

  async find(key: ObjectKey): Promise<StoredUpload | undefined> {
    const { folder } = this.#parts;
    const bytes = await folder.size(fileKey(key));
    const about = bytes === undefined ? undefined : await folder.open(aboutKey(key));
    if (bytes === undefined || about === undefined) return undefined;
    const { fileName, type } = About.parse(JSON.parse(await text(about.body)));
    return { key: fileKey(key), fileName, type, bytes };
  }

  async downloadUrl(): Promise<undefined> {}

  async deleteOlderThan(time: number, inUse: (name: string) => boolean): Promise<void> {
    const { folder, now } = this.#parts;
    await folder.deleteOlderThan(time, uploadsFolder, (name) => inUse(name.replace(/_about$/, '')));
    await folder.deleteOlderThan(now() - dayMs, partialFolder, () => false);
  }
}
