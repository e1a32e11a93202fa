import type { Uri } from 'vscode';
import { type Result, succeeded } from '../../client/failure.ts';
import { type Job, unchosen } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { readDocument } from '../request/readSource.ts';
import { provisionalTitle, type SourceText } from '../request/sourceText.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import { showProgress } from '../showProgress.ts';
import { tellNotOpened } from '../tellFailure.ts';
import { exportWords } from '../words/exportWords.ts';
import { hashOf } from './editedDecks.ts';
import { madeOfDeckFile } from './madeOfDeckFile.ts';

/** One for each file, in the place of what was presented of it before. */
const keep = async (
  { store, home }: Parts,
  { origin, name }: SourceText,
  id: string,
  state: Extract<Job['state'], { kind: 'completed' }>,
  title: string | undefined,
): Promise<Job> =>
  (await store.setState(id, state, title)) ??
  store.add({
    id,
    generationId: '',
    service: builtInUrl,
    home,
    title: title ?? name,
    origin,
    choices: unchosen,
    ofDeckFile: true,
    state,
  });

const make = async (parts: Parts, source: SourceText, id: string): Promise<Result<Job>> => {
  const before = parts.store.get(id)?.state;
  const made = await showProgress(say(exportWords.makingSlides), (report, signal) =>
    madeOfDeckFile(parts, source, { report, signal }),
  );
  if (!made.ok) return made;
  const { presentation, connection } = made.value;
  const { id: presentationId, url, slideCount, title } = presentation;
  const state = { kind: 'completed', presentationId, url, slideCount, notices: [] } as const;
  const job = await keep(parts, source, id, state, title);
  if (before?.kind === 'completed') await connection.beyond.deletePresentation(before.presentationId, true);
  return succeeded(job);
};

/** A deck file as it is on the screen, as a deck that can be presented; none where that cannot be, which is said. */
export const presentedDeckFile = async (parts: Parts, uri: Uri): Promise<Job | undefined> => {
  const source = await readDocument(uri);
  const made = await make(parts, source, `file-${hashOf(uri.toString()).slice(0, 16)}`);
  if (made.ok) return made.value;
  await tellNotOpened(parts, { title: provisionalTitle(source), service: builtInUrl }, made.failure);
  return undefined;
};
