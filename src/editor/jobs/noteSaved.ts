import type { Uri } from 'vscode';
import type { JobStore } from './jobStore.ts';

/** The decks of a document that had a name but no file are those of the file that it is saved as under this name. */
export const noteSaved = async (store: Pick<JobStore, 'jobs' | 'keep'>, saved: Uri): Promise<void> => {
  const unsaved = saved.with({ scheme: 'untitled', authority: '' }).toString();
  for (const { id, origin } of store.jobs)
    if (origin.kind === 'document' && origin.uri === unsaved)
      await store.keep(id, { origin: { kind: 'document', uri: saved.toString() } });
};
