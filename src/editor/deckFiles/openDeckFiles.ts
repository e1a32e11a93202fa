import { Disposable, type ExtensionContext, type TextDocument, window, workspace } from 'vscode';
import { deckFilePanelType } from '../ids.ts';
import { onceMade } from '../onceMade.ts';
import { registerLater } from '../registerLater.ts';
import type { DeckFilePanels } from './deckFilePanels.ts';
import type { DeckFilesHere } from './deckFilesHere.ts';
import { isDeckFile } from './isDeckFile.ts';
import type { PictureFiles } from './pictureFiles.ts';

/** How long somebody who types is left alone. */
const patienceMs = 400;

export interface DeckFiles extends Disposable {
  readonly panels: () => Promise<DeckFilePanels>;
  readonly pictures: () => Promise<PictureFiles>;
  readonly here: () => Promise<DeckFilesHere>;
}

/** Deck files in the editor. What reads, shows and draws them loads when there is one. */
export const openDeckFiles = (
  context: Pick<ExtensionContext, 'extensionUri' | 'globalStorageUri'>,
  trouble: (error: unknown) => void,
): DeckFiles => {
  let watched: Disposable | undefined;
  const pictures = onceMade(async () => {
    const made = new (await import('./pictureFiles.ts')).PictureFiles();
    watched = Disposable.from(made, made.onDidChange(picturesChanged));
    return made;
  });
  const drawing = onceMade(
    async () => new (await import('./drawDeckFile.ts')).DeckFileDrawing(await pictures()),
  );
  let shown: DeckFilePanels | undefined;
  const panels = onceMade(async () => {
    const { DeckFilePanels } = await import('./deckFilePanels.ts');
    const made = new DeckFilePanels({ extensionUri: context.extensionUri, drawing, trouble });
    shown = made;
    return made;
  });
  let found: { dispose(): void } | undefined;
  const here = onceMade(async () => {
    const made = new (await import('./deckFilesHere.ts')).DeckFilesHere();
    found = made;
    return made;
  });
  let problems: { dispose(): void } | undefined;
  const loadedProblems = onceMade(async () => {
    const made = new (await import('./deckProblems.ts')).DeckProblems(await pictures());
    problems = made;
    return made;
  });
  const waiting = new Map<string, NodeJS.Timeout>();
  const check = (document: TextDocument) => {
    if (!isDeckFile(document.uri)) return;
    const key = document.uri.toString();
    clearTimeout(waiting.get(key));
    waiting.set(
      key,
      setTimeout(() => {
        waiting.delete(key);
        loadedProblems()
          .then((loaded) => loaded.check(document))
          .catch(trouble);
      }, patienceMs),
    );
  };
  const picturesChanged = () => {
    for (const document of workspace.textDocuments) check(document);
    shown?.drawAnew();
  };
  const forget = (document: TextDocument) => {
    if (!isDeckFile(document.uri)) return;
    clearTimeout(waiting.get(document.uri.toString()));
    loadedProblems()
      .then((loaded) => loaded.forget(document))
      .catch(trouble);
  };
  const registered = Disposable.from(
    window.registerWebviewPanelSerializer(deckFilePanelType, {
      deserializeWebviewPanel: async (panel, state) => (await panels()).restore(panel, state),
    }),
    workspace.onDidOpenTextDocument(check),
    workspace.onDidChangeTextDocument(({ document }) => check(document)),
    workspace.onDidCloseTextDocument(forget),
    registerLater(
      Promise.all([import('./registerSlideLenses.ts'), here()]).then(([{ registerSlideLenses }, files]) =>
        registerSlideLenses(context, files),
      ),
      trouble,
    ),
    registerLater(
      import('./registerDeckLanguage.ts').then(({ registerDeckLanguage }) => registerDeckLanguage(pictures)),
      trouble,
    ),
  );
  for (const document of workspace.textDocuments) check(document);
  return {
    panels,
    pictures,
    here,
    dispose: () => {
      for (const timer of waiting.values()) clearTimeout(timer);
      watched?.dispose();
      problems?.dispose();
      shown?.dispose();
      found?.dispose();
      registered.dispose();
    },
  };
};
