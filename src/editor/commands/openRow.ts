import { setTimeout as sleep } from 'node:timers/promises';
import { commands } from 'vscode';
import type { Parts } from '../parts.ts';
import { commandOfRow } from '../views/commandOfRow.ts';
import type { TreeNode } from '../views/treeNode.ts';

const drawnWithin = 2_000;
const glance = 40;

/** While rows are drawn anew the editor knows of none, for a moment. */
const clickedRow = async ({ selected }: Parts): Promise<TreeNode | undefined> => {
  for (let waited = 0; waited < drawnWithin && selected().length === 0; waited += glance) await sleep(glance);
  return selected()[0];
};

/** A click on a row of the list. */
export const openRow = async (parts: Parts): Promise<void> => {
  const node = await clickedRow(parts);
  const command = node && commandOfRow(node);
  if (command) await commands.executeCommand(command, node);
};
