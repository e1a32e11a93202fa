import { Disposable, EventEmitter, type FileChangeEvent, FileSystemError, type Uri, workspace } from 'vscode';
import { onceMade } from '../onceMade.ts';
import type { ServiceDeckFiles } from './serviceDeckFiles.ts';
import { serviceDeckScheme } from './serviceDeckUri.ts';

const fixed = (uri: Uri): never => {
  throw FileSystemError.NoPermissions(uri);
};

/** Deck files of services in the editor; what reads and saves them loads with the first. */
export const registerServiceDecks = (open: () => Promise<ServiceDeckFiles>): Disposable => {
  const files = onceMade(open);
  const changes = new EventEmitter<FileChangeEvent[]>();
  return Disposable.from(
    changes,
    workspace.registerFileSystemProvider(
      serviceDeckScheme,
      {
        onDidChangeFile: changes.event,
        watch: () => new Disposable(() => undefined),
        stat: async (uri) => (await files()).stat(uri),
        readFile: async (uri) => (await files()).readFile(uri),
        writeFile: async (uri, content) => (await files()).writeFile(uri, content),
        readDirectory: () => [],
        createDirectory: fixed,
        delete: fixed,
        rename: fixed,
      },
      { isCaseSensitive: true },
    ),
  );
};
