import { Uri } from 'vscode';
import { type Result, succeeded, unusable } from '../../client/failure.ts';
import { linkedPictures } from '../../client/linkedPictures.ts';
import { placeBeside } from '../../deckFile/placeBeside.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { fileToBe } from '../unsavedUri.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { relativePath } from './relativePath.ts';
import { sourceOf } from './sourceOf.ts';

/** A listed deck as its service has it. */
export const deckTextOf = async (
  { services }: Pick<Parts, 'services'>,
  job: Job,
): Promise<Result<{ readonly text: string; readonly version: string }>> => {
  if (job.state.kind !== 'completed') return unusable(say(deckFileWords.notADeckFile));
  const connection = await services.connectToView(job.service);
  if (!connection.ok) return connection;
  const { beyond } = connection.value;
  if (!(await beyond.capabilities()).has('deck'))
    return unusable(say(deckFileWords.serviceCannotEdit, services.nameOf(job.service)));
  return beyond.getDeck(job.state.presentationId);
};

/**
 * A listed deck as a deck file that lies in a folder: its sources and pictures are named as they lie around it,
 * and it has the theme that it is shown in.
 */
export const generatedText = async (
  parts: Pick<Parts, 'services'>,
  job: Job,
  folder: Uri,
  sourceText: string | undefined,
): Promise<Result<string>> => {
  const got = await deckTextOf(parts, job);
  if (!got.ok) return got;
  const { theme } = job;
  const origin = sourceOf(job);
  const source = origin && (fileToBe(origin) ?? origin);
  if (source?.scheme !== folder.scheme)
    return succeeded(placeBeside(got.value.text, { sources: {}, pictures: [], theme }));
  const sourceFolder = Uri.joinPath(source, '..');
  const pictures = sourceText === undefined ? [] : await linkedPictures(sourceText);
  return succeeded(
    placeBeside(got.value.text, {
      sources: { prompt: relativePath(folder.path, source.path) },
      pictures: pictures.map((path) => relativePath(folder.path, Uri.joinPath(sourceFolder, path).path)),
      theme,
    }),
  );
};
