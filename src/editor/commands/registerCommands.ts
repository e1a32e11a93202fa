import { commands, Disposable, window } from 'vscode';
import { type CommandId, commandIds, internalCommandIds } from '../ids.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { commandWords } from '../words/commandWords.ts';

type Run = (parts: Parts, target: unknown) => Promise<unknown>;

/** Each command's code loads when it first runs. */
const table: Record<
  CommandId | (typeof internalCommandIds)[keyof typeof internalCommandIds],
  () => Promise<Run>
> = {
  [commandIds.generate]: async () => (await import('./generate.ts')).generate,
  [commandIds.generateFromSelection]: async () => (await import('./generate.ts')).generateFromSelection,
  [commandIds.generateWithOptions]: async () =>
    (await import('./generateWithOptions.ts')).generateWithOptions,
  [commandIds.generateFromPrompt]: async () => (await import('./generateFromPrompt.ts')).generateFromPrompt,
  [commandIds.generateAgain]: async () => (await import('./generateAgain.ts')).generateAgain,
  [commandIds.answerQuestion]: async () => (await import('./answerQuestion.ts')).answerQuestion,
  [commandIds.sendAnswer]: async () => (await import('./answerQuestion.ts')).sendAnswer,
  [commandIds.openPresentation]: async () => (await import('./openPresentation.ts')).openPresentation,
  [commandIds.openInBrowser]: async () => (await import('./openPresentation.ts')).openInBrowser,
  [commandIds.copyLink]: async () => (await import('./openPresentation.ts')).copyLink,
  [commandIds.rename]: async () => (await import('./rename.ts')).rename,
  [commandIds.stopWatching]: async () => (await import('./changeList.ts')).stopWatching,
  [commandIds.watchAgain]: async () => (await import('./changeList.ts')).watchAgain,
  [commandIds.removeFromList]: async () => (await import('./changeList.ts')).removeFromList,
  [commandIds.attachFiles]: async () => (await import('./attachFiles.ts')).attachFiles,
  [commandIds.chooseService]: async () => (await import('./chooseService.ts')).chooseService,
  [commandIds.chooseModel]: async () => (await import('./chooseModel.ts')).chooseModel,
  [commandIds.setApiKey]: async () => (await import('./apiKey.ts')).setApiKey,
  [commandIds.removeApiKey]: async () => (await import('./apiKey.ts')).removeApiKey,
  [commandIds.showLog]:
    async () =>
    async ({ log }) =>
      log.show(true),
  [commandIds.showAllWorkspaces]:
    async () =>
    async ({ scope }) =>
      scope.set(false),
  [commandIds.showThisWorkspace]:
    async () =>
    async ({ scope }) =>
      scope.set(true),
  [internalCommandIds.goToWhatMatters]: async () => (await import('./goToWhatMatters.ts')).goToWhatMatters,
};

/** What a command throws is a mistake of ours: it is said, and logged whole. */
const guarded = async (
  parts: Parts,
  ready: Promise<void>,
  load: () => Promise<Run>,
  target: unknown,
): Promise<unknown> => {
  try {
    await ready;
    return await (await load())(parts, target);
  } catch (error) {
    parts.log.error(error instanceof Error ? error : String(error));
    const showLog = say(commandWords.showLog);
    const reason = error instanceof Error ? error.message : String(error);
    if ((await window.showErrorMessage(say(commandWords.unexpected, reason), showLog)) === showLog)
      parts.log.show(true);
    return undefined;
  }
};

export const registerCommands = (parts: Parts, ready: Promise<void>): Disposable =>
  Disposable.from(
    ...Object.entries(table).map(([id, load]) =>
      commands.registerCommand(id, (target: unknown) => guarded(parts, ready, load, target)),
    ),
  );
