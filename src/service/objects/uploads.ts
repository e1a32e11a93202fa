import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { limits } from '../../api/limits.ts';
import type { CreateUploadTarget, UploadTarget } from '../../api/upload.ts';
import { type UploadType, uploadTypeOf, uploadTypes } from '../../api/uploadTypes.ts';
import { Failure } from '../http/failure.ts';
import type { Store } from '../store/store.ts';
import { readDownloadLink, writeDownloadLink } from './downloadLink.ts';
import { type ObjectFolder, partialFolder, type ReceivedFile } from './objectFolder.ts';
import { newObjectKey, type ObjectKey, readKey, writeKey } from './objectKey.ts';
import type { ServiceAddresses } from './serviceAddresses.ts';
import type { Signer } from './signer.ts';
import { checkForm, type FormField, signForm, type UploadPolicy } from './uploadForm.ts';
import type { WorkspaceQuota } from './workspaceQuota.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A file that was uploaded, in full. */
export interface StoredUpload {
  /** For ObjectFolder. */
  readonly key: string;
  /** As it was given. */
  readonly fileName: string;
  readonly type: string;
  readonly bytes: number;
}

const About = z.object({ fileName: z.string(), type: z.string() });

export interface UploadsDependencies {
  readonly folder: ObjectFolder;
  readonly signer: Signer;
  readonly addresses: ServiceAddresses;
  readonly store: Store;
  readonly quota: WorkspaceQuota;
  readonly now: () => number;
}

const uploadsFolder = 'uploads';
const fileKey = ({ id }: ObjectKey) => `${uploadsFolder}/${id}`;
const aboutKey = (key: ObjectKey) => `${fileKey(key)}_about`;

const refuse = (message: string) => new Failure('FILE_UPLOAD_ERROR', message);

/** Uploaded files: who may put one where, and which links lead back to it. */
export class Uploads {
  readonly #folder: ObjectFolder;
  readonly #signer: Signer;
  readonly #addresses: ServiceAddresses;
  readonly #store: Store;
  readonly #quota: WorkspaceQuota;
  readonly #now: () => number;

  constructor({ folder, signer, addresses, store, quota, now }: UploadsDependencies) {
    this.#folder = folder;
    this.#signer = signer;
    this.#addresses = addresses;
    this.#store = store;
    this.#quota = quota;
    this.#now = now;
  }

