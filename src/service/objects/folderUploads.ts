import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { Failure } from '../http/failure.ts';
import type { ObjectFolder, ReceivedFile } from './objectFolder.ts';
import { type ObjectKey, readKey } from './objectKey.ts';
import type { Signer } from './signer.ts';
import { checkForm, type FormField, signForm, type UploadPolicy } from './uploadForm.ts';
import type { UploadRows } from './uploadRows.ts';
import { fileKey, type StoredUpload, type UploadStorage, uploadsFolder } from './uploadStorage.ts';
import type { Room, WorkspaceQuota } from './workspaceQuota.ts';

const About = z.object({ fileName: z.string(), type: z.string() });
const aboutKey = (key: ObjectKey) => `${fileKey(key)}_about`;

const overtaken = 'The file was sent once more, and that one was taken.';

const refuse = (message: string) => new Failure('FILE_UPLOAD_ERROR', message);

export interface FolderUploadsParts {
  readonly folder: ObjectFolder;
  readonly signer: Signer;
  readonly rows: UploadRows;
  readonly quota: Pick<WorkspaceQuota, 'reserve'>;
  /** Whether a key was revoked or has expired. */
  readonly hasEnded: (keyId: string) => Promise<boolean>;
  readonly now: () => number;
}

/** A file that was received, and the room that it takes until it is kept or given up. */
export interface Received {
  readonly file: ReceivedFile;
  readonly room: Room;
}

interface Transfer {
  readonly stop: () => void;
  readonly gone: Promise<void>;
}

/** The service itself is the storage: it takes the forms that it signed. */
export class FolderUploads implements UploadStorage {
  readonly #parts: FolderUploadsParts;
  /** The forms whose files are on their way. */
  readonly #underWay = new Map<string, Transfer>();

  constructor(parts: FolderUploadsParts) {
    this.#parts = parts;
  }

  async formFor(policy: UploadPolicy, address: string) {
    return { url: `${address}/storage`, fields: signForm(policy, this.#parts.signer) };
  }

  admit(fields: readonly FormField[]): UploadPolicy | Failure {
    return checkForm(fields, this.#parts.signer, this.#parts.now());
  }

  /** Streams the file to disk, no more of it than the form allows and the workspace has room for. */
  async receive(policy: UploadPolicy, file: Readable, stop: () => void): Promise<Received | Failure> {
    // What a key had asked for ends with it.
    if (policy.asked_by !== undefined && (await this.#parts.hasEnded(policy.asked_by)))
      return refuse('The API key that asked for this upload was revoked or has expired.');
    const room = await this.#roomFor(policy, file, stop);
    if (room instanceof Failure) return room;
    try {
      return { file: await this.#parts.folder.receive(file, policy.largest), room };
    } catch (error) {
      await room.release();
      if (this.#underWay.has(policy.key)) return refuse(overtaken);
      throw error;
    }
  }

  async discard({ file, room }: Received): Promise<void> {
    await file.discard();
    await room.release();
  }

  /** Keeps the file that an admitted form brought, once; one that is too long is refused and deleted. */
  async store(policy: UploadPolicy, received: Received): Promise<Failure | undefined> {
    try {
      return await this.#keep(policy, received.file);
    } finally {
      await this.discard(received);
    }
  }

  async #keep(policy: UploadPolicy, received: ReceivedFile): Promise<Failure | undefined> {
    const { folder, rows } = this.#parts;
    const key = readKey(policy.key);
    if (!key || received.bytes > policy.largest)
      return refuse(`The file is longer than the ${policy.largest} bytes that were declared for it.`);
    const about = { fileName: policy.file_name, type: policy.content_type };
    let isKept = false;
    try {
      await folder.put(aboutKey(key), Buffer.from(JSON.stringify(about)));
      isKept = await received.keepOnce(fileKey(key));
      if (!isKept) return refuse('This upload target has been used: ask for a new one for another file.');
      await rows.note(key, received.bytes);
      return undefined;
    } catch (error) {
      if (isKept) await folder.removeFolder(fileKey(key));
      // Of the one that the form brought before, it tells what it is.
      if ((await folder.size(fileKey(key))) === undefined) await folder.removeFolder(aboutKey(key));
      throw error;
    }
  }

  /**
   * One form brings one file at a time: many at once would each take the room of the one. The last is taken, since
   * a client that lost its connection tries again before the service knows that it is lost.
   */
  async #roomFor({ key, largest }: UploadPolicy, file: Readable, stop: () => void): Promise<Room | Failure> {
    const { workspace } = readKey(key) ?? {};
    if (workspace === undefined) return refuse('The form names no place for a file.');
    const before = this.#underWay.get(key);
    const { promise: gone, resolve: end } = Promise.withResolvers<void>();
    const transfer = { stop, gone };
    const leave = () => {
      if (this.#underWay.get(key) === transfer) this.#underWay.delete(key);
      end();
    };
    this.#underWay.set(key, transfer);
    try {
      before?.stop();
      await before?.gone;
      const room = file.destroyed ? refuse(overtaken) : await this.#parts.quota.reserve(workspace, largest);
      if (!(room instanceof Failure)) return { release: () => room.release().finally(leave) };
      leave();
      return refuse(room.message);
    } catch (error) {
      leave();
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
    await this.#parts.folder.deleteOlderThan(time, uploadsFolder, (name) =>
      inUse(name.replace(/_about$/, '')),
    );
  }
}
