import { commands, Disposable, window, workspace } from 'vscode';
import { commandIds, internalCommandIds, makeDecks, needTrust } from '../ids.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { commandWords } from '../words/commandWords.ts';

/** What a command throws is a mistake of ours: it is said, and logged whole. */
const guarded = async (
  parts: Parts,
  ready: Promise<void>,
  id: keyof typeof import('./commandTable.ts')['commandTable'],
  target: unknown,
  marked: unknown,
): Promise<unknown> => {
  try {
    if (makeDecks.has(id)) parts.services.startAhead();
    await ready;
    const { commandTable } = await import('./commandTable.ts');
    const run = await commandTable[id]();
    return await run(parts, target, marked);
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
    ...[...Object.values(commandIds), ...Object.values(internalCommandIds)].map((id) =>
      commands.registerCommand(id, (target: unknown, marked: unknown) =>
        needTrust.has(id) && !workspace.isTrusted
          ? import('./sayUntrusted.ts').then(({ sayUntrusted }) => sayUntrusted())
          : guarded(parts, ready, id, target, marked),
      ),
    ),
  );
