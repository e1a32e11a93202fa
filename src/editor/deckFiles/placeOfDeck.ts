import { Uri, workspace } from 'vscode';
import type { Failure } from '../../client/failure.ts';
import { fileNameOf } from '../../deck/fileName.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { readAgain } from '../request/readSource.ts';
import { type EarlierFile, earlierFile } from './earlierFile.ts';
import { EditedDecks, editedJob, hashOf } from './editedDecks.ts';
import { freePlace } from './freePlace.ts';
import { generatedText } from './generatedText.ts';
import { serviceDeckUri } from './serviceDeckUri.ts';
import { sourceOf } from './sourceOf.ts';

/** Beside the document that the deck was made of, or else in the workspace; undefined: there is no place for files. */
const folderFor = (job: Job): Uri | undefined => {
  if (!workspace.isTrusted) return undefined;
  const source = sourceOf(job);
  const isInside = source && workspace.getWorkspaceFolder(source);
  const folder = isInside ? Uri.joinPath(source, '..') : workspace.workspaceFolders?.[0]?.uri;
  return folder && workspace.fs.isWritableFileSystem(folder.scheme) !== false ? folder : undefined;
};

/** Unless it was changed since the deck was made: what it was then, nobody knows where it was not kept. */
const sourceHashOf = async (
  { store }: Pick<Parts, 'store'>,
  job: Job,
  text: string | undefined,
): Promise<string | undefined> => {
  const source = sourceOf(job);
  if (!source || text === undefined) return undefined;
  const kept = await store.textOf(job.id);
  if (kept !== undefined) return hashOf(kept);
  try {
    const { mtime } = await workspace.fs.stat(source);
    return mtime <= job.createdAt ? hashOf(text) : undefined;
  } catch {
    return undefined;
  }
};

/** What is known of the document that a version was made of. */
export interface MadeOf {
  readonly text: string | undefined;
  readonly hash: string | undefined;
}

export const madeOf = async (parts: Parts, job: Job): Promise<MadeOf> => {
  const text = sourceOf(job) && (await readAgain(job, parts.store))?.text;
  return { text, hash: await sourceHashOf(parts, job, text) };
};

const writeFile = async (parts: Parts, job: Job, folder: Uri): Promise<Uri | Failure> => {
  const source = await madeOf(parts, job);
  const earlier = await earlierFile(parts, job);
  const isUntouched = earlier && !earlier.isChanged;
  const uri = isUntouched ? earlier.uri : await freePlace(folder, job.title, '.deck.md');
  const generated = await generatedText(parts, job, Uri.joinPath(uri, '..'), source.text);
  if (!generated.ok) return generated.failure;
  await new EditedDecks(parts.context.globalStorageUri).keep({
    deckFile: uri.toString(),
    job: editedJob(job),
    generated: generated.value,
    ...(source.hash !== undefined && { sourceHash: source.hash }),
  });
  await workspace.fs.writeFile(uri, Buffer.from(generated.value));
  return uri;
};

const ownFile = ({ context }: Parts, { id }: Job): Promise<Uri | undefined> =>
  new EditedDecks(context.globalStorageUri).fileOf(id);

/**
 * Where a deck is edited: in the workspace as a file, or else in the service, which keeps it when it is saved. A file of an
 * earlier version that nobody wrote in becomes this one's.
 */
export const placeOfDeck = async (parts: Parts, job: Job): Promise<Uri | Failure> => {
  const folder = folderFor(job);
  if (!folder) return serviceDeckUri(job.id, fileNameOf(job.title, ''));
  return (await ownFile(parts, job)) ?? writeFile(parts, job, folder);
};

/** The file in which the person changed an earlier version of a deck that has no file of its own. */
export const changedBefore = async (parts: Parts, job: Job): Promise<EarlierFile | undefined> => {
  if (!folderFor(job) || (await ownFile(parts, job))) return undefined;
  const earlier = await earlierFile(parts, job);
  return earlier?.isChanged ? earlier : undefined;
};
