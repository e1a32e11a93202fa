import { Disposable, EventEmitter, type ExtensionContext, languages, workspace } from 'vscode';
import { onceMade } from '../onceMade.ts';
import { deckFileSelector, isDeckFile } from './isDeckFile.ts';

/** Lenses above headings that have slides, and on deck files whose source has changed. */
export const registerSlideLenses = (context: Pick<ExtensionContext, 'globalStorageUri'>): Disposable => {
  const changed = new EventEmitter<void>();
  const slides = onceMade(async () => new (await import('./sourceSlides.ts')).SourceSlides());
  const watcher = workspace.createFileSystemWatcher('**/*.deck.md');
  const cameOrWent = async () => {
    (await slides()).forgetFiles();
    changed.fire();
  };
  return Disposable.from(
    changed,
    watcher,
    watcher.onDidCreate(cameOrWent),
    watcher.onDidDelete(cameOrWent),
    watcher.onDidChange(() => changed.fire()),
    workspace.onDidSaveTextDocument(() => changed.fire()),
    languages.registerCodeLensProvider(deckFileSelector, {
      onDidChangeCodeLenses: changed.event,
      provideCodeLenses: async (document) =>
        (await import('./slideLenses.ts')).updateLenses(document, context),
    }),
    languages.registerCodeLensProvider(
      { language: 'markdown', scheme: 'file' },
      {
        onDidChangeCodeLenses: changed.event,
        provideCodeLenses: async (document) =>
          isDeckFile(document.uri)
            ? []
            : (await import('./slideLenses.ts')).headingLenses(document, await slides()),
      },
    ),
  );
};
