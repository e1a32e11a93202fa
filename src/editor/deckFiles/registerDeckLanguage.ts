import { Disposable, languages } from 'vscode';
import { onceMade } from '../onceMade.ts';
import { deckFileSelector } from './isDeckFile.ts';
import type { PictureFiles } from './pictureFiles.ts';

/** What the editor knows of a deck file while it is written. Each answer's code loads when it is first wanted. */
export const registerDeckLanguage = (pictures: () => Promise<PictureFiles>): Disposable => {
  const outline = () => import('./slideOutline.ts');
  const completion = () => import('./slideCompletion.ts');
  const measure = onceMade(async () =>
    (await import('../../layouts/measure/fontMeasure.ts')).createMeasure(),
  );
  const previews = onceMade(async () => new (await import('./slidePreviews.ts')).SlidePreviews());
  return Disposable.from(
    languages.registerDocumentSymbolProvider(deckFileSelector, {
      provideDocumentSymbols: async (...asked) =>
        (await outline()).slideSymbols.provideDocumentSymbols(...asked),
    }),
    languages.registerFoldingRangeProvider(deckFileSelector, {
      provideFoldingRanges: async (...asked) => (await outline()).slideFolding.provideFoldingRanges(...asked),
    }),
    languages.registerCodeActionsProvider(deckFileSelector, {
      provideCodeActions: async (document, _range, { diagnostics }) => {
        const [{ slideFixes }, ...tools] = await Promise.all([
          import('./slideFixes.ts'),
          pictures(),
          measure(),
        ]);
        return slideFixes(document, diagnostics, { pictures: tools[0], measure: tools[1] });
      },
    }),
    languages.registerHoverProvider(deckFileSelector, {
      provideHover: async (document, position) =>
        (await import('./slideHover.ts')).slideHover(document, position, await previews()),
    }),
    languages.registerCompletionItemProvider(
      deckFileSelector,
      {
        provideCompletionItems: async (document, position) =>
          (await completion()).completions(document, position, await previews()),
        resolveCompletionItem: async (item) => (await completion()).withPicture(item),
      },
      ' ',
      '(',
      '/',
      ':',
    ),
  );
};
