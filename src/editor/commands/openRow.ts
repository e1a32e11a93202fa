import { commands } from 'vscode';
import type { Parts } from '../parts.ts';
import { commandOfRow } from '../views/commandOfRow.ts';

/** A click on a row of the list. */
export const openRow = async ({ clickedRow }: Parts): Promise<void> => {
  const node = await clickedRow();
  const command = node && commandOfRow(node);
  if (command) await commands.executeCommand(command, node);
};
