import type { Memento } from 'vscode';
import type { Attachment } from '../../api/attachment.ts';
import { limits } from '../../api/limits.ts';

const storageKey = 'uploads';
const hour = 3_600_000;
/** An hour less than the address is valid, so that a job can still fetch it. */
const validMilliseconds = limits.uploadUrlDays * 24 * hour - hour;

interface Entry {
  readonly attachment: Attachment;
  readonly uploadedAt: number;
}

/** What identifies a file's bytes at a service. */
export interface UploadIdentity {
  readonly baseUrl: string;
  readonly fileName: string;
  readonly sha256: string;
}

const nameOf = ({ baseUrl, fileName, sha256 }: UploadIdentity) => `${baseUrl} ${sha256} ${fileName}`;

/** Uploads that are still there, so that an unchanged file is not sent again. */
export class UploadCache {
  readonly #memento: Pick<Memento, 'get' | 'update'>;
  readonly #now: () => number;

  constructor(memento: Pick<Memento, 'get' | 'update'>, now: () => number) {
    this.#memento = memento;
    this.#now = now;
  }

  #valid(): Record<string, Entry> {
    const entries = Object.entries(this.#memento.get<Record<string, Entry>>(storageKey, {}));
    return Object.fromEntries(
      entries.filter(([, { uploadedAt }]) => this.#now() - uploadedAt < validMilliseconds),
    );
  }

  find(file: UploadIdentity): Attachment | undefined {
    return this.#valid()[nameOf(file)]?.attachment;
  }

  async keep(uploads: readonly (readonly [UploadIdentity, Attachment])[]): Promise<void> {
    if (uploads.length === 0) return;
    const uploadedAt = this.#now();
    const added = uploads.map(([file, attachment]) => [nameOf(file), { attachment, uploadedAt }] as const);
    const kept = { ...this.#valid(), ...Object.fromEntries(added) };
    // Without it a file is sent again, no more.
    await Promise.resolve(this.#memento.update(storageKey, kept)).catch(() => undefined);
  }

  /** After a service refused one: it forgot them. */
  async clear(): Promise<void> {
    await this.#memento.update(storageKey, undefined);
  }
}
