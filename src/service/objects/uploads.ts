import { limits } from '../../api/limits.ts';
import type { CreateUploadTarget, UploadTarget } from '../../api/upload.ts';
import { type UploadType, uploadTypeOf, uploadTypes } from '../../api/uploadTypes.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../keys/authenticate.ts';
import { readDownloadLink, writeDownloadLink } from './downloadLink.ts';
import { newObjectKey, writeKey } from './objectKey.ts';
import type { KnownAddresses } from './serviceAddresses.ts';
import type { Signer } from './signer.ts';
import type { UploadPolicy } from './uploadForm.ts';
import type { UploadRows } from './uploadRows.ts';
import type { StoredUpload, UploadStorage } from './uploadStorage.ts';
import type { WorkspaceQuota } from './workspaceQuota.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface UploadsDependencies {
  readonly storage: UploadStorage;
  readonly rows: UploadRows;
  readonly signer: Signer;
  readonly addresses: KnownAddresses;
  readonly quota: Pick<WorkspaceQuota, 'refusal'>;
  readonly now: () => number;
}

const refuse = (message: string) => new Failure('FILE_UPLOAD_ERROR', message);

/** Uploaded files: who may put one where, and which links lead back to it. */
export class Uploads {
  readonly #parts: UploadsDependencies;

  constructor(parts: UploadsDependencies) {
    this.#parts = parts;
  }

  /** `address` is the service's, as clients reach it, without `/api/v1`. Nothing is written yet. */
  async createTarget(
    { workspace, keyId }: Pick<Caller, 'workspace' | 'keyId'>,
    request: CreateUploadTarget,
    address: string,
  ): Promise<UploadTarget | Failure> {
    const type = acceptedType(request);
    if (type instanceof Failure) return type;
    const { storage, signer, addresses, quota } = this.#parts;
    const noRoom = await quota.refusal(workspace, request.declared_file_size);
    if (noRoom) return noRoom;
    await addresses.remember(address);
    const now = this.#parts.now();
    const key = newObjectKey(workspace, request.file_name);
    const policy: UploadPolicy = {
      key: writeKey(key),
      content_type: type,
      file_name: request.file_name,
      largest: request.declared_file_size,
      expires: new Date(now + hourMs).toISOString(),
      asked_by: keyId,
    };
    return {
      ...(await storage.formFor(policy, address)),
      path: policy.key,
      download_url: writeDownloadLink({ address, key, expires: now + limits.uploadUrlDays * dayMs }, signer),
    };
  }

  /** The upload that a link of ours leads to: for the bytes, whoever has the link may have them. */
  async open(link: string): Promise<StoredUpload | Failure> {
    const { storage, signer, now } = this.#parts;
    const read = readDownloadLink(link, signer);
    if (!read) return new Failure('INSUFFICIENT_PRIVILEGES', 'This link was not signed by this service.');
    if (read.expires <= now()) {
      return new Failure('INSUFFICIENT_PRIVILEGES', 'This link has expired: upload the file again.');
    }
    return (
      (await storage.find(read.key)) ?? new Failure('NOT_FOUND', 'This file was never uploaded, or is gone.')
    );
  }

  /** The key of the file that an attachment's url names: signed by us, for this workspace, in time, and there. */
  async resolveDownload(url: string, workspace: string): Promise<string | undefined> {
    const { storage, rows, signer, addresses, now } = this.#parts;
    const link = readDownloadLink(url, signer);
    if (!link || link.key.workspace !== workspace || link.expires <= now()) return undefined;
    if (!(await addresses.wereEver(link.address))) return undefined;
    const upload = await storage.find(link.key);
    if (upload !== undefined) await rows.note(link.key, upload.bytes);
    return upload?.key;
  }

  /** Where the file of a link can be had for a short while; undefined: from the service itself. */
  downloadUrl(upload: StoredUpload): Promise<string | undefined> {
    return this.#parts.storage.downloadUrl(upload);
  }

  /** `inUse`: the keys of files that unfinished jobs still read. Resolves to how many there were. */
  async deleteExpired(time: number, inUse: ReadonlySet<string>): Promise<number> {
    const { storage, rows } = this.#parts;
    const used = new Set([...inUse].map((key) => key.slice(key.indexOf('/') + 1)));
    const oldest = time - (limits.uploadUrlDays + 1) * dayMs;
    await storage.deleteOlderThan(oldest, (name) => used.has(name));
    return rows.deleteOlderThan(oldest, inUse);
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
