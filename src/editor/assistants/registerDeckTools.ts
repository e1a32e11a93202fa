import { Disposable, type LanguageModelTool, lm } from 'vscode';
import type { PictureFiles } from '../deckFiles/pictureFiles.ts';
import { deckToolIds } from '../ids.ts';
import { onceMade } from '../onceMade.ts';

/** The tools for the editor's assistants; what they do loads when one is first used. */
export const registerDeckTools = (pictures: () => Promise<PictureFiles>): Disposable => {
  const loaded = onceMade(async () => (await import('./deckTools.ts')).deckTools(await pictures()));
  const names = Object.keys(deckToolIds) as (keyof typeof deckToolIds)[];
  return Disposable.from(
    ...names.map((name) => {
      const tool: LanguageModelTool<never> = {
        invoke: async (...asked) => (await loaded())[name].invoke(...asked),
        prepareInvocation: async (...asked) => (await loaded())[name].prepareInvocation?.(...asked),
      };
      return lm.registerTool(deckToolIds[name], tool);
    }),
  );
};
