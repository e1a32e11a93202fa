import { type ExtensionContext, type LogOutputChannel, workspace } from 'vscode';
import { settingIds } from '../ids.ts';
import { readModelChoice } from './modelChoice.ts';
import { ModelDesk } from './modelDesk.ts';
import { ModelKeys } from './modelKeys.ts';

export const openModelDesk = (
  { secrets, subscriptions }: ExtensionContext,
  log: LogOutputChannel,
): ModelDesk => {
  const keys = new ModelKeys(secrets);
  const desk = new ModelDesk({
    choice: () =>
      readModelChoice(workspace.getConfiguration(settingIds.section).get<string>(settingIds.model, '')),
    keyOf: (url) => keys.get(url),
    failed: (line) => log.warn(line),
    answered: (line) => log.debug(line),
  });
  subscriptions.push(
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration(`${settingIds.section}.${settingIds.model}`)) desk.cancelAll();
    }),
  );
  return desk;
};
