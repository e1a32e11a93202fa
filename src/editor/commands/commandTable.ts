import type { Move } from '../../player/browser/editorAround.ts';
import { type CommandId, commandIds, internalCommandIds, sideways } from '../ids.ts';
import type { Parts } from '../parts.ts';

/** `marked`: all rows of the list that a menu was opened on. */
export type Run = (parts: Parts, target: unknown, marked: unknown) => Promise<unknown>;

/** What needs no code of its own. */
const atHand = (run: (parts: Parts) => unknown) => async (): Promise<Run> => async (parts) => run(parts);

const turn = (to: Move['to']) => async (): Promise<Run> => async (parts, key) =>
  parts.panels.move({ to, sideways: key === sideways });

/** Each command's code loads when it first runs. */
export const commandTable: Record<
  CommandId | (typeof internalCommandIds)[keyof typeof internalCommandIds],
  () => Promise<Run>
> = {
  [commandIds.generate]: async () => (await import('./generate.ts')).generate,
  [commandIds.generateFromSelection]: async () => (await import('./generate.ts')).generateFromSelection,
  [commandIds.generateWithOptions]: async () =>
    (await import('./generateWithOptions.ts')).generateWithOptions,
  [commandIds.generateFromPrompt]: async () => (await import('./generateFromPrompt.ts')).generateFromPrompt,
  [commandIds.tryExample]: async () => (await import('./tryExample.ts')).tryExample,
  [commandIds.generateAgain]: async () => (await import('./generateAgain.ts')).generateAgain,
  [commandIds.answerQuestion]: async () => (await import('./answerQuestion.ts')).answerQuestion,
  [commandIds.sendAnswer]: async () => (await import('./answerQuestion.ts')).sendAnswer,
  [commandIds.openPresentation]: async () => (await import('./openPresentation.ts')).openPresentation,
  [commandIds.openInBrowser]: async () => (await import('./openPresentation.ts')).openInBrowser,
  [commandIds.copyLink]: async () => (await import('./openPresentation.ts')).copyLink,
  [commandIds.present]: async () => (await import('./present.ts')).present,
  [commandIds.endPresenting]: async () => (await import('./present.ts')).endPresenting,
  [commandIds.print]: async () => (await import('./present.ts')).print,
  [commandIds.startLive]: async () => (await import('./live.ts')).startLive,
  [commandIds.stopLive]: async () => (await import('./live.ts')).stopLive,
  [commandIds.nextSlide]: turn('next'),
  [commandIds.previousSlide]: turn('previous'),
  [commandIds.openSource]: async () => (await import('./openSource.ts')).openSource,
  [commandIds.showVersions]: async () => (await import('./showVersions.ts')).showVersions,
  [commandIds.compareVersions]: async () => (await import('./versions.ts')).compareVersions,
  [commandIds.restoreVersion]: async () => (await import('./versions.ts')).restoreVersion,
  [commandIds.sortByTitle]: atHand(({ scope }) => scope.sort(true)),
  [commandIds.sortByDate]: atHand(({ scope }) => scope.sort(false)),
  [commandIds.rename]: async () => (await import('./rename.ts')).rename,
  [commandIds.cancel]: async () => (await import('./changeList.ts')).cancel,
  [commandIds.stopWatching]: async () => (await import('./changeList.ts')).stopWatching,
  [commandIds.watchAgain]: async () => (await import('./changeList.ts')).watchAgain,
  [commandIds.remove]: async () => (await import('./remove.ts')).remove,
  [commandIds.attachFiles]: async () => (await import('./attachFiles.ts')).attachFiles,
  [commandIds.chooseService]: async () => (await import('./chooseService.ts')).chooseService,
  [commandIds.chooseModel]: async () => (await import('./chooseModel.ts')).chooseModel,
  [commandIds.setApiKey]: async () => (await import('./apiKey.ts')).setApiKey,
  [commandIds.removeApiKey]: async () => (await import('./apiKey.ts')).removeApiKey,
  [commandIds.showLog]: atHand(({ log }) => log.show(true)),
  [commandIds.showAllWorkspaces]: atHand(({ scope }) => scope.set(false)),
  [commandIds.showThisWorkspace]: atHand(({ scope }) => scope.set(true)),
  [commandIds.export]: async () => (await import('./exportDeck.ts')).exportDeck,
  [commandIds.openDeckFile]: async () => (await import('./deckFile.ts')).openDeckFile,
  [commandIds.moveSlideUp]: async () => (await import('./deckFile.ts')).moveSlideUp,
  [commandIds.moveSlideDown]: async () => (await import('./deckFile.ts')).moveSlideDown,
  [commandIds.duplicateSlide]: async () => (await import('./deckFile.ts')).duplicateSlide,
  [commandIds.changeLayout]: async () => (await import('./changeLayout.ts')).changeLayout,
  [commandIds.editSlides]: async () => (await import('./editSlides.ts')).editSlides,
  [commandIds.updateFromSource]: async () => (await import('./updateFromSource.ts')).updateFromSource,
  [commandIds.goToSource]: async () => (await import('./slideSource.ts')).goToSource,
  [commandIds.goToSlide]: async () => (await import('./slideSource.ts')).goToSlide,
  [commandIds.rewriteSlide]: async () => (await import('./rewriteSlide.ts')).rewriteSlide,
  [commandIds.takeRewriting]: async () => (await import('./rewriteSlide.ts')).takeRewriting,
  [commandIds.dropRewriting]: async () => (await import('./rewriteSlide.ts')).dropRewriting,
  [commandIds.refreshTeam]: async () => (await import('./teamList.ts')).refreshTeam,
  [internalCommandIds.openRow]: async () => (await import('./openRow.ts')).openRow,
  [internalCommandIds.showMoreOfTeam]: async () => (await import('./teamList.ts')).showMoreOfTeam,
  [internalCommandIds.createPicture]: async () => (await import('./deckFile.ts')).createPicture,
  [internalCommandIds.dropSlides]: async () => (await import('./dropSlides.ts')).dropSlides,
  [internalCommandIds.choosePicture]: async () => (await import('./deckFile.ts')).choosePicture,
  [internalCommandIds.tellUndrawn]: async () => (await import('./tellUndrawn.ts')).tellUndrawn,
  [internalCommandIds.goToWhatMatters]: async () => (await import('./goToWhatMatters.ts')).goToWhatMatters,
};
