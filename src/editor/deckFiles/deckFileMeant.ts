import { Uri } from 'vscode';
import { selectedRows } from '../ids.ts';
import type { Parts } from '../parts.ts';
import { activeDocument } from '../request/readSource.ts';
import { isDeckFileNode } from '../views/treeNode.ts';
import { isDeckFile } from './isDeckFile.ts';

/** The deck file that a command is about, by the row or the menu, in the tab of its slides, or as what is being edited. */
export const deckFileMeant = async (
  { deckFiles, selected }: Parts,
  target: unknown,
): Promise<Uri | undefined> => {
  const meant = target === selectedRows ? selected()[0] : target;
  const named = isDeckFileNode(meant) ? meant.uri : meant;
  if (named instanceof Uri && isDeckFile(named)) return named;
  // A tab's own button names no file.
  if (target !== undefined && !(target instanceof Uri)) return undefined;
  const uri = (await deckFiles.panels()).active ?? activeDocument();
  return uri && isDeckFile(uri) ? uri : undefined;
};
