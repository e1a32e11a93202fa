import { Uri, workspace } from 'vscode';
import type { Failure } from '../../client/failure.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { readAgain } from '../request/readSource.ts';
import { EditedDecks, hashOf } from './editedDecks.ts';
import { fileNameOf, freePlace } from './freePlace.ts';
import { generatedText } from './generatedText.ts';
import { serviceDeckUri } from './serviceDeckUri.ts';
import { sourceOf } from './sourceOf.ts';

/** Beside the document that the deck was made of, or else in the workspace; undefined: there is no place for files. */
const folderFor = (job: Job): Uri | undefined => {
  const source = sourceOf(job);
  const isInside = source && workspace.getWorkspaceFolder(source);
  const folder = isInside ? Uri.joinPath(source, '..') : workspace.workspaceFolders?.[0]?.uri;
  return folder && workspace.fs.isWritableFileSystem(folder.scheme) !== false ? folder : undefined;
};

/** Unless it was changed since the deck was made: what it was then, nobody knows where it was not kept. */
const sourceHashOf = async (
  { store }: Parts,
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

const writeFile = async (parts: Parts, job: Job, folder: Uri): Promise<Uri | Failure> => {
  const source = sourceOf(job) ? await readAgain(job, parts.store) : undefined;
  const generated = await generatedText(parts, job, folder, source?.text);
  if (!generated.ok) return generated.failure;
  const uri = await freePlace(folder, job.title, '.deck.md');
  const sourceHash = await sourceHashOf(parts, job, source?.text);
  const { id, title, origin, choices } = job;
  await new EditedDecks(parts.context.globalStorageUri).keep({
    deckFile: uri.toString(),
    job: { id, title, origin, choices },
    generated: generated.value,
    ...(sourceHash !== undefined && { sourceHash }),
  });
  await workspace.fs.writeFile(uri, Buffer.from(generated.value));
  return uri;
};

/** Where a deck is edited: in the workspace as a file, or else in the service, which keeps it when it is saved. */
export const placeOfDeck = async (parts: Parts, job: Job): Promise<Uri | Failure> => {
  const folder = folderFor(job);
  if (!folder || !workspace.isTrusted) return serviceDeckUri(job.id, fileNameOf(job.title));
  const known = await new EditedDecks(parts.context.globalStorageUri).fileOf(job.id);
  return known ?? writeFile(parts, job, folder);
};