  /** `address` is the service's, as clients reach it, without `/api/v1`. Nothing is written yet. */
  async createTarget(
    workspace: string,
    request: CreateUploadTarget,
    address: string,
  ): Promise<UploadTarget | Failure> {
    const type = acceptedType(request);
    if (type instanceof Failure) return type;
    const noRoom = await this.#quota.refusal(workspace, request.declared_file_size);
    if (noRoom) return noRoom;
    await this.#addresses.remember(address);
    const now = this.#now();
    const key = newObjectKey(workspace, request.file_name);
    const policy: UploadPolicy = {
      key: writeKey(key),
      content_type: type,
      file_name: request.file_name,
      largest: request.declared_file_size,
      expires: new Date(now + hourMs).toISOString(),
    };
    return {
      url: `${address}/storage`,
      fields: signForm(policy, this.#signer),
      path: policy.key,
      download_url: writeDownloadLink(
        { address, key, expires: now + limits.uploadUrlDays * dayMs },
        this.#signer,
      ),
    };
  }

  admit(fields: readonly FormField[]): UploadPolicy | Failure {
    return checkForm(fields, this.#signer, this.#now());
  }

  /** Streams the file to disk, no more of it than the form allows. */
  receive(policy: UploadPolicy, file: Readable): Promise<ReceivedFile> {
    return this.#folder.receive(file, policy.largest);
  }

  /** Keeps the file that an admitted form brought, once; one that is too long is refused and deleted. */
  async store(policy: UploadPolicy, received: ReceivedFile): Promise<Failure | undefined> {
    const key = readKey(policy.key);
    if (!key || received.bytes > policy.largest) {
      await received.discard();
      return refuse(`The file is longer than the ${policy.largest} bytes that were declared for it.`);
    }
    const noRoom = await this.#quota.refusal(key.workspace, received.bytes);
    if (noRoom) {
      await received.discard();
      return refuse(noRoom.message);
    }
    const about = { fileName: policy.file_name, type: policy.content_type };
    try {
      await this.#folder.put(aboutKey(key), Buffer.from(JSON.stringify(about)));
      if (!(await received.keepOnce(fileKey(key)))) {
        return refuse('This upload target has been used: ask for a new one for another file.');
      }
      await this.#store
        .insertInto('uploads')
        .values({
          key: fileKey(key),
          workspaceId: key.workspace,
          bytes: received.bytes,
          createdAt: new Date(this.#now()).toISOString(),
        })
        .execute();
      return undefined;
    } catch (error) {
      await received.discard();
      throw error;
    }
  }

  /** The upload that a link of ours leads to: for the bytes, whoever has the link may have them. */
  async open(link: string): Promise<StoredUpload | Failure> {
    const read = readDownloadLink(link, this.#signer);
    if (!read) return new Failure('INSUFFICIENT_PRIVILEGES', 'This link was not signed by this service.');
    if (read.expires <= this.#now()) {
      return new Failure('INSUFFICIENT_PRIVILEGES', 'This link has expired: upload the file again.');
    }
    return (
      (await this.#find(read.key)) ?? new Failure('NOT_FOUND', 'This file was never uploaded, or is gone.')
    );
  }

  /** The key of the file that an attachment's url names: signed by us, for this workspace, in time, and there. */
  async resolveDownload(url: string, workspace: string): Promise<string | undefined> {
    const link = readDownloadLink(url, this.#signer);
    if (!link || link.key.workspace !== workspace || link.expires <= this.#now()) return undefined;
    if (!(await this.#addresses.wereEver(link.address))) return undefined;
    return (await this.#find(link.key))?.key;
  }

  /** `inUse`: the keys of files that unfinished jobs still read. */
  async deleteExpired(inUse: ReadonlySet<string>): Promise<void> {
    const now = this.#now();
    const used = new Set([...inUse].map((key) => key.slice(key.indexOf('/') + 1)));
    const isUsed = (name: string) => used.has(name.replace(/_about$/, ''));
    const oldest = now - (limits.uploadUrlDays + 1) * dayMs;
    await this.#folder.deleteOlderThan(oldest, uploadsFolder, isUsed);
    await this.#store
      .deleteFrom('uploads')
      .where('createdAt', '<', new Date(oldest).toISOString())
      .$if(inUse.size > 0, (query) => query.where('key', 'not in', [...inUse]))
      .execute();
    await this.#folder.deleteOlderThan(now - dayMs, partialFolder, () => false);
  }

  async #find(key: ObjectKey): Promise<StoredUpload | undefined> {
    const bytes = await this.#folder.size(fileKey(key));
    if (bytes === undefined) return undefined;
    const about = About.parse(JSON.parse(await readFile(this.#folder.filePath(aboutKey(key)), 'utf8')));
    return { key: fileKey(key), fileName: about.fileName, type: about.type, bytes };
  }
}

const essenceOf = (contentType: string) => contentType.split(';')[0]!.trim().toLowerCase();

const allowed = Object.keys(uploadTypes).join(', ');

function acceptedType({
  file_name,
  content_type,
  declared_file_size,
}: CreateUploadTarget): UploadType | Failure {
  const expected = uploadTypeOf(file_name);
  if (!expected) return refuse(`file_name must end in one of ${allowed}.`);
  if (essenceOf(content_type) !== expected) {
    return refuse(`content_type must be ${expected} for a file of this extension, not ${content_type}.`);
  }
  if (declared_file_size > limits.uploadBytes) {
    return refuse(`declared_file_size is over 50 MB (${limits.uploadBytes} bytes).`);
  }
  return expected;
}
