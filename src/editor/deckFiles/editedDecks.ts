import { createHash } from 'node:crypto';
import { FileType, Uri, workspace } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { lineOf } from '../jobs/line.ts';

/** What is known of a deck file that was written for a person to edit. */
export interface EditedDeck {
  readonly deckFile: string;
  readonly job: Pick<Job, 'id' | 'title' | 'origin' | 'choices'> & Partial<Pick<Job, 'line' | 'createdAt'>>;
  /** The deck file as it was generated: what the person changed is what differs from it. */
  readonly generated: string;
  /** Of the source when the deck was made; undefined: it had changed by then, or is gone. */
  readonly sourceHash?: string;
}

/** Of a version of a deck, what is remembered with its file. */
export const editedJob = (job: Job): EditedDeck['job'] => {
  const { id, title, origin, choices, createdAt } = job;
  return { id, title, origin, choices, createdAt, line: lineOf(job) };
};

/** Editors end lines and files each in their own way. */
export const textOfEdited = (text: string): string => text.replace(/\r\n/g, '\n').trimEnd();

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

const isEditedDeck = (value: unknown): value is EditedDeck =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as EditedDeck).deckFile === 'string' &&
  typeof (value as EditedDeck).generated === 'string' &&
  typeof (value as EditedDeck).job?.id === 'string';

/** The deck files that were written for editing, each remembered in a file of this machine. */
export class EditedDecks {
  readonly #folder: Uri;

  constructor(storage: Uri) {
    this.#folder = Uri.joinPath(storage, 'editedDecks');
  }

  #place(deckFile: Uri): Uri {
    return Uri.joinPath(this.#folder, `${hashOf(deckFile.toString())}.json`);
  }

  async keep(edited: EditedDeck): Promise<void> {
    await workspace.fs.createDirectory(this.#folder);
    const text = JSON.stringify(edited);
    await workspace.fs.writeFile(this.#place(Uri.parse(edited.deckFile)), Buffer.from(text));
  }

  async of(deckFile: Uri): Promise<EditedDeck | undefined> {
    return this.#read(this.#place(deckFile));
  }

  /** The file that a deck is edited in, if it is still there. */
  async fileOf(jobId: string): Promise<Uri | undefined> {
    for (const { deckFile, job } of await this.all()) {
      const uri = Uri.parse(deckFile);
      if (job.id === jobId && (await isThere(uri))) return uri;
    }
    return undefined;
  }

  async all(): Promise<readonly EditedDeck[]> {
    const files = (await this.#listed()).filter(([, type]) => type === FileType.File);
    const read = await Promise.all(files.map(([name]) => this.#read(Uri.joinPath(this.#folder, name))));
    return read.filter((edited) => edited !== undefined);
  }

  async #listed(): Promise<readonly [string, FileType][]> {
    return workspace.fs.readDirectory(this.#folder).then(
      (entries) => entries,
      () => [],
    );
  }

  async #read(place: Uri): Promise<EditedDeck | undefined> {
    try {
      const read: unknown = JSON.parse(Buffer.from(await workspace.fs.readFile(place)).toString('utf8'));
      return isEditedDeck(read) ? read : undefined;
    } catch {
      return undefined;
    }
  }
}

export const isThere = async (uri: Uri): Promise<boolean> =>
  workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );
