import { Disposable, EventEmitter, type ExtensionContext, languages, workspace } from 'vscode';
import { onceMade } from '../onceMade.ts';
import type { DeckFilesHere } from './deckFilesHere.ts';
import { deckFileSelector, isDeckFile } from './isDeckFile.ts';

/** Lenses above headings that have slides, and on deck files whose source has changed. */
export const registerSlideLenses = (
  context: Pick<ExtensionContext, 'globalStorageUri'>,
  here: DeckFilesHere,
): Disposable => {
  const changed = new EventEmitter<void>();
  const slides = onceMade(async () => new (await import('./sourceSlides.ts')).SourceSlides(here));
  return Disposable.from(
    changed,
    here.onDidChange(() => changed.fire()),
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
