import type { Uri } from 'vscode';

/** How the editor names a document that is to be this file, before it is saved for the first time. */
export const unsavedUri = (file: Uri): Uri => file.with({ scheme: 'untitled', authority: '' });

/** The file that such a document is to be; undefined: nobody has said that yet. */
export const fileToBe = (unsaved: Uri): Uri | undefined =>
  unsaved.scheme === 'untitled' && unsaved.path.startsWith('/')
    ? unsaved.with({ scheme: 'file' })
    : undefined;
