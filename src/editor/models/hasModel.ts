import { workspace } from 'vscode';
import { settingIds } from '../ids.ts';
import { readModelChoice } from './modelChoice.ts';

/** Whether the person has chosen a language model for the built-in service. */
export const hasModel = (): boolean =>
  readModelChoice(workspace.getConfiguration(settingIds.section).get<string>(settingIds.model, '')).kind !==
  'none';
