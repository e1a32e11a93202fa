import type { Uri } from 'vscode';
import { isDeckFile } from './deckFiles/isDeckFile.ts';
import type { Job } from './jobs/job.ts';
import type { Parts } from './parts.ts';
import { unsavedUri } from './unsavedUri.ts';

/** The decks of a document that had a name but no file are those of the file that it is saved as under this name. */
const keepDecks = async ({ store, context }: Parts, saved: Uri): Promise<void> => {
  const unsaved = unsavedUri(saved).toString();
  const isOfIt = ({ origin }: Pick<Job, 'origin'>) => origin.kind === 'document' && origin.uri === unsaved;
  const own = store.jobs.filter(isOfIt);
  if (own.length === 0) return;
  const origin = { kind: 'document', uri: saved.toString() } as const;
  for (const { id } of own) await store.keep(id, { origin });
  const { EditedDecks } = await import('./deckFiles/editedDecks.ts');
  const decks = new EditedDecks(context.globalStorageUri);
  for (const edited of await decks.all())
    if (isOfIt(edited.job)) await decks.keep({ ...edited, job: { ...edited.job, origin } });
};

/** What the saving of a file means for the decks: whose they are, and whether their slides were changed in it. */
export const noteSaved = async (parts: Parts, saved: Uri): Promise<void> => {
  await keepDecks(parts, saved);
  if (isDeckFile(saved)) parts.panels.noteChanged();
};
